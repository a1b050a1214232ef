//! The texts of the page of keys, in Italian.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Tutto si può fare senza mouse. Gli screen reader annunciano ciò che accade al tavolo.",
    back: "Indietro",
    general: "Ovunque",
    key: |key| match key {
        " " => "Spazio",
        "Escape" => "Esc",
        "Enter" => "Invio",
        "Shift" => "Maiusc",
        other => other,
    },
    help: "Mostra questa pagina; di nuovo: torna indietro",
    rules: "Al tavolo: le regole del gioco (Esc per tornare)",
    hint: "Al tavolo: un consiglio, quando tocca a te",
    undo: "Al tavolo: annulla la tua mossa",
    fast_forward: "Al tavolo: avanti veloce",
    pause: "Guardando i bot: pausa, o ripresa",
    step: "Guardando i bot: un passo",
    replay: "Rivedendo una partita: riproduci o metti in pausa",
    replay_step: "Rivedendo una partita: un passo indietro o avanti",
    tab: "Pulsante o campo successivo",
    press: "Premi il pulsante selezionato",
    let_go: "Annulla la scelta",
};
