//! What a review says, in Italian.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::it::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: analisi"),
    about: "Ogni decisione è giudicata in base a ciò che chi giocava poteva sapere in quel momento, con gli occhi dell’esperto.",
    progress: |done, all| format!("Decisioni giudicate: {done} di {all}"),
    stop: "Interrompi",
    go_on: "Continua",
    stopped: "Interrotto. Ciò che è giudicato resta finché questa pagina è aperta.",
    done: "Tutte le decisioni sono giudicate.",
    nothing: "In questa partita non ci sono decisioni da giudicare.",
    chart: |measure| match measure.unit {
        Unit::Points => "Punti previsti alla fine",
        Unit::Share => "Probabilità di vincere la partita",
    },
    as_table: "Il grafico come tabella",
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
    result: "Esito",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme l’esito. Qui non c’è fortuna: ciò che nessuna scelta spiega, neppure l’esperto l’aveva previsto."
        }
        (Rivals::Several, true) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme l’esito. Contro più avversari, l’effetto delle loro scelte non si distingue dalla fortuna."
        }
        (Rivals::One, true) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme l’esito. Ciò che una scelta costa a uno, l’altro lo guadagna; il resto è fortuna, o un errore dell’esperto stesso."
        }
        (Rivals::None, true) => {
            "Ciò che era previsto all’inizio e i cambiamenti danno insieme l’esito. Ciò che le scelte non spiegano è fortuna, o un errore dell’esperto stesso."
        }
    },
    costly: "Le decisioni più costose",
    whose: "Decisioni di chi",
    everybody: "Di tutti",
    count: |costly, all| match costly {
        0 => format!("Decisioni nettamente peggiori della migliore: nessuna su {all}."),
        _ => format!("Decisioni nettamente peggiori della migliore: {costly} su {all}."),
    },
    more: "Mostrane altre",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Meglio: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} punti in più"),
            Unit::Share => format!("{gain} di probabilità in più di vincere la partita"),
        };
        match points {
            Some(points) => format!("{gain}, {} punti di vantaggio", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = NUMBERS.tenths(margin);
        match measure.unit {
            Unit::Points => format!("Differenze fino a {margin} punti valgono come parità."),
            Unit::Share => {
                format!("Differenze fino a {margin} punti percentuali valgono come parità.")
            }
        }
    },
    look: "Guarda la posizione",
    back: "Analisi",
    dearer: "Una più costosa",
    cheaper: "Una meno costosa",
    place: |place, all| format!("{place} di {all}"),
    play_on: "Continua da qui",
    play_on_about: "Da questo punto comincia una nuova partita, con le stesse carte o gli stessi dadi in arrivo. Una partita in corso viene messa da parte.",
    numbers: NUMBERS,
};
