//! What the settings say, in Italian, besides what other screens say as well.

use crate::texts::SettingsScreenTexts;

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Lingua e aspetto",
    pieces: "Carte e dadi",
    play: "Al tavolo",
    noises: "Suoni e vibrazione",
    text: "Dimensione del testo",
    sizes: ["Normale", "Grande", "Molto grande"],
    patterns: (
        "Motivi su carte, simboli e dadi",
        "I valori di Dékal, i simboli di Détrak e i colori di Débâcle hanno ognuno il proprio motivo: non serve distinguere le tinte.",
    ),
    preview: "Ecco come appaiono ora:",
    confirm: (
        "Conferma le mosse",
        "Una mossa viene prima mostrata. Si gioca quando la confermi, con il pulsante o ripetendo lo stesso gesto.",
    ),
    left_handed: (
        "Disposizione per mancini",
        "Il pannello laterale, il vassoio e i pulsanti cambiano lato.",
    ),
    sound: (
        "Suoni",
        "Brevi e discreti: carte, dadi, annullamenti, fine di una partita, mossa rifiutata.",
    ),
    vibration: (
        "Vibrazione",
        "Una breve vibrazione negli stessi momenti, sui telefoni che lo permettono.",
    ),
    listen: "Ascolta",
    keys: "Tutti i tasti",
    room: |used, free| {
        format!("Le partite e questa copia occupano {used} MB; {free} MB sono liberi.")
    },
    persistent: "Il browser le conserva finché non le elimini.",
    not_persistent: "Il browser può cancellarle se ha bisogno di spazio: ogni tanto esporta le tue partite in un file.",
};
