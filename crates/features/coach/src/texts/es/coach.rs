//! The texts of the coach, in Spanish.

use crate::texts::CoachTexts;
use model::quality::Quality;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Había algo un poco mejor",
        Quality::Mistake => "Había algo mejor",
        Quality::Blunder => "Había algo mucho mejor",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    coach: "Entrenador",
    levels: ["Ninguno", "Solo errores graves", "Errores", "Todo"],
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Has jugado: {action}"),
    close: "Volver a la partida",
    retry: "Volver atrás y reintentar",
    retry_about: "Empieza una partida de práctica antes de esta jugada.",
    redrawn: "Lo que no podías saber se sortea de nuevo.",
    kept: "Tu partida pasa a tus partidas jugadas.",
};
