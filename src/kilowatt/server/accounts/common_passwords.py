"""Recognises passwords that attackers try first: common words, keys in a row, years, and combinations of them."""

import re
from typing import Final

TOO_CHEAP: Final = 4
"""Passwords whose parts cost this much or less are common."""
WORD_COST: Final = 2
RUN_COST: Final = 1
LETTER_COST: Final = 2
OTHER_COST: Final = 1
"""The cost of a digit or sign that belongs to no other part."""
LONGEST: Final = 40
"""Longer passwords are never common: every part adds to their cost."""
SHORTEST_RUN: Final = 3
SHORTEST_NUMBER: Final = 12
"""Passwords of digits only that are shorter are dates, telephone numbers or counted up."""

WORDS: Final = frozenset(
    """
    aaron abcd abigail access action adam adidas admin administrator adobe adrian alex alexander alexandra alexis
    alfred alice allah alpha amanda amber america american amore amour anderson andrea andreas andrew andrzej angel
    angela angels animal anita anna annie anthony antonio apollo apple april arigato arsenal arthur asdf ashley attila
    august austin autumn awesome azerty babe baby babygirl babylon badboy bailey banana barbara barbie barcelona barney
    baseball basketball batman beach beautiful beauty beaver benjamin berlin bernard bernd bigdaddy bigdog bill billy
    bismillah black blackjack blessed blessing blink blond blonde blue bond bonnie booboo boomer boston bradley brandon
    brandy brasil brian brittany brooklyn brother bubba bubbles buddy buster butter butterfly california camaro camille
    canada captain carlos carmen carolina caroline casper cassie celtic champion chance changeme charles charlie
    charlotte cheese chelsea cherry chester chevy chicago chicken chocolate chopper chouchou chris christ christian
    christina christine christmas chuck church ciao claire claudia coffee college colorado computer cookie cooper
    copper corvette cowboy cowboys cricket crystal cupcake daisuke dakota dallas dance dancer daniel daniela danielle
    dario darkness david december default demon dennis denver derrick desire destiny devil dexter diablo diamond diana
    dolphin dominic domino donald doraemon dortmund doudou dragon dragoste dreamer dreams ducati eagle eagles edward
    einstein elephant elizabeth emily eminem energie energy enter eric esther eternity eva evelyn everton explorer
    faith falcon family fantasy felipe felix fender ferrari fire fireball fish fishing flower flowers football ford
    forest forever forum forza france francesco francis frank frankie freddy frederic freedom freepass friday friend
    friends frodo fuckyou funkenschlag funktion gabriel galaxy games gandalf garfield geheim genius george germany
    giants gibson ginger giovanni girls giuseppe gizmo gloria goddess godzilla golden golf golfer google gorgeous grace
    gracie green gregory guest guitar gunner hallo hannah happy harley harrison harry haslo heart heather hello helpme
    hockey holiday hollywood home honda honey hotdog hottie house houston hunter iceman ilove iloveme iloveu iloveyou
    internet ironman isabella isabelle italia iubire jack jackie jackson jaguar jakub james january japan jasmine jason
    jasper jennifer jeremy jessica jesus jesuschrist johannes john johnny johnson jordan joseph joshua julia julian
    justin juventus kawasaki kennedy kenneth kevin killer kilowatt kimberly king kitten kitty knight kochanie krzysztof
    lakers lalala laura lauren legend leonardo letmein liberty life lincoln lisa little liverpool lizard login lollipop
    london lorenzo louise loulou love lovely loveme lover loveyou lucky ludwig madison maggie magic magnum maksim
    manager manchester marcel marco margaret maria marian mariana marie marina marine mario mariposa marlboro marlon
    marseille marshall martha martin martina marvin master matrix matthew matthias maverick maximus maxwell melanie
    melissa memory mercedes merlin metallica mexico michael michal michele michelle mickey midnight miguel mike miller
    millie mine minecraft mirage misiek mobile monday money monica monika monkey monster montana moon moonlight morgan
    morris mother motyl mountain muffin mulder murphy music mustang mynoob mypass napoli naruto nascar natalia natasha
    nathan newyork nicholas nicola nicolas nicole nikita nintendo nippon nirvana nissan november number october office
    oksana oliver olivia orange oscar pakistan panther papa paris parker parola pass passion passme passpass passw
    passwd password passwort patricia patrick peace peaches peanut pepper peter phantom philip phoenix phone picture
    pirate pizza player please pokemon police polska pookie popcorn porsche portugal power powergrid precious presario
    preston prince princesa princess purple qwer qwert qwerty rachel raiders rainbow ranger rangers realmadrid rebecca
    redsox redwings regina remember ricardo richard robert robin rocket rockstar rocky romania ronaldo rosemary roses
    royal russia sabrina sailor sakura samantha samsung samuel sandra santa santiago sarah saturn savage scarface
    schalke schatz school scooter scorpion scott seattle sebastian secret september service shadow shannon shelby
    sherlock sierra silver simon simone simple simpson skate skipper skywalker slipknot sloneczko smith smokey snickers
    snoopy snowball soccer soleil sommer sophia sophie spartak spartan special spider spiderman spring square stalker
    star stargate starwars steaua steelers stefan stella stephanie steven strom student success sugar summer summertime
    sunday sunflower sunny sunshine super superman superstar supreme susan sweet sweetheart sweetie swimming swordfish
    sydney system tamara taylor teacher techno tennis teresa test tester testing thomas thunder thursday tiffany tiger
    tigger time timothy tinker tomcat toor topsecret toyota travis trinity trouble truelove trust trustno tuesday
    turtle twilight ukraine unicorn united universe user valentina valentine valerie vampire vanessa veronica victor
    victoria victory vincent violet viper virginia vladimir volcano volley voyager wachtwoord walter warcraft warrior
    warriors washington webmaster wednesday welcome whatever whiskey white wicked wilhelm william williams willow
    wilson winner winnie winston winter winterzeit wisdom wizard wolf wolfgang wolverine wonder woody work xavier
    yamaha yankees yellow yourname yvonne zachary zeppelin zombie
    """.split()  # noqa: SIM905  # a list of literals would be hundreds of lines
)
"""Common words of which passwords are made, in the languages of the page."""

ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm",
    "azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujm",
    "1a2b3c4d5e6f7g8h", "q1w2e3r4t5y6", "a1b2c3d4e5f6", "zaq1xsw2cde3vfr4", "14789632", "147258369", "159753", "246810",
    "13579", "!@#$%^&*()", "!\"§$%&/()",
)  # fmt: skip
"""Keys in a row, upright, in a zigzag or counted."""
RUNS: Final = frozenset(
    part
    for row in ROWS
    for keys in (row, row[::-1])
    for start in range(len(keys))
    for part in (keys[start:end] for end in range(start + SHORTEST_RUN, len(keys) + 1))
)
YEAR: Final = re.compile(r"(?:1\d|20)\d\d")
LEET: Final = {"0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", "$": "s", "!": "i"}
SPELLINGS: Final = (str.maketrans(LEET | {"1": "i"}), str.maketrans(LEET | {"1": "l"}))


