//! The texts of Dékal's rules pages, in Italian.

use crate::texts::DekalRules;
use table::RulesText;

pub(crate) static TEXTS: DekalRules = DekalRules {
    summary: "Hai una griglia di 16 carte che nessuno conosce. In 16 turni le scopri una alla volta e sostituisci ognuna con una carta spinta dal bordo. Alla fine le carte uguali che si toccano si annullano; ciò che resta conta contro di te.",
    setup: RulesText {
        heading: "Preparazione",
        paragraphs: &[
            "Ci sono 100 carte: i valori da 1 a 10, dieci carte per valore. Ogni giocatore dispone 16 carte coperte in una griglia di 4 per 4. Le altre si mettono da parte.",
            "Nessuno conosce una carta coperta, nemmeno chi la possiede.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Scoprire. Tutti i giocatori scelgono nello stesso momento una delle proprie carte coperte. Queste carte vanno al centro, scoperte, e ognuna lascia un buco nella sua griglia.",
            "Chi inizia. Nel primissimo turno riceve il segnalino chi ha scoperto la carta più bassa. In caso di parità, ognuno dei giocatori coinvolti pesca una delle carte messe da parte: il segnalino va a chi pesca la più bassa; chi è ancora in parità pesca di nuovo. Se le carte non bastano, decide la sorte.",
            "Prendere e spingere. A partire da chi ha il segnalino, in senso orario, ogni giocatore prende una carta dal centro e la spinge nella propria griglia. L’ultimo prende quella che resta.",
            "Il segnalino passa a sinistra. Una manche dura 16 turni.",
        ],
    },
    push: RulesText {
        heading: "La spinta",
        paragraphs: &[
            "La carta entra da fuori, lungo la riga o la colonna del buco, da una delle due estremità. Le carte tra quell’estremità e il buco scorrono di una casella verso il buco; quelle oltre il buco restano ferme. Le carte coperte restano coperte.",
            "Almeno una carta deve spostarsi: non puoi posare la carta direttamente in un buco sul bordo. Perciò un buco in un angolo si riempie in 2 modi, un altro sul bordo in 3, uno interno in 4.",
        ],
    },
    push_figure: "Un 8 spinto da sinistra: l’8 e il 3 scorrono, il 5 resta fermo.",
    push_before: "Prima: l’8 aspetta a sinistra della riga 8, 3, buco, 5.",
    push_after: "Dopo: la riga è 8, 8, 3, 5.",
    holes: [
        |ways| format!("In un angolo: {ways} modi"),
        |ways| format!("Sul bordo: {ways} modi"),
        |ways| format!("All’interno: {ways} modi"),
    ],
    holes_figure: "Le frecce mostrano da dove può entrare una carta.",
    scoring: RulesText {
        heading: "Il punteggio",
        paragraphs: &[
            "Dopo il turno 16, ogni gruppo di due o più carte uguali che si toccano lungo un lato si annulla, qualunque sia la sua forma. Tutti i gruppi spariscono nello stesso momento, e nulla scorre più.",
            "Il tuo punteggio è la somma delle carte rimaste. In diagonale le carte non si toccano.",
        ],
    },
    example: "Un esempio: le carte sbiadite si annullano.",
    example_result: "Restano 5, 5, 3, 4 e 7: 24 punti. Il 4 della terza riga tocca un altro 4 solo in diagonale.",
    example_row: |row, cards| format!("Riga {row}: {cards}."),
    cancelled: |value| format!("{value} annullato"),
    winning: RulesText {
        heading: "La vittoria",
        paragraphs: &[
            "Vince il punteggio più basso. In caso di parità vince chi ha meno carte rimaste nella griglia; se la parità persiste, la vittoria è condivisa.",
            "Giocando più manche, i punteggi si sommano. La partita finisce al termine della manche in cui qualcuno arriva a 100 o più, e vince il totale più basso. In caso di parità vince chi ha avuto meno carte rimaste in tutte le manche insieme; se la parità persiste, la vittoria è condivisa. Ogni nuova manche è iniziata dal giocatore alla sinistra di chi ha iniziato la precedente.",
        ],
    },
    cards_about: "Da 1, la migliore da avere alla fine, a 10, la peggiore. Ce ne sono dieci per valore.",
};
