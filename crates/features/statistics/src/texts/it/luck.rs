//! The texts about luck, in Italian.

use crate::texts::luck::{Cause, LuckTexts, tenths};
use model::results::Scale;
use ui::texts::it::{bare_worth, games, worth};

fn unit(scale: Scale) -> &'static str {
    match scale {
        Scale::Points => "Punti",
        Scale::Wins => "Vittorie",
    }
}

pub(crate) static TEXTS: LuckTexts = LuckTexts {
    title: "Fortuna: previsto e ottenuto",
    known: |known, all| match known {
        0 => "La fortuna non è ancora nota per nessuna di queste partite.".to_owned(),
        1 if all == 1 => "La fortuna è nota per questa partita.".to_owned(),
        _ if known == all => "La fortuna è nota per tutte queste partite.".to_owned(),
        _ => format!("La fortuna è nota per {known} di queste {all} partite."),
    },
    open: |games| match games {
        1 => "Si può calcolare per 1 partita ancora conservata.".to_owned(),
        _ => format!(
            "Si può calcolare per {games} partite ancora conservate, a partire dall’ultima."
        ),
    },
    lost: |games| match games {
        1 => "1 partita non è più conservata: la sua fortuna resterà ignota.".to_owned(),
        _ => format!("{games} partite non sono più conservate: la loro fortuna resterà ignota."),
    },
    unusable: |games| match games {
        1 => "La registrazione di una partita è inutilizzabile: la sua fortuna resterà ignota."
            .to_owned(),
        _ => format!(
            "Le registrazioni di {games} partite sono inutilizzabili: la loro fortuna resterà ignota."
        ),
    },
    work_out: "Calcolala",
    stop: "Interrompi",
    go_on: "Continua",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "Ultima partita".to_owned(),
            _ => format!("Ancora {games} partite"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}; decisioni giudicate in questa: {done} di {all}"),
        }
    },
    runs: "Il calcolo procede finché resti qui. Ciò che è noto viene conservato.",
    stopped: "Interrotto. Ciò che è noto viene conservato.",
    done: "Non c’è altro da calcolare.",
    full: "Lo spazio del browser è esaurito: ciò che è stato calcolato non si può conservare.",
    measure: |scale, cause, count| {
        let unit = unit(scale);
        let others = match cause {
            Cause::LuckAndOthers => ", contro più avversari",
            Cause::Luck | Cause::Dice | Cause::Unforeseen => "",
        };
        format!("{unit}{others}: {}", games(count))
    },
    gave: |cause, scale, mean, half| {
        let (who, gave, cost) = match cause {
            Cause::Luck => ("La fortuna", "ha dato", "è costata"),
            Cause::Dice => ("I tuoi dadi", "hanno dato", "sono costati"),
            Cause::LuckAndOthers => (
                "La fortuna e le scelte degli altri",
                "hanno dato",
                "sono costate",
            ),
            Cause::Unforeseen => ("L’imprevisto", "ha dato", "è costato"),
        };
        // Rounded to a tenth, a smaller number is 0.
        let gave = if mean <= -0.05 { cost } else { gave };
        let half = half.map(|half| format!(" (±{})", bare_worth(scale.unit(), tenths(half))));
        format!(
            "{who} ti {gave} {} a partita{}.",
            worth(scale.unit(), tenths(mean.abs())),
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => {
            format!("Ottieni {actual} punti a partita; senza di ciò sarebbero {expected}.")
        }
        Scale::Wins => {
            format!("Partite vinte: {actual}; senza di ciò: {expected}.")
        }
    },
    range: |low, high| format!("tra il {low} e il {high}"),
    few: |games| {
        format!(
            "Quante ne avresti vinte senza di ciò è indicato da {games} partite in su: meno non bastano."
        )
    },
    long_run: "Su molte partite quasi si compensa.",
    added: "Si sommano tutti i turni di una partita, senza ciò che costano le tue scelte: chi perde molto e lo recupera può avere più fortuna di una vittoria intera.",
    others: "Contro più avversari, l’effetto delle loro scelte non si distingue dalla fortuna. Più errori fanno, più cresce, anche su molte partite.",
    chart: |scale, games, window| {
        let unit = unit(scale);
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · le tue ultime {games} partite, medie su {window} al massimo"),
        }
    },
    game: "Partita",
    actual: "Ottenuto",
    expected: "Previsto",
    unfold: "Mostra come tabella",
};
