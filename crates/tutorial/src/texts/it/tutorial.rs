//! The texts of the frame around all lessons, in Italian.

use crate::TutorialTexts;

pub(crate) static TEXTS: TutorialTexts = TutorialTexts {
    title: "Tutorial",
    title_of: |game| format!("{game}: tutorial"),
    step: |step, of| format!("Passo {step} di {of}"),
    next: "Continua",
    back: "Indietro",
    skip: "Salta",
    restart: "Ricomincia",
    over: "Ora sai tutto ciò che serve. Prova una prima partita contro un bot facile: perdona molto.",
    play: "Gioca una prima partita",
    exercises: "Vai agli esercizi",
    replaces: "Sostituisce la tua partita in corso, che passa tra le partite giocate.",
    resume: "Riprendi il tutorial",
    new_here: "È la tua prima volta?",
    invitation: "Ogni gioco ha un tutorial: in pochi minuti impari le regole giocando.",
};
