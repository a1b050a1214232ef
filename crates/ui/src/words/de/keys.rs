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
    help: "Diese Tasten zeigen; noch einmal: dorthin zurück, wo du warst",
    rules: "Am Tisch: die Regeln des Spiels",
    hint: "Am Tisch: ein Tipp, wenn du am Zug bist",
    pause: "Wo Bots unter sich spielen: anhalten oder weiter",
    step: "Wo Bots unter sich spielen: ein Schritt",
    replay: "Beim Ansehen einer Partie: abspielen oder anhalten",
    replay_step: "Beim Ansehen einer Partie: einen Schritt zurück oder vor",
    tab: "Weiter zum nächsten Teil des Bildschirms",
    press: "Betätigen, was den Fokus hat",
    let_go: "Loslassen, was du gewählt hast",
};
