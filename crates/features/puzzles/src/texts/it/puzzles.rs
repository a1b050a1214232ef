//! The texts of puzzles, in Italian.

use engine::GameId;
use model::value_scale::Unit;

use crate::texts::PuzzleTexts;
use ui::i18n::signed;
use ui::texts::it::{NUMBERS, il_share, worth};

pub(crate) static TEXTS: PuzzleTexts = PuzzleTexts {
    numbers: NUMBERS,
    title: "Problemi",
    about: "Posizioni in cui ogni mossa è giusta o sbagliata, senza vie di mezzo: l’esperto lo ha dimostrato, pensando molto più a lungo che in partita. Perciò qui contano differenze che l’allenatore e l’analisi direbbero nulle. La tua prima risposta conta per la valutazione, sulla stessa scala dei livelli dei bot.",
    none_tried: "Non ne hai ancora provato nessuno.",
    rating: |points, provisional| match provisional {
        true => format!("Valutazione: circa {}, provvisoria.", points),
        false => format!("Valutazione: {points}."),
    },
    solved: |solved, tried| format!("Risolti al primo colpo: {solved} su {tried}."),
    run: |solved, left, best| {
        let done = match solved {
            1 => "risolto",
            _ => "risolti",
        };
        let left = if left == 1 {
            "1 altro errore la chiude".into()
        } else {
            format!("altri {left} errori la chiudono")
        };
        format!("Serie: {solved} {done}, {left}. Migliore: {best}.")
    },
    solve: "Risolvi",
    of_day: "Problema del giorno",
    missed: |missed| format!("Ripeti quelli sbagliati ({missed})"),
    by_theme: "Per tema",
    earlier: "Giorni precedenti, per esercizio",
    count: |count| format!("{count} problemi"),
    ask: "Tocca a te: trova la mossa migliore.",
    right: "Giusto!",
    wrong: |cost, unit| format!("Non è la migliore: costa {}.", worth(unit, cost)),
    wrong_unknown: "Non è la migliore.",
    numbers_of: |unit, right, other, is_own| {
        let whose = if is_own {
            "la tua"
        } else {
            "la migliore di quelle sbagliate"
        };
        match unit {
            Unit::Share => format!(
                "La mossa giusta vince {} delle partite, {whose} {}.",
                il_share(right),
                il_share(other)
            ),
            Unit::Points => {
                format!("La mossa giusta porta in media a {right} punti, {whose} a {other}.")
            }
        }
    },
    best_line: |line| format!("Se entrambi giocano al meglio: {line}"),
    reply: |line| format!("Che cosa può seguire alla tua mossa: {line}"),
    solution_is: |right| match right {
        1 => "Una mossa è giusta:",
        _ => "Più mosse sono giuste:",
    },
    rated: |points, change| {
        let plus = if change > 0 { "+" } else { "" };
        format!("La tua valutazione: {points} ({plus}{})", signed(change))
    },
    rating_of: |rating| format!("Problema da {rating}"),
    practice: ", per esercizio",
    is_right: "giusta",
    is_wrong: "sbagliata",
    behind: "peggiore",
    next: "Problema seguente",
    again: "Riprova",
    solution: "Mostra la soluzione",
    give_up: "Mi arrendo: mostra la soluzione",
    analyse: "Analizza",
    all_done: "Hai provato tutti questi problemi. Quelli sbagliati si possono ripetere.",
    none_missed: "Non c’è nulla da ripetere: hai risolto tutti quelli provati.",
    themes: |game| match game {
        GameId::Dekal => &[
            "scoprire una carta",
            "subito una coppia",
            "pazienza",
            "rompere una coppia",
            "spostare le altre",
            "la carta più alta",
            "togliere una carta agli altri",
            "un angolo",
            "finale",
        ],
        GameId::Detrak => &[
            "due simboli uguali",
            "subito punti",
            "pazienza",
            "serie di tre",
            "serie lunga",
            "riga e colonna",
            "cedere una casella",
            "lasciare spazio",
            "buco nell’angolo",
            "finale",
        ],
        GameId::Dumble => &[
            "chiamare",
            "aspettare a chiamare",
            "tenere punti",
            "un gruppo",
            "una scala",
            "rompere un gruppo",
            "prendere una carta",
            "pescare dal mazzo",
            "una carta che serve",
            "poche carte",
        ],
        GameId::Debacle => &[
            "catturare",
            "mossa tranquilla",
            "la preda minore",
            "capovolgere un dado",
            "armare un dado",
            "salvataggio",
            "doppioni",
            "rimbalzo",
            "un dado rientra",
            "riprendere un dado",
            "ultima cattura",
            "ultima azione",
        ],
    },
};
