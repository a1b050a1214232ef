//! The texts of reviews, in Italian.

use crate::texts::Rate;
use crate::{ReviewTexts, Rivals, SeatLevel};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::it::{NUMBERS, bare_worth, il_share, worth};

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
            (Unit::Share, 0) => "meno dell’1% di una vittoria".into(),
            (unit, tenths) => worth(unit, tenths),
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
        let again = if summary.exceeds_a_win() {
            " Ciò che si perde e si recupera conta ogni volta."
        } else {
            ""
        };
        format!("{sentence}.{again}")
    },
    seat_level: |seat| {
        let over = match seat.decisions {
            1 => "su 1 decisione che contava".to_owned(),
            count => format!("su {count} decisioni che contavano"),
        };
        let rate = match seat.rate(NUMBERS) {
            Rate::Nothing => None,
            Rate::Points(points) => Some(format!("{points} punti per decisione")),
            Rate::OfAWin { percent, one_in } => Some(format!(
                "{} di una vittoria per decisione (una vittoria ogni {one_in} decisioni)",
                il_share(&percent)
            )),
        };
        let Some((like, [(first, weakest), (last, strongest)])) = like(seat).zip(seat.levels)
        else {
            return match (seat.name, rate) {
                (None, Some(rate)) => format!("Hai perso {rate}, {over}."),
                (None, None) => format!("Non hai perso nulla, {over}."),
                (Some(name), Some(rate)) => format!("{name} ha perso {rate}, {over}."),
                (Some(name), None) => format!("{name} non ha perso nulla, {over}."),
            };
        };
        let lost = match rate {
            Some(rate) => format!("perdendo {rate}"),
            None => "senza perdere nulla".to_owned(),
        };
        match seat.open {
            None if first == last => format!("{like}, {lost}, {over}."),
            None => format!("{like}, da {weakest} a {strongest}, {lost}, {over}."),
            Some((_, games)) => {
                let closest = if first == last {
                    format!("al livello {first}, {weakest}")
                } else {
                    format!("ai livelli da {first} a {last}, da {weakest} a {strongest}")
                };
                let games = if games == 1 {
                    "Servirebbe un’altra partita"
                } else {
                    &format!("Servirebbero circa altre {games} partite")
                };
                format!("{like}, più vicino {closest}, {lost}, {over}. {games} per saperlo.")
            }
        }
    },
    own_level: |seat| like(seat).map(|like| format!("{like}.")),
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
            "I cambiamenti sono in percentuale di una vittoria: l’1% è una partita su 100. Ciò che si perde e si recupera conta ogni volta, quindi un cambiamento può superare una vittoria intera."
        }
    },
    starts: "Ogni inizio si basa su ciò che quel giocatore sapeva alla sua prima decisione: la somma non è per forza 100%.",
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
    loss: |unit, loss| format!("−{}", bare_worth(unit, loss)),
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
        format!(
            "Qui l’esperto non distingue ciò che differisce di {} o meno: conta come uguale.",
            bare_worth(scale.unit, margin)
        )
    },
    lines: "Sul tavolo",
    before: "Prima",
    line_played: "Giocato:",
    line_better: "Meglio:",
    way_played: "Com’è andata avanti la partita.",
    way_better: "Come sarebbe potuta continuare.",
    way_average: "I numeri sui pulsanti sono medie su tutto ciò che può accadere.",
    way_end: |has_chance, value, average| match has_chance {
        true => format!("Questa strada porta a {value}; la media di tutte è {average}."),
        false => format!("Giudicato di nuovo da qui: {value}; dalla decisione: {average}."),
    },
    look: "Vedi la posizione",
    back: "Analisi",
    costlier: "Un errore più grave",
    cheaper: "Un errore meno grave",
    place: |place, all| format!("{place} di {all}"),
    play_on: "Continua da qui",
    play_on_about: "Da questo punto comincia una nuova partita, con le stesse carte o gli stessi dadi in arrivo. È un allenamento e non conta nelle tue statistiche. Una partita in corso passa tra le partite giocate.",
    numbers: NUMBERS,
};

/// The levels that somebody may have decided like.
fn like(seat: &SeatLevel) -> Option<String> {
    let who = match seat.name {
        None => "Hai",
        Some(name) => &format!("{name} ha"),
    };
    let ([first, last], name) = seat.possible()?;
    Some(if first == last {
        format!("{who} scelto come il livello {first}, {name}")
    } else {
        format!("{who} scelto come uno dei livelli da {first} a {last}")
    })
}
