//! The texts of the page of keys, in German.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Alles geht auch ohne Maus. Screenreader sagen an, was am Tisch geschieht.",
    back: "Zurück",
    general: "Überall",
    key: |key| match key {
        " " => "Leertaste",
        "Escape" => "Esc",
        "Enter" => "Eingabe",
        "Shift" => "Umschalt",
        other => other,
    },
    help: "Diese Seite zeigen; noch einmal: zurück",
    rules: "Am Tisch: die Regeln des Spiels (Esc führt zurück)",
    hint: "Am Tisch: ein Tipp, wenn du am Zug bist",
    undo: "Am Tisch: deinen Zug zurücknehmen",
    fast_forward: "Am Tisch: vorspulen",
    pause: "Beim Zuschauen: anhalten oder weiter",
    step: "Beim Zuschauen: ein Schritt",
    replay: "Beim Ansehen einer Partie: abspielen oder anhalten",
    replay_step: "Beim Ansehen einer Partie: einen Schritt zurück oder vor",
    tab: "Nächster Knopf oder nächstes Feld",
    press: "Ausgewählten Knopf drücken",
    let_go: "Auswahl aufheben",
};
