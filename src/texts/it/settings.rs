//! The texts of the settings screen, in Italian.

use crate::texts::{SettingsScreenTexts, SwitchTexts};

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Lingua e aspetto",
    pieces: "Carte e dadi",
    play: "Al tavolo",
    noises: "Suoni e vibrazione",
    text: "Dimensione del testo",
    sizes: ["Normale", "Grande", "Molto grande"],
    patterns: SwitchTexts {
        label: "Motivi su carte, simboli e dadi",
        about: "I valori di Dékal, i simboli di Détrak e le parti di Débâcle hanno ognuno il proprio motivo: non serve distinguere i colori.",
    },
    preview: "Ecco come appaiono ora:",
    coach_about: "Dopo la tua mossa, l’allenatore dice al tavolo se ce n’era una migliore, in base a ciò che potevi sapere. Le partite con allenatore si conservano, ma non contano per la valutazione; nelle sfide del giorno non c’è.",
    confirm: SwitchTexts {
        label: "Conferma le mosse",
        about: "La mossa viene prima mostrata. Conta solo quando la confermi, con il pulsante o ripetendo lo stesso gesto.",
    },
    running_score: SwitchTexts {
        label: "Punteggio provvisorio a Dékal",
        about: "Accanto a ogni nome: quanto valgono ora le sue carte scoperte.",
    },
    left_handed: SwitchTexts {
        label: "Disposizione per mancini",
        about: "Il pannello laterale, il vassoio e i pulsanti cambiano lato.",
    },
    sound: SwitchTexts {
        label: "Suoni",
        about: "Brevi e discreti: per carte, dadi, carte che si annullano, mosse non valide e fine della partita.",
    },
    vibration: SwitchTexts {
        label: "Vibrazione",
        about: "Una breve vibrazione negli stessi momenti, sui telefoni che lo permettono.",
    },
    listen: "Ascolta",
    keys: "Tutte le scorciatoie da tastiera",
    units: ["MB", "GB"],
    room: |used, free| {
        format!("Le tue partite e la copia offline occupano {used}; {free} sono liberi.")
    },
    persistent: "Il browser le conserva finché non le elimini.",
    not_persistent: "Il browser può cancellarle se ha bisogno di spazio: ogni tanto esporta le tue partite in un file.",
};
