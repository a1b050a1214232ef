//! The texts of the settings screen, in Spanish.

use crate::texts::{SettingsScreenTexts, SwitchTexts};

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Idioma y aspecto",
    pieces: "Cartas y dados",
    play: "En la mesa",
    noises: "Sonido y vibración",
    text: "Tamaño del texto",
    sizes: ["Normal", "Grande", "Muy grande"],
    patterns: SwitchTexts {
        label: "Cartas, símbolos y dados con trama",
        about: "Los valores de Dékal, los símbolos de Détrak y los bandos de Débâcle llevan cada uno su trama: no hace falta distinguir colores.",
    },
    preview: "Así se ven ahora:",
    coach_about: "Tras tu jugada, el entrenador dice en la mesa si había otra mejor, según lo que podías saber. Las partidas con entrenador se guardan, pero no cuentan para la valoración; en las partidas del día no lo hay.",
    confirm: SwitchTexts {
        label: "Confirmar las jugadas",
        about: "La jugada se muestra primero. Solo cuenta cuando la confirmas, con el botón o repitiendo el mismo gesto.",
    },
    running_score: SwitchTexts {
        label: "Puntuación provisional en Dékal",
        about: "Junto a cada nombre: lo que suman ahora sus cartas boca arriba.",
    },
    left_handed: SwitchTexts {
        label: "Disposición para zurdos",
        about: "El panel lateral, la bandeja y los botones cambian de lado.",
    },
    sound: SwitchTexts {
        label: "Sonidos",
        about: "Breves y discretos: para cartas, dados, cartas que se anulan, jugadas no permitidas y el final de una partida.",
    },
    vibration: SwitchTexts {
        label: "Vibración",
        about: "Una breve vibración en los mismos momentos, en los teléfonos que lo permiten.",
    },
    listen: "Escuchar",
    keys: "Todos los atajos de teclado",
    units: ["MB", "GB"],
    room: |used, free| {
        format!("Tus partidas y la copia sin conexión ocupan {used}; quedan {free} libres.")
    },
    persistent: "El navegador las conserva hasta que las elimines.",
    not_persistent: "El navegador puede borrarlas si necesita espacio: de vez en cuando, exporta tus partidas a un archivo.",
};
