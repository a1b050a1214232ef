//! The texts of the page of keys, in Spanish.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Todo se puede hacer sin ratón. Los lectores de pantalla anuncian lo que pasa en la mesa.",
    back: "Volver",
    general: "En todas partes",
    key: |key| match key {
        " " => "Espacio",
        "Escape" => "Esc",
        "Enter" => "Intro",
        "Shift" => "Mayús",
        other => other,
    },
    help: "Mostrar estas teclas; otra vez: volver a donde estabas",
    rules: "En una mesa: las reglas del juego",
    hint: "En una mesa: una pista, cuando es tu turno",
    pause: "Donde los bots juegan entre ellos: pausar o seguir",
    step: "Donde los bots juegan entre ellos: un paso",
    replay: "Al ver una partida: reproducir o pausar",
    replay_step: "Al ver una partida: un paso atrás o adelante",
    tab: "Pasar a la siguiente parte de la pantalla",
    press: "Accionar lo que tiene el foco",
    let_go: "Soltar lo que has elegido",
};
