//! The texts of evenings, in German.

use crate::texts::EveningTexts;
use ui::texts::de::NUMBERS;

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "Ein Abend mit der Runde",
    about: "Vier Partien. Alle aus der Runde spielen sie von deinem Platz aus, mit demselben Zufall und denselben Gegnern. Was die anderen gemacht haben, siehst du, sobald deine eigene Partie zu Ende ist.",
    fare: "Gespielt wird",
    mixed: "Jedes Spiel einmal",
    strength: "Gegner",
    strengths: ["gemütlich", "ebenbürtig", "hart"],
    tonight: |date| format!("Der Tisch heute Abend: {date}"),
    deal: |number| format!("Partie {number}"),
    play: |number, game| format!("Partie {number} spielen: {game}"),
    to_board: "Die Tafel des Abends",
    all: "Alle Abende",
    cast_plays: "Die Runde spielt deine Partie\u{a0}…",
    placed: |place, percent| format!("Du bist auf {place}, mit {percent}."),
    missing: |missing| match missing {
        1 => "Die Runde spielt noch: 1 Partie fehlt.".into(),
        _ => format!("Die Runde spielt noch: {missing} Partien fehlen."),
    },
    stuck: "Die Bots können hier gerade nicht spielen. Sie versuchen es wieder, wenn du zurückkommst.",
    best: |deal, percent| format!("Deine beste Partie war die {deal}., mit {percent}."),
    standings: "Die Tafel",
    matchpoints: "Für jedes schlechtere Ergebnis bekommst du einen Punkt, für ein gleiches einen halben: 100\u{a0}% schlagen alle. Eine Prozentzahl öffnet die Partie.",
    total: "Gesamt",
    replay: |name, deal, percent| format!("{percent}, {name}, Partie {deal}: ansehen"),
    comparing: "Die Partien werden verglichen\u{a0}…",
    no_parting: "Solange die anderen in dieselben Stellungen kamen, haben sie gewählt wie du.",
    parted: |turn| format!("Wo sich die Wege trennen: Zug {turn}"),
    look: "Auf dem Analysebrett",
    played: "Deine Abende",
    mean: |percent, evenings| match evenings {
        1 => format!("{percent} an deinem ersten Abend. 50\u{a0}% sind die Mitte der Tafel."),
        _ => format!(
            "{percent} im Mittel, an {evenings} Abenden. 50\u{a0}% sind die Mitte der Tafel."
        ),
    },
    so_far: |deals| format!("{deals} von 4 Partien gespielt"),
    you_and_the_cast: "Du und die Runde",
    balance: |name, before, behind| match before.cmp(&behind) {
        core::cmp::Ordering::Greater => format!("Du führst {before} zu {behind} gegen {name}"),
        core::cmp::Ordering::Less => format!("{name} führt {behind} zu {before} gegen dich"),
        core::cmp::Ordering::Equal => format!("{name} und du: {before} zu {before}"),
    },
    earlier: "Frühere Abende",
    earlier_about: "Auf diesem Gerät hat niemand ihre Partien gesehen. Sie zählen wie die von heute Abend.",
    too_early: "Dieser Abend kommt erst noch.",
    in_other_tab: "Diese Partie wird in einem anderen Tab gespielt.",
    copy: "Ergebnis kopieren",
    copied: "Ergebnis kopiert.",
    copy_yourself: "Der Browser hat das Kopieren nicht erlaubt. Das Ergebnis ist markiert: Kopiere es selbst.",
    as_text: "Dein Abend als Text",
};
