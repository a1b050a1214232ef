//! The texts of reviews, in Italian.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::it::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: analisi"),
    about: "L’esperto giudica ogni decisione in base a ciò che il giocatore poteva sapere in quel momento.",
    progress: |done, all| format!("Decisioni giudicate: {done} di {all}"),
    stop: "Interrompi",
    go_on: "Continua",
    stopped: "Interrotto. Ciò che è già giudicato resta finché questa pagina è aperta.",
    done: "Tutte le decisioni sono giudicate.",
    nothing: "In questa partita non ci sono decisioni da giudicare.",
    chart: |measure| match measure.unit {
        Unit::Points => "Punteggio finale previsto",
        Unit::Share => "Probabilità di vincere la partita",
    },
    as_table: "Grafico come tabella",
    turn: "Turno",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("turno {first}")
        } else {
            format!("turni {first}–{last}")
        };
        headed("Manche", round, turns)
    },
    end: "Alla fine",
    account: |measure| {
        if measure.luck {
            "Scelte e fortuna"
        } else {
            "Scelte"
        }
    },
    start: "All’inizio",
    own: "Scelte proprie",
    others: "Scelte altrui",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Imprevisto",
        (Rivals::Several, true) => "Fortuna e altri",
        (Rivals::None | Rivals::One, true) => "Fortuna",
    },
    result: "Risultato",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme il risultato. Qui non c’è fortuna: ciò che nessuna scelta spiega, neppure l’esperto l’aveva previsto."
        }
        (Rivals::Several, true) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme il risultato. Contro più avversari, l’effetto delle loro scelte non si distingue dalla fortuna."
        }
        (Rivals::One, true) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme il risultato. Ciò che uno perde, l’altro lo guadagna; il resto è fortuna, o un errore dell’esperto."
        }
        (Rivals::None, true) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme il risultato. Ciò che le scelte non spiegano è fortuna, o un errore dell’esperto."
        }
    },
    costly: "Gli errori più gravi",
    whose: "Giocatore",
    everybody: "Tutti i giocatori",
    count: |costly, all| match costly {
        0 => format!("Decisioni nettamente peggiori della migliore: nessuna su {all}."),
        _ => format!("Decisioni nettamente peggiori della migliore: {costly} su {all}."),
    },
    more: "Mostra altre",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Meglio: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} punti in più"),
            Unit::Share => format!("{gain} di probabilità di vincere in più"),
        };
        match points {
            Some(points) => format!("{gain}, {} punti di vantaggio", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = NUMBERS.tenths(margin);
        match measure.unit {
            Unit::Points => format!("Differenze fino a {margin} punti non contano."),
            Unit::Share => {
                format!("Differenze fino a {margin} punti percentuali non contano.")
            }
        }
    },
    look: "Vedi la posizione",
    back: "Analisi",
    dearer: "Un errore più grave",
    cheaper: "Un errore meno grave",
    place: |place, all| format!("{place} di {all}"),
    play_on: "Continua da qui",
    play_on_about: "Da questo punto comincia una nuova partita, con le stesse carte o gli stessi dadi in arrivo. Una partita in corso passa tra le partite giocate.",
    numbers: NUMBERS,
};
