//! The texts of the analysis board, in Italian.

use engine::PositionError;
use model::value_scale::Unit;

use super::reasons::REASONS;
use crate::texts::{AnalysisTexts, KeptTexts, SetupTexts};
use ui::texts::it::{NUMBERS, il_share};

pub(crate) static TEXTS: AnalysisTexts = AnalysisTexts {
    numbers: NUMBERS,
    steps: [
        "All’inizio",
        "Una mossa indietro",
        "Una mossa avanti",
        "Alla fine",
    ],
    values: "Mostra i valori",
    thinking: "Sta pensando…",
    failed: "Il computer non ha potuto valutare questa posizione. Spostati e torna qui per riprovare.",
    expected: |who, value, unit| match (who, unit) {
        (Some(who), Unit::Share) => format!("Da qui {who} vince {} delle volte", il_share(value)),
        (None, Unit::Share) => format!("Da qui si vince {} delle volte", il_share(value)),
        (Some(who), Unit::Points) => format!("{who}: {value} punti attesi"),
        (None, Unit::Points) => format!("{value} punti attesi da qui"),
    },
    effort: |times, is_last| {
        let thought = match times {
            1 => "Ha pensato quanto per un consiglio".to_owned(),
            times => format!("Ha pensato {times} volte più a lungo che per un consiglio"),
        };
        let end = if is_last {
            "."
        } else {
            "; continua a pensare…"
        };
        thought + end
    },
    exact: "Questi valori sono esatti.",
    knowledge: |who| match who {
        Some(who) => format!("In base a ciò che {who} può sapere."),
        None => "In base a ciò che qui si può sapere.".into(),
    },
    all_hands: "Tutte le mani",
    open: "In base a tutte le mani, che nessuno vede al tavolo.",
    options: "Mosse, dalla migliore",
    as_good: "Buona come la migliore",
    behind: "peggiore",
    insert: |moves| match moves {
        1 => "Gioca la mossa migliore".into(),
        moves => format!("Gioca la linea migliore: {moves} mosse"),
    },
    over: "Questa manche è finita.",
    waiting: "Ora decide il caso.",
    moves: "Mosse di questa manche",
    colon: ":",
    chance: |event| format!("Caso: {event}"),
    choose_chance: "Scegli che cosa esce",
    which_event: "Evento",
    average: "Media su tutti",
    averaging: |done, all| format!("Valutati {done} su {all}…"),
    averaged: |mean, came| format!("{mean} in media su tutti; {came} dopo ciò che è uscito."),
    no_average: "Nessuna media: dopo alcuni la manche è finita, o decide qualcun altro.",
    variation: "Variante:",
    too_large: "Sono troppe varianti per conservarle o condividerle: eliminane qualcuna.",
    match_over: "La partita è finita.",
    next_round: "Prossima manche",
    comment: "Commento",
    redraw: "Sorteggia di nuovo",
    promote: "Rendila la linea principale",
    delete: "Elimina da qui",
    undo: "Annulla la modifica",
    setup: SetupTexts {
        title: "Componi una posizione",
        line: "Come riga di testo",
        show: "Mettila sulla plancia",
        others: "Tutto il resto",
        tray: "Che cosa mettere",
        no_sign: "niente, o coperta",
        hole: "nessuna carta",
        remove: "Togli",
        add_card: "Aggiungi una carta",
        place: |row, column| format!("Riga {row}, colonna {column}"),
        field,
        value,
        no_line: "Questa non è una posizione: una riga inizia con il nome di un gioco.",
        refused: |error| match error {
            PositionError::OtherGame(name) => {
                format!("Una posizione di questo gioco inizia con «{}».", name)
            }
            PositionError::Missing(name) => format!("Manca il campo «{}».", field(name)),
            PositionError::Spelling(name) => format!(
                "«{}» si scrive in un altro modo o in un altro ordine.",
                field(name)
            ),
            PositionError::Unreadable { field: name, .. } => {
                format!("«{}» non si può leggere.", field(name))
            }
            PositionError::TooLong => "C’è qualcosa dopo la posizione.".into(),
            PositionError::Impossible(_) => {
                "Questa posizione non può verificarsi nel gioco.".into()
            }
        },
        reasons: REASONS,
    },
    kept: KeptTexts {
        about: "Comincia dalla prima posizione di un gioco o da una posizione incollata, oppure riprendi qualcosa che hai conservato. Un pulsante porta alla plancia anche quando rivedi o analizzi una partita.",
        begin: "Comincia",
        title: "Conservate",
        none: "Non c’è ancora niente. Sulla plancia, «Conserva» lo aggiunge qui.",
        name: "Nome",
        keep: "Conserva",
        done: "Conservata.",
        replace: "Esiste già con questo nome. Premi ancora per sostituirla.",
        delete_sure: |name| format!("Eliminare «{name}»?"),
    },
};

fn field(name: &str) -> &'static str {
    match name {
        "grids" => "Carte",
        "centre" => "Centro",
        "sheets" => "Fogli",
        "hands" => "Mani",
        "latest" => "Ultimo scarto",
        "laid" => "Scartate in questo turno",
        "pile" => "Pila degli scarti",
        "board" => "Plancia",
        "captured" => "Catturati, dal Rosso e dal Nero",
        "step" => "Che cosa segue",
        "mover" => "Tocca a",
        "totals" => "Totali",
        "turn" => "Turni giocati",
        "rounds" => "Durata della partita",
        "round" => "Manche giocate",
        "token" => "Primo giocatore",
        "opener" => "Primo giocatore del primo turno",
        "out" => "Carte fuori dalla manche",
        "sealed" => "Scelte nascoste",
        "rules" => "Regole",
        "starter" => "Primo giocatore",
        "gone" => "Eliminato nella manche",
        "symmetry" => "Campi",
        "order" => "Ordine dei dadi",
        "first" => "Primo giocatore",
        "barren" => "Manche precedente senza punti",
        "ending" => "Fine",
        "actions" => "Azioni rimaste",
        "bonus" => "Azioni bonus dell’avversario",
        "flags" => "Stati speciali",
        "focus" => "Dado che rimbalza o rientra",
        "flipped" => "Dado appena capovolto",
        "row" => "Riga con doppioni",
        "seen" => "Turni precedenti",
        "quiet" => "Turni senza catture",
        _ => "",
    }
}

fn value(value: &str) -> Option<&'static str> {
    Some(match value {
        "reveal" => "tutti scoprono una carta",
        "draft" => "prende una carta",
        "over" => "la manche è finita",
        "start" => "si sceglie il primo simbolo",
        "up" | "lot" | "tie" | "deal" | "stock" | "first" => "decide il caso",
        "roll" => "si tirano i dadi",
        "note" => "tiro",
        "play" => "scarta",
        "draw" => "pesca",
        "one" => "una manche",
        "hundred" => "a 100 punti",
        "basic" => "base",
        "advanced" => "avanzate",
        "red" => "rosso",
        "black" => "nero",
        "point" => "ruotati",
        "mirror" => "specchiati",
        "no" => "no",
        "yes" => "sì",
        "captures" => "catture",
        "quiet" => "turni tranquilli",
        "repetition" => "ripetizione",
        "-" => "–",
        _ => return None,
    })
}
