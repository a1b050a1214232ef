//! The texts that many screens use, in English.

use protocol::Level;

use super::{NUMBERS, YOU};
use crate::i18n::names_and;
use crate::i18n::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
use model::lang::Lang;

pub(crate) static TEXTS: Texts = Texts {
    lang: Lang::En,
    numbers: NUMBERS,
    common: COMMON,
    home: HOME,
    options: OPTIONS,
    settings: SETTINGS,
    table: TABLE,
    records: RECORDS,
    errors: ERRORS,
    offline: OFFLINE,
    about: ABOUT,
};

const COMMON: CommonTexts = CommonTexts {
    home: "Home",
    play: "Play",
    resume: "Continue",
    options: "Options",
    rules: "Rules",
    rules_of: |game| format!("Rules of {game}"),
    of_game: |label, game| format!("{label} {game}"),
    settings: "Settings",
    keys: "Keyboard shortcuts",
    daily: "Games of the day",
    statistics: "Statistics",
    puzzles: "Puzzles",
    evening: "Evening",
    close: "Close",
    cancel: "Cancel",
    retry: "Try again",
    loading: "Loading…",
    level: |level| match level {
        Level::Newcomer | Level::Learner | Level::Beginner => "Beginner",
        Level::Casual => "Casual",
        Level::Amateur => "Amateur",
        Level::Regular => "Intermediate",
        Level::Proficient => "Proficient",
        Level::Strong => "Strong",
        Level::VeryStrong => "Very strong",
        Level::Formidable => "Formidable",
        Level::Outstanding => "Outstanding",
        Level::Expert => "Expert",
    },
    card: |value| format!("card {value}"),
    card_back: "card face down",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "French tabletop games, solo against honest bots or together at one screen.",
    honesty: "The bots see nothing that is hidden: they know what a player in their seat would know, and no more. With the seed and the full record of a game, you can check.",
};

const OPTIONS: OptionTexts = OptionTexts {
    new_match: "New game",
    title: |game| format!("A game of {game}"),
    replaces: "Your game in progress will be kept under “Games played”.",
    start: "Start",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Settings",
    language: "Language",
    language_auto: "Automatic",
    theme: "Theme",
    theme_system: "Automatic",
    theme_light: "Light",
    theme_dark: "Dark",
    theme_contrast: "High contrast",
    speed: "Speed of cards and dice",
    speed_slow: "Slow",
    speed_normal: "Normal",
    speed_fast: "Fast",
    speed_none: "No animation",
    hints: "Show a move’s expected score",
    hints_about: "While you prepare a move, the table shows what to expect from it: points, or your chance of winning. A game in which it has shown that is not rated.",
    four_colours: "Four-colour deck",
    four_colours_about: "Clubs are green and diamonds blue, so that no two suits look alike.",
    kept: "Changes are saved on this device straight away.",
};

const TABLE: TableTexts = TableTexts {
    you: YOU,
    persons: [
        "Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6", "Player 7",
        "Player 8",
    ],
    prompt_to: |name, prompt| format!("{name}: {prompt}"),
    turn_of: |name| format!("It is {name}’s turn."),
    thinking: |name| format!("{name} is thinking…"),
    you_win: "You win!",
    wins: |name| format!("{name} wins."),
    shared: |names| format!("{} share the win.", names_and(names, " and ")),
    round_over: "The round is over.",
    round: |round| format!("Round {round}"),
    rounds: "Rounds",
    side: "Moves and details",
    result: "Result",
    place: "Place",
    player: "Player",
    log: "Moves",
    seed: "Seed",
    confirm_prompt: |action| format!("Confirm: {action}. Or choose another move."),
    confirm: "Confirm",
    withdraw: "Cancel",
    practice: "Practice",
    assisted: "With help",
    undo: "Undo",
    fast_forward: "Fast-forward",
    sound: "Sound",
    volume: "Volume",
    more: "More",
    rematch: "Play again",
    next_round: "Next round",
    read_on: "Read first, then choose “Continue”.",
    not_now: "For now, choose what is highlighted, or skip this step.",
};

const RECORDS: RecordTexts = RecordTexts {
    title: "Games played",
    review: "Review",
    analysis: "Analysis board",
    replay: "Replay",
    not_kept_yet: "This game is not under “Games played” yet, because part of the page could not be loaded. It is saved: open the table again to add it.",
    not_kept: "This game could not be added to “Games played”: the browser’s storage is full.",
    beginning: "The game begins.",
    same_game: "Play the same game",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "Your saved game is damaged and cannot be read. It has been kept as it is. You can download it, or start a new game.",
    foreign_save: "What is saved here is not a game of this kind. It has been kept as it is. You can download it, or start a new game.",
    newer_save: "Your saved game was made by a newer version of Tablée. It has been kept as it is. Reload the page to get the newest version, or start a new game.",
    storage_blocked: "This browser does not let the page store anything. You can play on, but the game will be lost when you close the page. Allow site data for this page to keep it.",
    storage_newer: "A newer version of Tablée has changed what is stored here. Nothing is lost: reload the page to get that version.",
    storage_full: "There is no room left to save. You can play on, but the latest moves may be lost when you close the page. Free some room in the browser’s site data.",
    storage_held: "Another tab still uses the storage of an earlier version of Tablée. Close the other tabs of Tablée: until then, nothing is saved here. You can play on.",
    no_such_address: "There is nothing at this address",
    no_such_address_about: "The link is damaged or was cut off. Ask for it again, or begin at the home screen.",
    worker_failed: "The bots cannot play: this browser did not start them. Your game is saved. Try again, reload the page, or try another browser.",
    worker_crashed: "The bot did not answer. Your game is saved. Try again, or reload the page.",
    worker_outdated: "Tablée was updated while it was open. Your game is saved: reload the page to continue.",
    part_failed: "This part of the game could not be loaded",
    part_failed_about: "Nothing is lost. Check the connection and try again; if that does not help, reload the page.",
    not_loaded: "the rules of the game could not be loaded; check the connection and try again",
    start_new: "Start a new game",
    download: "Download what is saved",
    download_game: "Download this game",
};

const OFFLINE: OfflineTexts = OfflineTexts {
    title: "On this device",
    version: |number, release| format!("Version {number}, release {release}"),
    coming: "The game is being saved on this device, so that you can play offline.",
    none: "The game is not saved on this device: it needs a connection.",
    complete: "The game is saved on this device, and you can play offline.",
    newer: "A new version is ready.",
    reload: "Reload",
    reset: "Game not updating? Delete the offline copy",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "Unofficial and free. The games and their names belong to their authors and publishers; the drawings are our own.",
    private: "No account, and nothing is sent anywhere: everything stays on this device.",
    version: |number| format!("Version {number}"),
};
