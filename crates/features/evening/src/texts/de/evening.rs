//! The texts of evenings, in German.

use core::cmp::Ordering;

use crate::texts::EveningTexts;
use ui::texts::de::{NUMBERS, worth};

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "Ein Abend mit der Stammrunde",
    about: "Vier Partien. Die ganze Stammrunde spielt sie von deinem Platz aus, mit demselben Glück und denselben Gegnern. Was die anderen gemacht haben, siehst du, sobald deine eigene Partie zu Ende ist.",
    fare: "Gespielt wird",
    mixed: "Jedes Spiel einmal",
    strength: "Gegner",
    strengths: ["gemütlich", "ebenbürtig", "knallhart"],
    tonight: |date| format!("Der Tisch heute Abend: {date}"),
    deal: |number| format!("Partie {number}"),
    play: |number, game| format!("Partie {number} spielen: {game}"),
    to_board: "Die Tafel des Abends",
    all: "Alle Abende",
    cast_plays: "Die Stammrunde spielt deine Partie\u{a0}…",
    placed: |place, percent| format!("Du bist auf {place}, mit {percent}."),
    percentage: "Die Prozentzahl ist der Anteil der anderen, die du in einer Partie schlägst; gleiche Ergebnisse zählen halb.",
    missing: |missing| match missing {
        1 => "Die Stammrunde spielt noch: 1 Partie fehlt.".into(),
        _ => format!("Die Stammrunde spielt noch: {missing} Partien fehlen."),
    },
    stuck: "Die Bots können hier gerade nicht spielen. Sie versuchen es wieder, wenn du zurückkommst.",
    best: |deal, percent| format!("Am besten war deine Partie {deal}, mit {percent}."),
    rival: |name, order, deal| match order {
        Ordering::Less => {
            format!("Am nächsten bei dir: {name}, vor dir. Partie {deal} hat entschieden.")
        }
        Ordering::Greater => {
            format!("Am nächsten bei dir: {name}, hinter dir. Partie {deal} hat entschieden.")
        }
        Ordering::Equal => format!("{name} liegt gleichauf mit dir."),
    },
    standings: "Die Tafel",
    matchpoints: "Für jedes schlechtere Ergebnis bekommst du einen Punkt, für ein gleiches einen halben: Mit 100\u{202f}% schlägst du alle. Wähle eine Prozentzahl, um die Partie anzusehen.",
    total: "Gesamt",
    replay: |name, deal, percent| format!("{percent}, {name}, Partie {deal}: ansehen"),
    comparing: "Die Partien werden verglichen\u{a0}…",
    no_parting: "Solange die anderen in dieselben Stellungen kamen, haben sie gewählt wie du.",
    parted: |turn| format!("Wo sich eure Wege trennen: Zug {turn}"),
    worth: |cost| match cost {
        None => "so gut wie jeder andere".into(),
        Some((cost, unit)) => format!("kostet {}", worth(unit, cost)),
    },
    look: "Auf dem Analysebrett",
    played: "Deine Abende",
    mean: |percent, interval, evenings| match (interval, evenings) {
        (_, 1) => {
            format!("{percent} an deinem ersten Abend. 50\u{202f}% sind die Mitte der Tafel.")
        }
        (Some(half), _) => format!(
            "{percent} im Schnitt, an {evenings} Abenden (±\u{a0}{half}). 50\u{202f}% sind die Mitte der Tafel."
        ),
        (None, _) => format!(
            "{percent} im Schnitt, an {evenings} Abenden. 50\u{202f}% sind die Mitte der Tafel."
        ),
    },
    best_place: |place, times| match times {
        1 => format!("Am besten: {place}."),
        _ => format!("Am besten: {place}, {times}-mal."),
    },
    so_far: |deals| format!("{deals} von 4 Partien gespielt"),
    you_and_the_cast: "Du und die Stammrunde",
    balance: |name, before, behind| match before.cmp(&behind) {
        Ordering::Greater => format!("Du führst {before} zu {behind} gegen {name}"),
        Ordering::Less => format!("{name} führt {behind} zu {before} gegen dich"),
        Ordering::Equal => format!("{name} und du: {before} zu {before}"),
    },
    over_evenings: |balance| format!("{balance}, über alle Abende"),
    practice: "zum Üben",
    practice_about: "Dieser Abend ist zum Üben, denn sein Tag ist vorbei: Die Stammrunde spielt ihn auch und seine Tafel bleibt, aber er zählt weder für deinen Schnitt und deine besten Plätze noch im Vergleich mit der Stammrunde.",
    earlier: "Frühere Abende",
    earlier_about: "Abende der letzten Woche, die du nicht begonnen hast. Sie sind zum Üben: verglichen und aufgehoben, aber nicht gezählt.",
    private: |seed| format!("Privater Abend {seed}"),
    private_title: "Private Abende",
    private_about: "Partien, die nur spielt, wer die Adresse hat. Schick sie weiter, und alle spielen dasselbe. Sie zählen wie der von heute: Niemand kennt die Partien vorher, und das Glück ist für alle gleich.",
    private_new: "Neuer privater Abend",
    against: |name| format!("Du und {name}"),
    sealed: |name| {
        format!(
            "{name} hat diesen Abend gespielt und dir die Ergebnisse geschickt. Sie bleiben versiegelt, bis du alle vier Partien gespielt hast."
        )
    },
    give_up: "Aufgeben und nachsehen",
    versus: |name, own, their| format!("Du hast {own}, {name} hat {their}."),
    between: |names| format!("Zwischen euch: {names}."),
    send: "Ergebnisse an Freunde schicken",
    send_about: "Wer den Link öffnet, spielt dieselben Partien und sieht deine Ergebnisse danach, oder nach dem Aufgeben.",
    forget: "Entfernen",
    chart: "Prozent, Abend für Abend",
    one_evening: "Abend",
    unfold: "Als Tabelle zeigen",
    too_early: "Dieser Abend kommt erst noch.",
    in_other_tab: "Diese Partie wird in einem anderen Tab gespielt.",
};
