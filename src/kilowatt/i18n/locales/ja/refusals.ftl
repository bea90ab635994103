### できない理由。refusal- に続けてコード。引数は拒否の事実。

## 共通

refusal-not_an_action = 「{ $action }」はこのゲームの行動ではありません。
refusal-no_such_seat = このテーブルに席{ $seat }はありません。
refusal-not_your_turn = あなたの手番ではありません。手番：{ $active }。
refusal-wrong_phase = 今はできません。フェイズ：{ $phase }。
refusal-game_over = ゲームは終了しました。
refusal-cannot_pay = 費用は{ $price }エレクトロ、所持金は{ $money }エレクトロです。
refusal-plant_not_owned = 発電所{ $plant }はあなたのものではありません。

## 地域の選択

refusal-unknown_region = このマップに地域「{ $region }」はありません。
refusal-region_taken = 地域「{ $region }」はすでに使用中です。別の地域を選んでください。
refusal-region_not_adjacent = 地域「{ $region }」は使用中の地域と隣り合っていません。隣り合う地域を選んでください。

## オークション

refusal-plant_not_in_market = 発電所{ $plant }は市場にありません。
refusal-plant_in_future_market = 発電所{ $plant }は未来の市場にあります。現在の市場から選んでください。
refusal-auction_running = 発電所{ $plant }の競りの最中です。入札かパスをしてください。
refusal-nothing_nominated = 競りに出ている発電所がありません。先に1つ出してください。
refusal-bid_too_low = { $bid }では足りません。{ $least }エレクトロ以上で入札してください。
refusal-bid_above_money = { $bid }は入札できません。所持金は{ $money }エレクトロです。
refusal-must_open = 発電所{ $plant }を競りに出しました。{ $plant }エレクトロ以上で入札してください。
refusal-must_buy_in_round_1 = 第1ラウンドは全員が発電所を買います。1つ競りに出してください。
refusal-must_scrap = 発電所{ $plant }で上限を1つ超えました。先に別の発電所を廃棄してください。
refusal-nothing_to_scrap = 今は廃棄する発電所がありません。
refusal-plant_just_bought = 発電所{ $plant }は今買ったものです。別の発電所を廃棄してください。
refusal-nothing_to_drop = 今は戻す資源がありません。
refusal-must_settle_fuel = 先に発電所{ $plant }の資源を決めてください。戻すか、完了してください。
refusal-fuel_not_droppable = 発電所{ $plant }から{ fuel }は戻せません。
refusal-fuel_does_not_fit = 発電所{ $plant }の資源は他の発電所に収まりません。もっと戻してください。

## 資源

refusal-unknown_fuel = 資源「{ $fuel }」はありません。
refusal-fuel_sold_out = { fuel }は売り切れです。
refusal-no_room = あなたの発電所にはもう{ fuel }を置けません。

## 建設

refusal-unknown_city = このマップに都市「{ $city }」はありません。
refusal-city_not_in_play = { $city }は使用中の地域にありません。
refusal-city_already_yours = { $city }にはもうあなたの家があります。
refusal-city_full = { $city }は満員です。ステップ{ $step }では1都市に{ $step }軒までです。
refusal-city_not_empty = { $city }にはもう家があります。最初の都市は空き都市にしてください。

## 決算

refusal-plants_not_ascending = 発電所は番号の小さい順に1回ずつ指定してください。
refusal-fuel_lacking = これらの発電所を動かす資源が足りません。数を減らしてください。
refusal-mix_out_of_range = ハイブリッドは石炭を{ $coal }個使えません。0から{ $most }の間で選んでください。
refusal-mix_not_on_plants = ハイブリッドが石炭{ $coal }個と石油{ $oil }個を使う置き方はできません。別の組み合わせを選んでください。
