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
    help: "Mostrar esta página; otra vez: volver",
    rules: "En la mesa: las reglas del juego (Esc para volver)",
    hint: "En la mesa: una pista, cuando es tu turno",
    undo: "En la mesa: deshacer tu jugada",
    fast_forward: "En la mesa: avance rápido",
    pause: "Al mirar a los bots: pausar o seguir",
    step: "Al mirar a los bots: un paso",
    replay: "Al ver una partida: reproducir o pausar",
    replay_step: "Al ver una partida: un paso atrás o adelante",
    tab: "Siguiente botón o campo",
    press: "Pulsar el botón seleccionado",
    let_go: "Cancelar lo elegido",
};
