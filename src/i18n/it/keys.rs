//! What the page of keys says, in Italian.

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
    about: "Tutto si può fare senza mouse. Ciò che accade al tavolo è annunciato ai lettori di schermo.",
    back: "Indietro",
    general: "Ovunque",
    key: |key| match key {
        " " => "Spazio",
        "Escape" => "Esc",
        "Enter" => "Invio",
        "Shift" => "Maiusc",
        other => arrow(other),
    },
    help: "Mostra questi tasti; di nuovo: torna dov’eri",
    rules: "A un tavolo: le regole del gioco",
    hint: "A un tavolo: un consiglio, quando tocca a te",
    pause: "Dove i bot giocano tra loro: pausa, o ripresa",
    step: "Dove i bot giocano tra loro: un passo",
    tab: "Passa alla parte seguente dello schermo",
    press: "Attiva l’elemento che ha il focus",
    let_go: "Lascia ciò che hai scelto",
    move_dekal: "Spostati tra le carte della tua griglia, del centro, o tra i bordi",
    press_dekal: "Scopri una carta, scegli una carta, spingila da un bordo",
    move_sheet: "Spostati sul tuo foglio",
    press_sheet: "Annota la tessera, con la metà sinistra o superiore su questa casella",
    turn_piece: "Ruota la tessera",
    swap: "Scambia i suoi simboli",
    move_cards: "Spostati tra le tue carte, o tra quelle da pescare",
    move_card: "Sposta la carta stessa nella tua mano",
    press_card: "Scegli una carta da scartare, o pescala",
    discard: "Scarta ciò che hai scelto",
    stock: "Pesca dal mazzo",
    announce: "Chiama Dumble",
    move_board: "Spostati sulla plancia",
    press_board: "Scegli un dado, poi la casella dove va",
    flip: "Capovolgi il dado",
    decline: "Fermati qui",
    threats: "Mostra quali dadi si possono catturare",
};
