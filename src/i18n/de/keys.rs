//! The page of keys in German.

use crate::keys::KeysTexts;

/// What a key is called that is printed alike everywhere.
fn arrow(key: &'static str) -> &'static str {
    match key {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        other => other,
    }
}

pub const TEXTS: KeysTexts = KeysTexts {
    about: "Alles geht auch ohne Maus. Was am Tisch geschieht, wird Screenreadern angesagt.",
    back: "Zurück",
    general: "Überall",
    key: |key| match key {
        " " => "Leertaste",
        "Escape" => "Esc",
        "Enter" => "Eingabe",
        "Shift" => "Umschalt",
        other => arrow(other),
    },
    help: "Diese Tasten zeigen; noch einmal: dorthin zurück, wo du warst",
    rules: "Am Tisch: die Regeln des Spiels",
    hint: "Am Tisch: ein Tipp, wenn du am Zug bist",
    pause: "Wo Bots unter sich spielen: anhalten oder weiter",
    step: "Wo Bots unter sich spielen: ein Schritt",
    tab: "Weiter zum nächsten Teil des Bildschirms",
    press: "Betätigen, was den Fokus hat",
    let_go: "Loslassen, was du gewählt hast",
    move_dekal: "Zwischen den Karten deines Rasters, der Mitte oder den Rändern bewegen",
    press_dekal: "Karte aufdecken, Karte wählen, Karte an einem Rand einschieben",
    move_sheet: "Auf deinem Blatt bewegen",
    press_sheet: "Symbolpaar eintragen, seine linke oder obere Hälfte auf dieses Feld",
    turn_piece: "Symbolpaar drehen",
    swap: "Seine Symbole tauschen",
    move_cards: "Zwischen deinen Karten oder denen zum Ziehen bewegen",
    move_card: "Die Karte selbst in der Hand verschieben",
    press_card: "Karte zum Ablegen wählen oder ziehen",
    discard: "Ablegen, was du gewählt hast",
    stock: "Vom Stapel ziehen",
    announce: "Dumble ansagen",
    move_board: "Auf dem Brett bewegen",
    press_board: "Würfel wählen, dann sein Zielfeld",
    flip: "Würfel wenden",
    decline: "Verzichten",
    threats: "Zeigen, welche Würfel geschlagen werden können",
};
