### The page: what every view needs, and what the server's problems are in words.

page-loading = Loading …
page-not-found = There is nothing at this address.
page-failed = This part of the page could not be loaded.
page-reload = Try again
page-to-start = To the start page
page-close = Close
page-cancel = Cancel
page-open-seat = Open seat

## Problems: problem- and the code of the server.

problem-other = That did not work ({ $code }).
problem-bad_request = The server did not understand this. Reload the page.
problem-too_large = This is too large for the server.
problem-too_many = That was too fast. Wait a moment and try again.
problem-too_many_matches = You have too many open matches. Finish or leave one first.
problem-not_json = This is not a JSON file.
problem-not_found = This table does not exist, or no longer exists.
problem-not_allowed = This cannot be done here.
problem-cross_site = The browser sent this from another site. Reload the page.
problem-unsupported = The server does not take files of this kind.
problem-broken = The server made a mistake. Nothing was changed.
problem-unavailable = The server cannot be reached.
problem-no_session = You are not known here yet. Sit down or log in first.
problem-wrong_password = Name or password is wrong.
problem-name_taken = This name is taken.
problem-bad_name = Choose another name.
problem-bad_password = Choose a longer password.
problem-common_password = This password is one of the first that attackers try. Choose another one.
problem-banned = This account is locked. Ask the operator of this server.
problem-wrong_reset_code = The name or the code is wrong, or the code has expired.
problem-wrong_code = This code gives no seat back.
problem-bad_options = The table cannot be made with these options.
problem-not_your_seat = This is not your seat.
problem-not_seated = You have no seat at this table.
problem-not_host = Only the host can do this.
problem-seat_taken = Somebody sits there already.
problem-no_free_seat = No seat is free any more.
problem-already_seated = You already have a seat at this table.
problem-not_idle = This player has not been away long enough.
problem-wrong_status = This is not possible at this point of the game.
problem-no_spectators = This table does not want spectators.
problem-no_hints = This table is played without hints.
problem-refused = The rules do not allow this.
problem-wrong_seq = Somebody moved in the meantime. Check the table and decide again.
problem-key_reused = This move was sent already.
problem-no_undo = This cannot be undone any more.
problem-no_auction = This plant is not up for auction.
problem-order_too_low = The limit is too low: bid at least { $least }.
problem-order_above_money = You have only { $money } Elektro.
problem-no_proposal = There is nothing to vote on any more.
problem-no_such_number = The game does not have that many moves.
problem-broken_record = This file is not a valid record: { $fault }
