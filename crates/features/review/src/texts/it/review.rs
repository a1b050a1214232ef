//! The texts of reviews, in Italian.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::it::{NUMBERS, il};

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: analisi"),
    about: "L’esperto giudica ogni decisione in base a ciò che il giocatore poteva sapere in quel momento.",
    progress: |done, all| format!("Decisioni giudicate: {done} di {all}"),
    stop: "Interrompi",
    go_on: "Continua",
    judging: "Le tue decisioni vengono giudicate…",
    stopped: "Interrotto. Ciò che è già giudicato resta finché questa pagina è aperta.",
    done: "Tutte le decisioni sono giudicate.",
    nothing: "In questa partita non ci sono decisioni da giudicare.",
    seat_summary: |summary| {
        let points = |tenths: i32| match (summary.unit, tenths.abs()) {
            (Unit::Points, tenths) => format!("{} punti", NUMBERS.tenths(tenths)),
            (Unit::Share, 0) => "meno dell’1% di una vittoria".into(),
            (Unit::Share, tenths) => {
                let percent = tenths / 10;
                format!("{}% di una vittoria", il(percent as u32))
            }
        };
        let you = if summary.name.is_none() { "ti " } else { "" };
        let own = match (summary.costly, summary.name) {
            (0, None) => "Non hai commesso errori netti".to_owned(),
            (0, Some(name)) => format!("{name} non ha commesso errori netti"),
            (_, None) => format!("I tuoi errori ti sono costati {}", points(summary.own)),
            (_, Some(name)) => format!("Gli errori di {name} sono costati {}", points(summary.own)),
        };
        let others = || {
            format!(
                "gli errori dell’avversario {you}hanno dato {}",
                points(summary.others)
            )
        };
        let (what, gave, cost, changed) = match (summary.has_chance, summary.rivals) {
            (false, _) => (
                "ciò che neppure l’esperto aveva previsto",
                "ha dato",
                "è costato",
                "ha cambiato",
            ),
            (true, Rivals::Several) => (
                "la fortuna e gli altri",
                "hanno dato",
                "sono costati",
                "hanno cambiato",
            ),
            (true, Rivals::None | Rivals::One) => {
                ("la fortuna", "ha dato", "è costata", "ha cambiato")
            }
        };
        let luck = match summary.luck {
            0 => format!("{what} non {changed} nulla"),
            1.. => format!("{what} {you}{gave} {}", points(summary.luck)),
            _ => format!("{what} {you}{cost} {}", points(summary.luck)),
        };
        let sentence = summary.joined(own, others, luck, " e ");
        format!("{sentence}.")
    },
    seat_level: |seat| {
        let loss = match seat.unit {
            Unit::Points => format!("{} punti", seat.number(NUMBERS)),
            Unit::Share => format!("{}‰ di una vittoria", seat.number(NUMBERS)),
        };
        let (who, chose, lost) = match seat.name {
            None => (String::new(), "Hai scelto", "Hai perso"),
            Some(name) => (format!("{name} "), "ha scelto", "ha perso"),
        };
        let over = match seat.decisions {
            1 => "su 1 decisione che contava".to_owned(),
            count => format!("su {count} decisioni che contavano"),
        };
        let found = match seat.levels {
            None => format!("{who}{lost} {loss} per decisione, {over}."),
            Some([(first, name), (last, _)]) if first == last => format!(
                "{who}{chose} come il livello {first}, {name}, perdendo {loss} per decisione, {over}."
            ),
            Some([(first, weakest), (last, strongest)]) => format!(
                "{who}{chose} come i livelli da {first} a {last}, da {weakest} a {strongest}, perdendo {loss} per decisione, {over}."
            ),
        };
        match seat.open {
            None => found,
            Some(([first, last], games)) => {
                let games = if games == 1 {
                    "servirebbe un’altra partita"
                } else {
                    &format!("servirebbero circa altre {games} partite")
                };
                format!(
                    "{found} Può essere un livello qualsiasi da {first} a {last}: {games} per saperlo."
                )
            }
        }
    },
    own_level: |[first, last], name| {
        if first == last {
            format!("Hai scelto come il livello {first}, {name}.")
        } else {
            format!("Hai scelto come uno dei livelli da {first} a {last}.")
        }
    },
    chart: |scale| match scale.unit {
        Unit::Points => "Punteggio finale previsto",
        Unit::Share => "Probabilità di vincere la partita",
    },
    values: |unit| match unit {
        Unit::Points => "Punti",
        Unit::Share => "Probabilità, in %",
    },
    as_table: "Grafico come tabella",
    turn: "Turno",
    round: "Manche",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("turno {first}")
        } else {
            format!("turni {first}–{last}")
        };
        headed("Manche", round, turns)
    },
    end: "Alla fine",
    breakdown: |scale| {
        if scale.has_chance {
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
    breakdown_about: |rivals, luck| match (rivals, luck) {
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
    breakdown_unit: |unit| match unit {
        Unit::Points => "I cambiamenti sono in punti.",
        Unit::Share => {
            "I cambiamenti sono in percentuale di una vittoria: sommati all’inizio danno il risultato."
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
    loss: |unit, loss| {
        let loss = NUMBERS.tenths(-loss);
        match unit {
            Unit::Points => format!("{loss} punti"),
            Unit::Share => format!("{loss}% di una vittoria"),
        }
    },
    gain: |scale, gain, points| {
        let gain = NUMBERS.tenths(gain);
        let gain = match scale.unit {
            Unit::Points => format!("{gain} punti in più"),
            Unit::Share => format!("vince {gain} partite su 100 in più"),
        };
        match points {
            Some(points) => format!("{gain}, {} punti di vantaggio", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |scale, margin| {
        let margin = NUMBERS.tenths(margin);
        match scale.unit {
            Unit::Points => format!("Differenze fino a {margin} punti non contano."),
            Unit::Share => {
                format!("Differenze fino a {margin}% di una vittoria non contano.")
            }
        }
    },
    lines: "Sul tavolo",
    before: "Prima",
    line_played: "Giocato:",
    line_better: "Meglio:",
    way_played: "Com’è andata avanti la partita.",
    way_better: "Come sarebbe potuta continuare.",
    way_average: "I numeri sui pulsanti sono medie su tutto ciò che può accadere.",
    way_end: |value| format!("Atteso a quel punto: {value}"),
    look: "Vedi la posizione",
    back: "Analisi",
    costlier: "Un errore più grave",
    cheaper: "Un errore meno grave",
    place: |place, all| format!("{place} di {all}"),
    play_on: "Continua da qui",
    play_on_about: "Da questo punto comincia una nuova partita, con le stesse carte o gli stessi dadi in arrivo. È un allenamento e non conta nelle tue statistiche. Una partita in corso passa tra le partite giocate.",
    numbers: NUMBERS,
};
