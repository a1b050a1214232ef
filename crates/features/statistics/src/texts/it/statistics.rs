//! The texts of the statistics, in Italian.

use crate::StatisticsTexts;
use model::results::Rating;
use model::value_scale::Unit;
use ui::texts::it::{bare_worth, points, unreadable};

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Qui contano tutte le partite che finisci, da solo o contro i bot, anche se non sono più tra le partite giocate. Le statistiche restano su questo dispositivo, e si esportano e si importano con le partite.",
    games: "Giochi",
    which: "Tavoli",
    all: "Tutti",
    practice: "Conta anche l’allenamento",
    practice_about: "Partite rigiocate o continuate da una posizione, e sfide del giorno.",
    points,
    last: |ended| format!("Ultima partita: {ended}"),
    rated_about: |rating| format!("valutazione di circa {rating}"),
    rated: |rating| format!("valutazione {rating}"),
    rating: |rating, level| {
        let Rating { points, margin, .. } = rating;
        let points = match rating.is_provisional() {
            true => format!("circa {} (provvisoria)", rating.rounded()),
            false => format!("{points} ±\u{a0}{margin}"),
        };
        format!("La tua valutazione: {points}, più o meno il livello {level}")
    },
    reviewed: |games, level| format!("Partite giudicate: {games}. {level}"),
    losses: |unit| match unit {
        Unit::Points => "Perdita per decisione che contava, in punti",
        Unit::Share => "Perdita per decisione che contava, in % di una vittoria",
    },
    loss: "Perdita",
    kinds: "Ciò che ti costa di più",
    kind: |name, unit, mean, decisions| {
        let mistakes = match decisions {
            1 => "1 errore".to_owned(),
            _ => format!("{decisions} errori"),
        };
        format!("{name}: {} a partita ({mistakes})", bare_worth(unit, mean))
    },
    example: |number| format!("Esempio {number}"),
    assisted: |count| {
        format!(
            "Con aiuto (un consiglio, o una mossa annullata dopo la risposta), senza valutazione: {count}"
        )
    },
    rating_about: "Chi ha 100 punti in più vince circa il 64% delle partite. I livelli dei bot sono sulla stessa scala, e ogni partita contro i bot rende più precisa la valutazione.",
    none: "Ancora nulla da contare: gioca una partita fino in fondo.",
    count: "Partite",
    wins: "Vinte",
    mean: "Media",
    spread: "Scarto abituale",
    best: "Record",
    over_time: |games| match games {
        1 => "La tua ultima partita".to_owned(),
        _ => format!("Le tue ultime {games} partite"),
    },
    game: "Partita",
    results: "Punti",
    moving: |window| format!("Media delle ultime {window}"),
    histogram: "Quante volte è uscito ogni risultato",
    unfold: "Mostra come tabella",
    tables: "Per regole, giocatori e livello",
    table: "Tavolo",
    export: "Esporta in CSV",
    reset: "Azzera",
    reset_sure: "Cancellare le statistiche di tutti i giochi? Le partite giocate e le sfide del giorno restano.",
    reset_yes: "Cancella",
    reset_done: "Le statistiche ripartono da zero.",
    blocked: "Questo browser non permette alla pagina di salvare nulla, quindi non ci sono statistiche. Per averne, consenti i dati dei siti per questa pagina.",
    unreadable,
    imported: |results| match results {
        1 => "1 risultato aggiunto alle statistiche e alle sfide del giorno.".to_owned(),
        _ => format!("{results} risultati aggiunti alle statistiche e alle sfide del giorno."),
    },
    left_out: |lines| match lines {
        1 => {
            "1 risultato è stato tralasciato: riguarda un giorno futuro, oppure non c’è più posto."
                .to_owned()
        }
        _ => format!(
            "{lines} risultati sono stati tralasciati: riguardano giorni futuri, oppure non c’è più posto."
        ),
    },
};
