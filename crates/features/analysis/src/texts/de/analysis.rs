//! The texts of the analysis board, in German.

use engine::PositionError;
use model::value_scale::Unit;

use super::reasons::REASONS;
use crate::texts::{AnalysisTexts, KeptTexts, SetupTexts};
use ui::texts::de::NUMBERS;

pub(crate) static TEXTS: AnalysisTexts = AnalysisTexts {
    numbers: NUMBERS,
    steps: [
        "Zum Anfang",
        "Einen Zug zurück",
        "Einen Zug vor",
        "Zum Ende",
    ],
    values: "Werte zeigen",
    thinking: "Überlegt\u{a0}…",
    failed: "Der Computer konnte diese Stellung nicht beurteilen. Geh einen Zug weiter und wieder zurück, um es noch einmal zu versuchen.",
    expected: |who, value, unit| match (who, unit) {
        (Some(who), Unit::Share) => format!("{who} gewinnt von hier aus in {value} der Fälle"),
        (None, Unit::Share) => format!("Von hier aus in {value} der Fälle gewonnen"),
        (Some(who), Unit::Points) => format!("{who}: {value} Punkte zu erwarten"),
        (None, Unit::Points) => format!("{value} Punkte zu erwarten"),
    },
    effort: |times, is_last| {
        let thought = match times {
            1 => "So lange nachgedacht wie für einen Tipp".to_owned(),
            times => format!("{times}-mal so lange nachgedacht wie für einen Tipp"),
        };
        let end = if is_last {
            "."
        } else {
            "; denkt noch weiter\u{a0}…"
        };
        thought + end
    },
    exact: "Diese Werte sind exakt.",
    knowledge: |who| match who {
        Some(who) => format!("Nach dem, was {who} wissen kann."),
        None => "Nach dem, was man hier wissen kann.".into(),
    },
    all_hands: "Alle Hände",
    open: "Nach allen Händen, die am Tisch niemand sieht.",
    options: "Züge, der beste zuerst",
    as_good: "So gut wie der beste",
    behind: "schwächer",
    insert: |moves| match moves {
        1 => "Besten Zug spielen".into(),
        moves => format!("Beste Folge spielen: {moves} Züge"),
    },
    over: "Diese Runde ist zu Ende.",
    waiting: "Als Nächstes entscheidet der Zufall.",
    moves: "Züge dieser Runde",
    colon: ":",
    chance: |event| format!("Zufall: {event}"),
    choose_chance: "Wählen, was kommt",
    which_event: "Ereignis",
    average: "Durchschnitt über alle",
    averaging: |done, all| format!("{done} von {all} bewertet\u{a0}…"),
    averaged: |mean, came| format!("{mean} im Durchschnitt über alle; {came} nach dem, was kam."),
    no_average: "Kein Durchschnitt: Nach manchen ist die Runde vorbei, oder jemand anderes entscheidet.",
    variation: "Variante:",
    too_large: "Das sind zu viele Varianten, um sie zu behalten oder zu teilen: Lösche ein paar davon.",
    match_over: "Die Partie ist zu Ende.",
    next_round: "Nächste Runde",
    comment: "Kommentar",
    redraw: "Zufall neu ziehen",
    promote: "Zur Hauptvariante machen",
    delete: "Ab hier löschen",
    undo: "Änderung zurücknehmen",
    setup: SetupTexts {
        title: "Stellung aufbauen",
        line: "Als Textzeile",
        show: "Aufs Brett bringen",
        others: "Alles Übrige",
        tray: "Was gesetzt wird",
        no_sign: "nichts oder verdeckt",
        hole: "keine Karte",
        remove: "Entfernen",
        add_card: "Karte hinzufügen",
        place: |row, column| format!("Reihe {row}, Spalte {column}"),
        field,
        value,
        no_line: "Das ist keine Stellung: Eine Zeile beginnt mit dem Namen eines Spiels.",
        refused: |error| match error {
            PositionError::OtherGame(name) => {
                format!("Eine Stellung dieses Spiels beginnt mit „{}“.", name)
            }
            PositionError::Missing(name) => format!("Das Feld „{}“ fehlt.", field(name)),
            PositionError::Spelling(name) => format!(
                "„{}“ wird anders oder in anderer Reihenfolge geschrieben.",
                field(name)
            ),
            PositionError::Unreadable { field: name, .. } => {
                format!("„{}“ ist nicht lesbar.", field(name))
            }
            PositionError::TooLong => "Nach der Stellung kommt noch etwas.".into(),
            PositionError::Impossible(_) => "Diese Stellung kann im Spiel nicht entstehen.".into(),
        },
        reasons: REASONS,
    },
    kept: KeptTexts {
        about: "Beginne mit der Anfangsstellung eines Spiels oder einer eingefügten Stellung, oder mach mit einer behaltenen Analyse weiter. Auch beim Ansehen und Analysieren einer Partie führt ein Knopf aufs Brett.",
        begin: "Beginnen",
        title: "Behalten",
        none: "Noch ist nichts behalten. Am Brett kommt mit „Behalten“ etwas hierher.",
        name: "Name",
        keep: "Behalten",
        done: "Behalten.",
        replace: "Dieser Name ist vergeben. Noch einmal drücken ersetzt sie.",
        delete_sure: |name| format!("„{name}“ löschen?"),
    },
};

