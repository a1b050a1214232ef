//! The texts of the options screen, in English, and what is said of the cast.

use crate::texts::SetupTexts;
use ui::i18n::names_and;

pub(crate) static TEXTS: SetupTexts = SetupTexts {
    role: "Your role",
    roles: ["Play", "Watch bots play"],
    players: "Players",
    player_count: |count| match count {
        1 => "1: solo".to_owned(),
        2 => "2: you and one bot".to_owned(),
        _ => format!("{count}: you and {} bots", count.saturating_sub(1)),
    },
    by_letter: "Play by letter with somebody far away",
    bot_count: |count| match count {
        1 => "1 bot, solo".into(),
        _ => format!("{count} bots"),
    },
    company: "At the table",
    suggested: |level| format!("A good match for you: level {level}"),
    even: [
        "Match my level",
        "From your first result on, every new match is played at the level that wins about half of the games against you. Choosing a level switches this off.",
    ],
    surprise: "Surprise me",
    together: "Play with others here",
    now: |names| format!("At the table: {}.", names_and(names, " and ")),
    change: "Change",
    who: "Who sits here?",
    person: "A person",
    person_about: "at this screen",
    name: "Name",
    bot_instead: "A bot instead",
    usual: |weakest, strongest| format!("Levels {weakest}–{strongest}"),
    all_at: "All at level",
    level_of: |name| format!("Level of {name}"),
    slips: ["Often slips.", "Slips now and then."],
    less_closely: "Looks less closely than an expert.",
    seed: "Seed (optional)",
    seed_help: "The same seed gives the same cards and dice on every device. Leave it empty for a surprise.",
    seed_read: |seed| format!("The seed is read as {seed}."),
    seed_bad: "This is not a seed: use up to 13 letters and digits, without I, L, O and U, and no 0 in front.",
    watch: "Watch",
    lines: [
        "Always up for one more game.",
        "A retired baker. Up at five, at the table by six.",
        "Shuffles twice, and hums while she thinks.",
        "Ship’s cook. Learned his games on long crossings.",
        "Writes the scores in pencil, and has every sheet since 1998.",
        "Brings mint tea, and wants a rematch before the first sip.",
        "Daughter of a lighthouse keeper. If it rains, they play.",
        "Reads the rules down to the last footnote.",
        "Ten years old, and allowed to stay up late tonight.",
        "Played chess at her club. Came for the cards, and stayed.",
        "Eighty-four. Says he only came to watch.",
        "Teaches maths, but never on game night.",
    ],
};