def is_common(password: str, name: str = "") -> bool:
    """Whether a password is among the first that attackers try, or hardly more than the account's name.

    >>> is_common("P@ssw0rd1"), is_common("qwertz123"), is_common("ada12345", name="Ada"), is_common("correct horse")
    (True, True, True, False)
    """
    text = "".join(password.casefold().split())
    if text.isdigit() and len(text) < SHORTEST_NUMBER:
        return True
    names = frozenset(part for part in (*name.casefold().split(), "".join(name.casefold().split())) if len(part) > 2)
    return min(cost(text, names), cost(shortened(text), names)) <= TOO_CHEAP


def shortened(text: str) -> str:
    """A text that repeats a part, once.

    >>> shortened("abcabcabc")
    'abc'
    """
    period = (text + text).find(text, 1)
    return text[: max(period, 1)]


def cost(text: str, names: frozenset[str] = frozenset()) -> int:
    """The cost of the cheapest way to put a text together from words, runs and single characters."""
    spellings = (text, *(text.translate(table) for table in SPELLINGS))
    if len(text) > LONGEST:
        return len(text)
    least = [0]
    for end in range(1, len(text) + 1):
        single = LETTER_COST if text[end - 1].isalpha() else OTHER_COST
        best = least[end - 1] + single
        for start in range(max(0, end - len(ROWS[0])), end - 1):
            part = part_cost(tuple(spelling[start:end] for spelling in spellings), names)
            best = min(best, least[start] + part)
        least.append(best)
    return least[-1]


def part_cost(spellings: tuple[str, ...], names: frozenset[str]) -> int:
    """The cost of a text as one part; prohibitive if it is not a known part."""
    if is_run(spellings[0]):
        return RUN_COST
    if any(spelling in WORDS or spelling in names for spelling in spellings):
        return WORD_COST
    return TOO_CHEAP + 1


def is_run(text: str) -> bool:
    """Whether a text is keys in a row, one key repeated, or a year."""
    return text in RUNS or (len(text) > 1 and len(set(text)) == 1) or YEAR.fullmatch(text) is not None