fn field(name: &str) -> &'static str {
    match name {
        "grids" => "Karten",
        "centre" => "Mitte",
        "sheets" => "Blätter",
        "hands" => "Hände",
        "latest" => "Zuletzt abgelegt",
        "laid" => "In diesem Zug abgelegt",
        "pile" => "Ablage",
        "board" => "Brett",
        "captured" => "Geschlagen, von Rot und Schwarz",
        "step" => "Was folgt",
        "mover" => "Am Zug",
        "totals" => "Punktestand",
        "turn" => "Gespielte Züge",
        "rounds" => "Länge der Partie",
        "round" => "Gespielte Runden",
        "token" => "Startspieler",
        "opener" => "Startspieler des ersten Zugs",
        "out" => "Karten außerhalb der Runde",
        "sealed" => "Verdeckt gewählt",
        "rules" => "Regeln",
        "starter" => "Startspieler",
        "gone" => "Ausgeschieden in Runde",
        "symmetry" => "Lager",
        "order" => "Reihenfolge der Würfel",
        "first" => "Startspieler",
        "barren" => "Runde davor ohne Punkte",
        "ending" => "Ende",
        "actions" => "Übrige Aktionen",
        "bonus" => "Bonusaktionen des Gegners",
        "flags" => "Besondere Zustände",
        "focus" => "Würfel, der nachsetzt oder zurückkehrt",
        "flipped" => "Eben gewendeter Würfel",
        "row" => "Reihe mit Pasch",
        "seen" => "Frühere Züge",
        "quiet" => "Züge ohne Schlagen",
        _ => "",
    }
}

fn value(value: &str) -> Option<&'static str> {
    Some(match value {
        "reveal" => "alle decken eine Karte auf",
        "draft" => "nimmt eine Karte",
        "over" => "die Runde ist vorbei",
        "start" => "das erste Symbol wird gewählt",
        "up" | "lot" | "tie" | "deal" | "stock" | "first" => "der Zufall entscheidet",
        "roll" => "die Würfel fallen",
        "note" => "gewürfelt",
        "play" => "legt ab",
        "draw" => "zieht",
        "one" => "eine Runde",
        "hundred" => "bis 100 Punkte",
        "basic" => "einfach",
        "advanced" => "fortgeschritten",
        "red" => "Rot",
        "black" => "Schwarz",
        "point" => "gedreht",
        "mirror" => "gespiegelt",
        "no" => "nein",
        "yes" => "ja",
        "captures" => "Schlagen",
        "quiet" => "ruhige Züge",
        "repetition" => "Wiederholung",
        "-" => "–",
        _ => return None,
    })
}
