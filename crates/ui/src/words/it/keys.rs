//! The texts of the page of keys, in Italian.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Tutto si può fare senza mouse. I lettori di schermo annunciano ciò che accade al tavolo.",
    back: "Indietro",
    general: "Ovunque",
    key: |key| match key {
        " " => "Spazio",
        "Escape" => "Esc",
        "Enter" => "Invio",
        "Shift" => "Maiusc",
        other => other,
    },
    help: "Mostra questi tasti; di nuovo: torna dov’eri",
    rules: "A un tavolo: le regole del gioco",
    hint: "A un tavolo: un consiglio, quando tocca a te",
    pause: "Dove i bot giocano tra loro: pausa, o ripresa",
    step: "Dove i bot giocano tra loro: un passo",
    replay: "Rivedendo una partita: riproduci o metti in pausa",
    replay_step: "Rivedendo una partita: un passo indietro o avanti",
    tab: "Passa alla parte seguente dello schermo",
    press: "Attiva l’elemento che ha il focus",
    let_go: "Lascia ciò che hai scelto",
};
