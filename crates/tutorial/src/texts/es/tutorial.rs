//! The texts of the frame around all lessons, in Spanish.

use crate::TutorialTexts;

pub(crate) static TEXTS: TutorialTexts = TutorialTexts {
    title: "Tutorial",
    title_of: |game| format!("{game}: tutorial"),
    step: |step, of| format!("Paso {step} de {of}"),
    next: "Continuar",
    back: "Atrás",
    skip: "Saltar",
    restart: "Empezar de nuevo",
    over: "Ya sabes todo lo que hace falta. Prueba una primera partida contra un bot fácil: perdona mucho.",
    play: "Jugar una primera partida",
    exercises: "Ir a los ejercicios",
    replaces: "Sustituye a tu partida en curso, que pasa a tus partidas jugadas.",
    resume: "Continuar el tutorial",
    new_here: "¿Es tu primera vez?",
    invitation: "Cada juego tiene un tutorial: en unos minutos aprendes las reglas jugando.",
};
