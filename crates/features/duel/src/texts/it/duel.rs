//! The texts of duels, in Italian.

use core::cmp::Ordering;

use crate::texts::DuelTexts;

pub(crate) static TEXTS: DuelTexts = DuelTexts {
    duel: "Duello",
    title: |game| format!("Duello: {game}"),
    about: "Tu e un amico giocate la stessa partita, ognuno sul suo dispositivo: stessa fortuna, stessi avversari. Un duello comincia con «Condividi», sul risultato di una partita contro i bot.",
    none: "Ancora nessun duello.",
    challenges: |name| format!("{name} ti sfida"),
    sealed: |name| {
        format!(
            "Il risultato di {name} resta sigillato finché non hai finito. Niente si può annullare, e non ci sono suggerimenti."
        )
    },
    helped: |name| format!("{name} ha avuto aiuto in questa partita."),
    own_helped: "Hai avuto aiuto in questa partita.",
    same: "Stessa fortuna e stessi avversari per tutti e due.",
    accept: "Accetta",
    go_on: "Continua",
    give_up: "Rinuncia e guarda",
    seen: "Hai già visto il risultato.",
    own_unreadable: "La tua partita di questo duello non si può leggere qui. Forse può una versione più recente della pagina.",
    own: "Questo è il tuo duello. Chi apre il link gioca contro il tuo risultato.",
    waiting: "Ancora nessuna risposta. Quando arriva il link del tuo amico, aprilo su questo dispositivo.",
    against: |name| format!("Tu e {name}"),
    points: |order, name, points| match (order, points) {
        (Ordering::Less, 1) => format!("{name} fa meglio di 1 punto."),
        (Ordering::Less, _) => format!("{name} fa meglio di {points} punti."),
        (_, 1) => "Fai meglio di 1 punto.".into(),
        _ => format!("Fai meglio di {points} punti."),
    },
    places: |order, name, own, their| match order {
        Ordering::Less => format!("{name} ha fatto meglio: {their}. Tu: {own}."),
        _ => format!("Hai fatto meglio: {own}. {name}: {their}."),
    },
    equal: |name| format!("Tu e {name} siete pari."),
    replay: "Rivedi",
    replay_of: |name| format!("Rivedi la partita: {name}"),
    after: "La tua partita del duello è finita",
    compare: "Guarda i due risultati",
    remove: "Togli",
    remove_sure: "Togli questo duello per sempre",
    in_other_tab: "Questo duello si sta giocando in un’altra scheda.",
    gone: "Questo duello non è su questo dispositivo, o non c’è più. Riapri il link del tuo amico.",
    not_over: "la partita di questo link non è finita, quindi non è un duello.",
    practice: "la partita di questo link era un esercizio, quindi non è un duello.",
    persons: "la partita di questo link non è stata giocata da una sola persona contro i bot, quindi non è un duello.",
    is_new: "da giocare",
    goes_on: "in corso",
    is_waiting: "in attesa di risposta",
    is_done: "giocato da entrambi",
};
