//! What the settings say, in Spanish, besides what other screens say as well.

use crate::texts::SettingsScreenTexts;

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Idioma y aspecto",
    pieces: "Cartas y dados",
    play: "En la mesa",
    noises: "Sonido y vibración",
    text: "Tamaño del texto",
    sizes: ["Normal", "Grande", "Muy grande"],
    patterns: (
        "Cartas, símbolos y dados con trama",
        "Los valores de Dékal, los símbolos de Détrak y los bandos de Débâcle llevan cada uno su trama: no hace falta distinguir ningún color.",
    ),
    preview: "Así se ven ahora:",
    confirm: (
        "Confirmar las jugadas",
        "La jugada se muestra primero. Se hace cuando la confirmas, con el botón o repitiendo el mismo gesto.",
    ),
    left_handed: (
        "Disposición para zurdos",
        "El panel lateral, la bandeja y los botones cambian de lado.",
    ),
    sound: (
        "Sonidos",
        "Breves y discretos: cartas, dados, lo que se anula, el final de una partida, una jugada rechazada.",
    ),
    vibration: (
        "Vibración",
        "Un breve temblor en los mismos momentos, en los teléfonos que lo permiten.",
    ),
    listen: "Escuchar",
    keys: "Todas las teclas",
    room: |used, free| {
        format!("Las partidas y esta copia ocupan {used} MB; quedan {free} MB libres.")
    },
    persistent: "El navegador las conserva hasta que las elimines.",
    not_persistent: "El navegador puede borrarlas si necesita espacio: exporta tus partidas a un archivo de vez en cuando.",
};
