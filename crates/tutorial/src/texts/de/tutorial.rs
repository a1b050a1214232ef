//! The texts of the frame around all lessons, in German.

use crate::TutorialTexts;

pub(crate) static TEXTS: TutorialTexts = TutorialTexts {
    title: "Einführung",
    title_of: |game| format!("{game}: Einführung"),
    step: |step, of| format!("Schritt {step} von {of}"),
    next: "Weiter",
    back: "Zurück",
    skip: "Überspringen",
    restart: "Von vorn",
    over: "Jetzt weißt du alles, was du brauchst. Spiele eine erste Partie gegen einen leichten Bot: Er verzeiht viel.",
    play: "Erste Partie spielen",
    exercises: "Zu den Aufgaben",
    replaces: "Sie ersetzt deine laufende Partie, die zu den gespielten Partien kommt.",
    resume: "Einführung fortsetzen",
    new_here: "Neu hier?",
    invitation: "Jedes Spiel hat eine Einführung: In wenigen Minuten lernst du die Regeln beim Spielen.",
};
