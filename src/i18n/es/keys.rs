//! What the page of keys says, in Spanish.

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
    about: "Todo se puede hacer sin ratón. Lo que pasa en la mesa se anuncia a los lectores de pantalla.",
    back: "Volver",
    general: "En todas partes",
    key: |key| match key {
        " " => "Espacio",
        "Escape" => "Esc",
        "Enter" => "Intro",
        "Shift" => "Mayús",
        other => arrow(other),
    },
    help: "Mostrar estas teclas; otra vez: volver a donde estabas",
    rules: "En una mesa: las reglas del juego",
    hint: "En una mesa: una pista, cuando es tu turno",
    pause: "Donde los bots juegan entre ellos: pausar o seguir",
    step: "Donde los bots juegan entre ellos: un paso",
    tab: "Pasar a la siguiente parte de la pantalla",
    press: "Accionar lo que tiene el foco",
    let_go: "Soltar lo que has elegido",
    move_dekal: "Moverse por las cartas de tu cuadrícula, las del centro o los bordes",
    press_dekal: "Destapar una carta, elegir una carta, empujarla por un borde",
    move_sheet: "Moverse por tu hoja",
    press_sheet: "Anotar la pieza, con su mitad izquierda o superior en esta casilla",
    turn_piece: "Girar la pieza",
    swap: "Invertir sus símbolos",
    move_cards: "Moverse por tus cartas o por las que puedes tomar",
    move_card: "Mover la propia carta dentro de tu mano",
    press_card: "Elegir una carta para descartarla, o tomarla",
    discard: "Descartar lo que has elegido",
    stock: "Robar del mazo",
    announce: "Cantar Dumble",
    move_board: "Moverse por el tablero",
    press_board: "Elegir un dado y luego la casilla a la que va",
    flip: "Voltear el dado",
    decline: "Dejarlo así",
    threats: "Mostrar qué dados se pueden capturar",
};
