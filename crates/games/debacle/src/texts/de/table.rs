//! The texts of Débâcle's table, in German.

use engine::debacle::{Action, Ending, Illegal, Side};
use protocol::Level;

use crate::DebacleTexts;
use crate::texts::Declined;
use ui::texts::de::{does, points};

const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "Rot",
        Side::Black => "Schwarz",
    }
}

pub(crate) static TEXTS: DebacleTexts = DebacleTexts {
    level_about: |level| match level {
        Level::Beginner => "Sieht, was er gerade schlagen kann, und kaum mehr.",
        Level::Regular => "Zählt Punkte und denkt einen Zug voraus.",
        Level::Strong => "Zählt Punkte und denkt weiter voraus.",
        _ => "Hat gelernt, Stellungen zu beurteilen, und denkt weit voraus.",
    },
    styles: ["", "Hat die Würfel gern weit vorn.", ""],
    people: "Du spielst",
    peoples: ["Rot", "Schwarz", "Beide: zu zweit an diesem Bildschirm"],
    names: ["Name von Rot", "Name von Schwarz"],
    first: "Wer beginnt",
    firsts: ["Per Los", "Rot beginnt", "Schwarz beginnt"],
    set_up: "Aufstellung der Würfel",
    set_ups: [
        "1 bis 6, jeweils von links",
        "Gleiche Werte gegenüber",
        "Gemischt, für beide gleich",
    ],
    title: "Débâcle: der Tisch",
    board: "Brett",
    side,
    square: |square, die| match die {
        Some((owner, value)) => format!("{square}: {} {}", side(owner), value.get()),
        None => format!("{square}: frei"),
    },
    endangered: "kann geschlagen werden",
    standing: |total, gain, dice, all| {
        let points = points(total.into());
        format!("{points}, dazu {gain} in dieser Runde: {dice} von {all} Würfeln geschlagen.")
    },
    to_win: "bis zum Sieg",
    to_capture: "zu schlagen",
    actions_left: |left| match left {
        1 => "noch 1 Aktion".into(),
        _ => format!("noch {left} Aktionen"),
    },
    flip: "Wenden",
    decline: "Verzichten",
    threats: "Drohungen",
    no_threats: "Kein Würfel kann geschlagen werden.",
    turn_board: "Brett drehen",
    heading: |round, turn| format!("Runde\u{a0}{round}, Zug\u{a0}{turn}"),
    quiet: |turns, all| format!("{turns} von {all} Zügen ohne Schlagen"),
    prompt_act: |left| match left {
        1 => "Noch eine Aktion: rollen, wenden oder schlagen.".into(),
        _ => format!("{left} Aktionen: Rolle einen Würfel, wende einen oder schlage."),
    },
    prompt_doubles: "Pasch: Wähle den Würfel, der stehen bleibt; die gleichen in seiner Reihe bekommst du. Oder verzichte.",
    prompt_recover: |value| {
        format!(
            "Alle deine Würfel sind gleich: Hole deine geschlagene {value} auf ein markiertes Feld zurück, oder verzichte."
        )
    },
    prompt_rebound: "Nachsetzen: noch eine freie Aktion mit diesem Würfel. Oder verzichte.",
    prompt_rebound_return: "Setze mit diesem Würfel nach, oder hole ihn erst in dein Lager zurück.",
    prompt_return: "Dieser Würfel kehrt in dein Lager zurück: Wähle ein markiertes Feld.",
    setting_up: "Die Würfel werden aufgestellt\u{a0}…",
    looking: |at, all| format!("Rückblick: {at} von {all}."),
    ended: |ending| match ending {
        Ending::Captures => "Fünf Würfel sind geschlagen: Die Runde ist zu Ende.",
        Ending::Quiet => "Dreißig Züge ohne Schlagen: Die Runde endet und zählt, wie sie steht.",
        Ending::Repetition => {
            "Dieselbe Stellung zum dritten Mal: Die Runde endet und zählt, wie sie steht."
        }
    },
    last_capture: |name, value, square| {
        let what = match square {
            Some(square) => format!("die {value} auf {square}"),
            None => format!("Pasch mit {value}"),
        };
        let took = does(name, "hast", "hat");
        format!("{name} {took} zuletzt geschlagen: {what}")
    },
    largest_lead: |name, lead| format!("Größter Vorsprung: {name}, {}", points(lead)),
    action: |action, position| match action {
        Action::Roll(_) | Action::Capture(_) => action.to_string(),
        Action::Flip(square) => format!("{square} gewendet"),
        Action::Return(square) => format!("zurück nach {square}"),
        Action::Keep(square) => format!("Pasch, {square} bleibt"),
        Action::Recover(square) => format!("zurückgeholt auf {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "nimmt keinen Pasch".into(),
            Declined::Rebound => "setzt nicht nach".into(),
            Declined::Recovery => "holt keinen Würfel zurück".into(),
        },
    },
    describe_action: |action, position| match action {
        Action::Roll(way) => format!("den Würfel von {} nach {} rollen", way.from(), way.to()),
        Action::Capture(way) => {
            format!("mit dem Würfel auf {} {} schlagen", way.from(), way.to())
        }
        Action::Flip(square) => format!("den Würfel auf {square} wenden"),
        Action::Return(square) => format!("den Würfel nach {square} zurückholen"),
        Action::Keep(square) => format!("den Pasch nehmen, {square} bleibt"),
        Action::Recover(square) => {
            format!("den geschlagenen Würfel auf {square} zurückholen")
        }
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "auf den Pasch verzichten".into(),
            Declined::Rebound => "auf das Nachsetzen verzichten".into(),
            Declined::Recovery => "auf das Zurückholen verzichten".into(),
        },
    },
    forecast: |chance| format!("Deine Gewinnchance: {chance}\u{202f}%."),
    turn_of: |turn, name| format!("{turn}. {name}"),
    too_far: "Ein Würfel bewegt sich ein Feld weit, immer gerade.",
    refused: |error| match error {
        Illegal::NotYourTurn => "Du bist noch nicht am Zug.",
        Illegal::NotYours(_) => "Wähle zuerst einen deiner Würfel.",
        Illegal::NoEnemy(_) => "Hier gibt es nichts zu schlagen.",
        Illegal::Taken(_) => "Hier steht schon ein Würfel.",
        Illegal::Backward => {
            "Ein Würfel rollt vorwärts oder seitwärts; nur beim Schlagen geht es rückwärts."
        }
        Illegal::TooLow(..) => {
            "Dein Würfel muss höher sein; eine 1 aber schlägt alles außer einer anderen 1."
        }
        Illegal::FlippedJustNow(_) => {
            "Denselben Würfel darfst du nicht zweimal hintereinander wenden."
        }
        Illegal::Rebound(_) => {
            "Nur der Würfel, der geschlagen hat, darf nachsetzen. Oder verzichte."
        }
        Illegal::ReturnFirst(_) => {
            "Der Würfel im gegnerischen Lager muss erst in deines zurückkehren."
        }
        Illegal::NoReturn => "Kein Würfel muss in sein Lager zurück.",
        Illegal::NotInCamp(_) => "Er kommt auf ein freies Feld deines eigenen Lagers.",
        Illegal::DoublesFirst => "Nimm erst den Pasch, oder verzichte darauf.",
        Illegal::NoDoubles => "Einen Pasch nimmst du nur am Anfang deines Zugs.",
        Illegal::Single(_) => "Kein anderer gegnerischer Würfel in dieser Reihe zeigt dasselbe.",
        Illegal::RowFirst(_) => "Mach erst die angefangene Reihe fertig.",
        Illegal::NoActionLeft => "Du hast keine Aktion mehr.",
        Illegal::NoRecovery => "Jetzt kannst du keinen Würfel zurückholen.",
        Illegal::NothingToDecline => "Jetzt gibt es nichts, worauf du verzichten kannst.",
        Illegal::NoEventDue => "Das geht jetzt nicht.",
    },
    analysis: "Rückblick auf die Runde",
    analysis_about: "Geh zu jeder Aktion zurück: Pfeile zeigen, wie es von dort am besten weitergeht.",
    analysing: "Suche nach der besten Fortsetzung\u{a0}…",
    steps: ["Zum Anfang", "Zurück", "Vor", "Zum Ende"],
    best_line: |decider, chance, depth, line| {
        format!(
            "{} am Zug, {chance}\u{202f}% Gewinnchance (Aktionen vorausgedacht: {depth}): {line}",
            side(decider)
        )
    },
    taken: "Würfel",
    points: "Punkte",
    total: "Gesamt",
};
