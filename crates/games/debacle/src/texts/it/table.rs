//! The texts of Débâcle's table, in Italian.

use engine::debacle::{Action, Ending, Illegal, Side};
use protocol::Level;

use crate::DebacleTexts;
use crate::texts::Declined;
use ui::texts::it::{does, il, points};

const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "Rosso",
        Side::Black => "Nero",
    }
}

/// A side in a sentence.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::Red => "rosso",
        Side::Black => "nero",
    }
}

pub(crate) static TEXTS: DebacleTexts = DebacleTexts {
    level_about: |level| match level {
        Level::Beginner => "Vede la cattura che ha davanti, e poco altro.",
        Level::Regular => "Conta i punti e guarda avanti di un turno.",
        Level::Strong => "Conta i punti e guarda più lontano.",
        _ => "Ha imparato a giudicare le posizioni e guarda molto lontano.",
    },
    styles: ["", "Ama tenere i dadi molto avanti.", ""],
    people: "Il tuo colore",
    peoples: ["Rosso", "Nero", "Entrambi: in due davanti a questo schermo"],
    names: ["Nome di chi gioca col rosso", "Nome di chi gioca col nero"],
    first: "Chi inizia",
    firsts: ["A sorte", "Inizia il Rosso", "Inizia il Nero"],
    set_up: "Disposizione dei dadi",
    set_ups: [
        "Da 1 a 6, dalla sinistra di ciascuno",
        "Stessi valori l’uno di fronte all’altro",
        "Mescolati, uguali per entrambi",
    ],
    title: "Débâcle: il tavolo",
    board: "Plancia",
    side,
    square: |square, die| match die {
        Some((owner, value)) => format!("{square}: {} {}", value.get(), colour(owner)),
        None => format!("{square}: libera"),
    },
    endangered: "catturabile",
    standing: |total, gain, dice, all| {
        let captured = match dice {
            1 => "1 dado catturato".to_owned(),
            _ => format!("{dice} dadi catturati"),
        };
        let points = points(total.into());
        format!("{points}, più {gain} in questa manche: {captured} su {all}.")
    },
    to_win: "per vincere",
    to_capture: "da catturare",
    actions_left: |left| match left {
        1 => "ancora 1 azione".into(),
        _ => format!("ancora {left} azioni"),
    },
    flip: "Capovolgi",
    decline: "Rinuncia",
    threats: "Minacce",
    no_threats: "Nessun dado può essere catturato.",
    turn_board: "Gira la plancia",
    heading: |round, turn| format!("Manche\u{a0}{round}, turno\u{a0}{turn}"),
    quiet: |turns, all| format!("Turni senza catture: {turns} su {all}"),
    prompt_act: |left| match left {
        1 => "Ancora un’azione: fai rotolare un dado, capovolgilo o cattura.".into(),
        _ => format!("{left} azioni: fai rotolare un dado, capovolgine uno o cattura."),
    },
    prompt_doubles: "Doppioni: scegli il dado che resta; quelli uguali nella sua riga sono tuoi. Oppure rinuncia.",
    prompt_recover: |value| {
        format!(
            "I tuoi dadi sono tutti uguali: rimetti il tuo {value} catturato su una casella evidenziata, o rinuncia."
        )
    },
    prompt_rebound: "Rimbalzo: un’altra azione, gratuita, per questo dado. Oppure rinuncia.",
    prompt_rebound_return: "Fai rimbalzare questo dado, o prima riportalo nel tuo campo.",
    prompt_return: "Questo dado rientra nel tuo campo: scegli una casella evidenziata.",
    setting_up: "Si dispongono i dadi…",
    looking: |at, all| format!("Indietro: {at} di {all}."),
    ended: |ending| match ending {
        Ending::Captures => "Cinque dadi catturati: la manche è finita.",
        Ending::Quiet => "Trenta turni senza catture: la manche finisce e vale così com’è.",
        Ending::Repetition => {
            "La stessa posizione per la terza volta: la manche finisce e vale così com’è."
        }
    },
    last_capture: |name, value, square| {
        let what = match square {
            Some(square) => format!("{} in {square}", il(value.into())),
            None => format!("doppioni di {value}"),
        };
        let took = does(name, "hai", "ha");
        format!("{name} {took} catturato per ultimo: {what}")
    },
    largest_lead: |name, lead| format!("Vantaggio massimo: {name}, {}", points(lead)),
    action: |action, position| match action {
        Action::Roll(_) | Action::Capture(_) => action.to_string(),
        Action::Flip(square) => format!("{square} capovolto"),
        Action::Return(square) => format!("rientro in {square}"),
        Action::Keep(square) => format!("doppioni, resta {square}"),
        Action::Recover(square) => format!("ripreso in {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "niente doppioni".into(),
            Declined::Rebound => "niente rimbalzo".into(),
            Declined::Recovery => "nessun dado ripreso".into(),
        },
    },
    forecast: |chance| format!("Probabilità di vittoria: {chance}%."),
    turn_of: |turn, name| format!("{turn}. {name}"),
    too_far: "Un dado si sposta di una casella, in linea retta.",
    refused: |error| match error {
        Illegal::NotYourTurn => "Non è ancora il tuo turno.",
        Illegal::NotYours(_) => "Scegli prima uno dei tuoi dadi.",
        Illegal::NoEnemy(_) => "Qui non c’è nulla da catturare.",
        Illegal::Taken(_) => "Qui c’è già un dado.",
        Illegal::Backward => {
            "Un dado rotola in avanti o di lato; solo una cattura va all’indietro."
        }
        Illegal::TooLow(..) => {
            "Il tuo dado dev’essere più alto; ma un 1 cattura tutto, tranne un altro 1."
        }
        Illegal::FlippedJustNow(_) => "Non si capovolge lo stesso dado due volte di seguito.",
        Illegal::Rebound(_) => "Può rimbalzare solo il dado che ha catturato. Oppure rinuncia.",
        Illegal::ReturnFirst(_) => "Il dado nel campo avversario deve prima rientrare nel tuo.",
        Illegal::NoReturn => "Nessun dado deve rientrare nel proprio campo.",
        Illegal::NotInCamp(_) => "Rientra su una casella libera del tuo campo.",
        Illegal::DoublesFirst => "Prendi prima i doppioni, o rinunciaci.",
        Illegal::NoDoubles => "I doppioni si prendono solo all’inizio di un turno.",
        Illegal::Single(_) => "Nessun altro dado avversario in questa riga ha lo stesso valore.",
        Illegal::RowFirst(_) => "Finisci prima la riga che hai iniziato.",
        Illegal::NoActionLeft => "Non ti restano azioni.",
        Illegal::NoRecovery => "Ora non si può riprendere nessun dado.",
        Illegal::NothingToDecline => "Ora non c’è nulla a cui rinunciare.",
        Illegal::NoEventDue => "Ora non si può.",
    },
    analysis: "Rivedi la manche",
    analysis_about: "Torna a qualsiasi azione: le frecce mostrano il seguito migliore.",
    analysing: "Ricerca del seguito migliore…",
    steps: ["All’inizio", "Indietro", "Avanti", "Alla fine"],
    best_line: |mover, chance, depth, line| {
        let side = side(mover);
        let actions = if depth == 1 { "azione" } else { "azioni" };
        format!(
            "Muove il {side}, probabilità di vittoria {chance}% (guardando {depth} {actions} avanti): {line}"
        )
    },
    taken: "Dadi",
    points: "Punti",
    total: "Totale",
    describe_action: |action, position| match action {
        Action::Roll(way) => format!("far rotolare il dado da {} a {}", way.from(), way.to()),
        Action::Capture(way) => format!("catturare in {} con il dado in {}", way.to(), way.from()),
        Action::Flip(square) => format!("capovolgere il dado in {square}"),
        Action::Return(square) => format!("riportare il dado in {square}"),
        Action::Keep(square) => format!("prendere i doppioni, resta {square}"),
        Action::Recover(square) => format!("rimettere in {square} il dado catturato"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "rinunciare ai doppioni".into(),
            Declined::Rebound => "rinunciare al rimbalzo".into(),
            Declined::Recovery => "non riprendere nessun dado".into(),
        },
    },
};
