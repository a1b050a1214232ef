//! What the page says in English.

use protocol::Level;

use super::texts::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OptionTexts, RuleTexts, SettingTexts,
    TableTexts, Texts,
};

pub(super) static TEXTS: Texts = Texts {
    common: COMMON,
    home: HOME,
    options: OPTIONS,
    rules: RULES,
    settings: SETTINGS,
    table: TABLE,
    errors: ERRORS,
    about: ABOUT,
};

const COMMON: CommonTexts = CommonTexts {
    home: "Home",
    play: "Play",
    resume: "Continue",
    options: "Options",
    rules: "Rules",
    settings: "Settings",
    close: "Close",
    cancel: "Cancel",
    retry: "Try again",
    level: |level| match level {
        Level::Beginner => "Beginner",
        Level::Regular => "Regular",
        Level::Strong => "Strong",
        Level::Expert => "Expert",
    },
    card: |value| format!("card {value}"),
    card_back: "card face down",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "French table games, alone against honest bots.",
    dekal: "Take a card, push it into your grid, and let equal neighbours cancel. The lowest score wins.",
    dekal_facts: "2 to 6 players · from 7 years · 15 minutes",
    others: "Coming to the table",
    in_preparation: "In preparation: not playable yet.",
    honesty: "The bots cannot see any hidden card: they know what a player in their seat would know, and no more. The seed and the full record of a match let you check.",
};

const OPTIONS: OptionTexts = OptionTexts {
    title: "A match of Dékal",
    players: "Players",
    player_count: |count| match count {
        2 => "2: you and one bot".to_owned(),
        _ => format!("{count}: you and {} bots", count.saturating_sub(1)),
    },
    levels: "Bots",
    bot: |number| format!("Bot {number}"),
    level_about: |level| match level {
        Level::Beginner => "Looks at its own cards only.",
        Level::Regular => "Also looks at what it leaves to the others.",
        Level::Strong => "Plays the game on in its head, a few times.",
        Level::Expert => "Plays the game on in its head, many times over.",
    },
    rounds: "Length",
    one_round: "One round",
    to_hundred: "Several rounds, until somebody reaches 100",
    first: "Who starts",
    first_lowest: "Whoever reveals the lowest card",
    first_me: "You",
    first_random: "Drawn by lot",
    seed: "Seed (optional)",
    seed_help: "The same seed deals the same luck, on every device. Leave it empty for fresh luck.",
    seed_bad: "This is not a seed: up to 13 letters and digits, without U.",
    replaces: "This replaces the match you have under way.",
    start: "Start",
};

const RULES: RuleTexts = RuleTexts {
    title: "Rules of Dékal",
    summary: "You have a grid of 16 cards that nobody knows. In 16 turns you turn them over one by one and replace each by a card pushed in from the edge. Equal cards that touch at the end cancel each other; what is left counts against you.",
    setup: (
        "Setting up",
        &[
            "There are 100 cards: the values 1 to 10, ten of each. Every player lays out 16 cards face down as a grid of 4 by 4. The others are set aside.",
            "Nobody knows a face-down card, not even its owner.",
        ],
    ),
    turn: (
        "A turn",
        &[
            "Reveal. All players choose one of their face-down cards at the same time. These cards go face up to the centre, and each leaves a hole in its grid.",
            "Who starts. On the very first turn, whoever revealed the lowest card gets the token. If several tie, each of them draws a card; the lowest gets it.",
            "Take and push. From the token holder on, clockwise, every player takes one card from the centre and pushes it into their grid. The last one takes what is left.",
            "The token passes to the left. A round has 16 turns.",
        ],
    ),
    push: (
        "The push",
        &[
            "The card enters from outside, along the row or the column of the hole, from one of its two ends. The cards between that end and the hole shift by one towards the hole; those beyond it stay. Face-down cards stay face down.",
            "At least one card must move: you may not lay the card straight onto a hole at the edge. So a hole in a corner can be filled in 2 ways, another one at the edge in 3, one inside in 4.",
        ],
    ),
    push_figure: "An 8 pushed in from the left: the 8 and the 3 shift, the 5 stays.",
    push_before: "Before: the 8 waits to the left of the row 8, 3, hole, 5.",
    push_after: "After: the row is 8, 8, 3, 5.",
    scoring: (
        "Scoring",
        &[
            "After turn 16, every group of two or more equal cards that touch side by side cancels, whatever its shape. All groups go at the same moment, and nothing moves up.",
            "Your score is the sum of the cards left. Diagonals do not touch.",
        ],
    ),
    example: "An example: the faded cards cancel.",
    example_result: "Left are 5, 5, 3, 4 and 7: 24 points. The 4 in the third row only touches the other fours diagonally.",
    example_row: |row, cards| format!("Row {row}: {cards}."),
    cancelled: |value| format!("{value} cancelled"),
    winning: (
        "Winning",
        &[
            "The lowest score wins. On a tie, fewer cards left wins; still tied, the win is shared.",
            "Over several rounds the scores add up. The match ends with the round in which somebody reaches 100 or more, and the lowest total wins. Each new round is started by the player to the left of the one who started the last.",
        ],
    ),
    cards: "The cards",
    cards_about: "From 1, the best to be left with, to 10, the worst. There are ten of each.",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Settings",
    language: "Language",
    language_auto: "As the browser",
    theme: "Theme",
    theme_system: "As the system",
    theme_light: "Day",
    theme_dark: "Night",
    speed: "Speed of the cards",
    speed_slow: "Slow",
    speed_normal: "Normal",
    speed_fast: "Fast",
    speed_none: "No movement",
    hints: "Show the expected score of a move",
    hints_about: "While you hold a card at an edge, the table says what the push is expected to do.",
    kept: "Settings are kept on this device at once.",
};

const TABLE: TableTexts = TableTexts {
    you: "You",
    thinking: |name| format!("{name} is thinking…"),
    you_win: "You win!",
    wins: |name| format!("{name} wins."),
    shared: |names| format!("{names} share the win."),
    and: " and ",
    round_over: "The round is over.",
    round: |round| format!("Round {round}"),
    rounds: "Rounds",
    result: "Result",
    place: "Place",
    player: "Player",
    log: "Moves",
    seed: "Seed",
    undo: "Undo",
    skip: "Skip",
    rematch: "Play again",
    next_round: "Next round",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "Your saved match cannot be read: it is damaged. It has been kept as it is. You can download it, or start a new match.",
    foreign_save: "What is saved here is not a match of this game. It has been kept as it is. You can download it, or start a new match.",
    newer_save: "Your saved match was made by a newer version of Tablée. It has been kept as it is. Reload the page to get the newest version, or start a new match.",
    storage_blocked: "This browser does not let the page store anything. You can play on, but the match will be lost when you close the page. Allow site data for this page to keep it.",
    storage_full: "There is no room left to save. You can play on, but the latest moves may be lost when you close the page. Free some room in the browser's site data.",
    worker_failed: "The bots cannot think: this browser does not start their worker. Your match is saved. Try again, reload the page, or try another browser.",
    worker_crashed: "The bot gave no answer. Your match is saved. Try again, or reload the page.",
    worker_outdated: "Tablée has been updated while it was open. Your match is saved: reload the page to go on.",
    start_new: "Start a new match",
    download: "Download what is saved",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "Unofficial and free. The games and their names belong to their authors and publishers; the drawings are our own.",
    private: "No account, and nothing is sent anywhere: everything stays on this device.",
    version: |number| format!("Version {number}"),
};
