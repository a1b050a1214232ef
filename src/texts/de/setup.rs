//! The texts of the options screen, in German, and what is said of the cast.

use crate::texts::SetupTexts;
use ui::i18n::names_and;

pub(crate) static TEXTS: SetupTexts = SetupTexts {
    role: "Deine Rolle",
    roles: ["Mitspielen", "Bots zuschauen"],
    players: "Spieler",
    player_count: |count| match count {
        1 => "1: allein".to_owned(),
        2 => "2: du und ein Bot".to_owned(),
        _ => format!("{count}: du und {} Bots", count.saturating_sub(1)),
    },
    by_letter: "Per Brief mit jemandem in der Ferne spielen",
    bot_count: |count| match count {
        1 => "1 Bot, allein".into(),
        _ => format!("{count} Bots"),
    },
    company: "Am Tisch",
    suggested: |level| format!("Passt gut zu dir: Stufe {level}"),
    even: [
        "Auf meiner Stufe",
        "Ab deinem ersten Ergebnis beginnt jede neue Partie auf der Stufe, die gegen dich etwa jede zweite Partie gewinnt. Wählst du selbst eine Stufe, schaltet sich das ab.",
    ],
    surprise: "Überrasch mich",
    together: "Hier zu mehreren spielen",
    now: |names| format!("Am Tisch: {}.", names_and(names, " und ")),
    change: "Wechseln",
    who: "Wer sitzt hier?",
    person: "Ein Mensch",
    person_about: "am selben Gerät",
    name: "Name",
    bot_instead: "Lieber ein Bot",
    usual: |weakest, strongest| format!("Stufe {weakest}–{strongest}"),
    all_at: "Alle auf Stufe",
    level_of: |name| format!("Stufe von {name}"),
    slips: ["Irrt sich oft.", "Irrt sich manchmal."],
    less_closely: "Schaut weniger genau hin als ein Experte.",
    seed: "Startcode (optional)",
    seed_help: "Derselbe Startcode ergibt auf jedem Gerät dieselben Karten und Würfe. Lass das Feld leer, wenn du dich überraschen lassen willst.",
    seed_read: |seed| format!("Das ergibt den Startcode {seed}."),
    seed_bad: "Das ist kein Startcode: höchstens 13 Buchstaben und Ziffern, ohne I, L, O und U und ohne 0 am Anfang.",
    watch: "Zuschauen",
    lines: [
        "Für eine Partie mehr ist sie immer zu haben.",
        "Bäcker im Ruhestand. Steht um fünf auf, sitzt um sechs am Tisch.",
        "Mischt zweimal und summt beim Nachdenken.",
        "Schiffskoch. Hat auf langen Überfahrten spielen gelernt.",
        "Schreibt die Punkte mit Bleistift auf und hat noch jeden Zettel seit 1998.",
        "Bringt Minztee mit und will Revanche, noch vor dem ersten Schluck.",
        "Tochter eines Leuchtturmwärters. Bei Regen wird gespielt.",
        "Liest die Regeln bis zur letzten Fußnote.",
        "Zehn Jahre alt und darf heute länger aufbleiben.",
        "Spielte Schach im Verein. Kam wegen der Karten und blieb.",
        "Vierundachtzig. Er wollte eigentlich nur zuschauen.",
        "Unterrichtet Mathe, aber nie am Spieleabend.",
    ],
};
