//! The texts about luck, in German.

use crate::texts::luck::{Cause, LuckTexts, tenths};
use model::results::Scale;
use ui::texts::de::{games, worth};

fn unit(scale: Scale) -> &'static str {
    match scale {
        Scale::Points => "Punkte",
        Scale::Wins => "Siege",
    }
}

pub(crate) static TEXTS: LuckTexts = LuckTexts {
    title: "Glück: erwartet und erreicht",
    known: |known, all| match known {
        0 if all == 1 => "Das Glück ist für diese Partie noch nicht bekannt.".to_owned(),
        1 if all == 1 => "Das Glück ist für diese Partie bekannt.".to_owned(),
        0 => "Das Glück ist noch für keine dieser Partien bekannt.".to_owned(),
        _ if known == all => "Das Glück ist für alle diese Partien bekannt.".to_owned(),
        _ => format!("Das Glück ist für {known} von diesen {all} Partien bekannt."),
    },
    open: |games| match games {
        1 => "Es lässt sich für 1 Partie berechnen, die noch gespeichert ist.".to_owned(),
        _ => format!(
            "Es lässt sich für {games} Partien berechnen, die noch gespeichert sind, die letzte zuerst."
        ),
    },
    lost: |games| match games {
        1 => "1 Partie ist nicht mehr gespeichert: Das Glück darin bleibt unbekannt.".to_owned(),
        _ => format!(
            "{games} Partien sind nicht mehr gespeichert: Das Glück darin bleibt unbekannt."
        ),
    },
    unusable: |games| match games {
        1 => "Die Aufzeichnung von 1 Partie ist unbrauchbar: Das Glück darin bleibt unbekannt."
            .to_owned(),
        _ => format!(
            "Die Aufzeichnungen von {games} Partien sind unbrauchbar: Das Glück darin bleibt unbekannt."
        ),
    },
    work_out: "Berechnen",
    stop: "Anhalten",
    go_on: "Weiter",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "Die letzte Partie".to_owned(),
            _ => format!("Noch {games} Partien"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}; beurteilte Entscheidungen in dieser: {done} von {all}"),
        }
    },
    runs: "Die Berechnung läuft, solange du hierbleibst. Was bekannt ist, bleibt erhalten.",
    stopped: "Angehalten. Was bekannt ist, bleibt erhalten.",
    done: "Mehr gibt es nicht zu berechnen.",
    full: "Der Speicher des Browsers ist voll: Was berechnet wurde, kann nicht gespeichert werden.",
    measure: |scale, cause, count| {
        let unit = unit(scale);
        let others = match cause {
            Cause::LuckAndOthers => ", gegen mehrere",
            Cause::Luck | Cause::Dice | Cause::Unforeseen => "",
        };
        format!("{unit}{others}: {}", games(count))
    },
    gave: |cause, scale, mean, half| {
        let who = match cause {
            Cause::Luck => "Das Glück hat",
            Cause::Dice => "Deine Würfe haben",
            Cause::LuckAndOthers => "Das Glück und die Züge der anderen haben",
            Cause::Unforeseen => "Das Unvorhergesehene hat",
        };
        // Rounded to a tenth, a smaller number is 0.
        let (you, gave) = if mean <= -0.05 {
            ("dich", "gekostet")
        } else {
            ("dir", "gebracht")
        };
        let half = half.map(|half| format!(" (±\u{a0}{})", worth(scale.unit(), tenths(half))));
        let mean = worth(scale.unit(), tenths(mean.abs()));
        format!(
            "{who} {you} {mean} pro Partie {gave}{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => format!(
            "Du hast {actual} Punkte pro Partie erreicht; ohne das wären es {expected} gewesen."
        ),
        Scale::Wins => {
            format!("Du hast {actual} der Partien gewonnen; ohne das wären es {expected} gewesen.")
        }
    },
    range: |low, high| format!("{low} bis {high}"),
    few: |games| {
        format!(
            "Wie viele du ohne das gewonnen hättest, steht hier ab {games} Partien; weniger sagen zu wenig."
        )
    },
    long_run: "Über viele Partien gleicht es sich fast aus.",
    added: "Alle Züge einer Partie werden zusammengezählt, aber nicht, was dich deine eigenen Entscheidungen gekostet haben: Wer viel verliert und zurückgewinnt, kann mehr Glück haben als einen ganzen Sieg.",
    others: "Bei mehreren Gegnern lässt sich die Wirkung ihrer Züge nicht vom Glück trennen. Je mehr Fehler sie machen, desto größer wird sie, auch über viele Partien.",
    chart: |scale, games, window| {
        let unit = unit(scale);
        match games {
            1 => unit.to_owned(),
            _ => {
                format!("{unit} · deine letzten {games} Partien, Durchschnitte von bis zu {window}")
            }
        }
    },
    game: "Partie",
    actual: "Erreicht",
    expected: "Erwartet",
    unfold: "Als Tabelle zeigen",
};
