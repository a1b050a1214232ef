//! The texts of Dékal's table, in Italian.

use engine::dekal::{Action, Illegal, Push, Side};
use protocol::Level;

use crate::{DekalOptions, DekalTexts};
use ui::texts::it::{NUMBERS, cell, does, il, place, points};

fn push(push: Push) -> String {
    let line = push.line() + 1;
    match push.side() {
        Side::Left => format!("da sinistra nella riga {line}"),
        Side::Right => format!("da destra nella riga {line}"),
        Side::Top => format!("dall’alto nella colonna {line}"),
        Side::Bottom => format!("dal basso nella colonna {line}"),
    }
}

pub(crate) static TEXTS: DekalTexts = DekalTexts {
    options: DekalOptions {
        rounds: "Durata",
        one_round: "Una manche",
        to_hundred: "Più manche, finché qualcuno arriva a 100",
        first: "Chi inizia",
        first_lowest: "Chi scopre la carta più bassa",
        first_me: "Tu",
        first_random: "A sorte",
    },
    level_about: |level| match level {
        Level::Beginner => "Vede poco più della carta che prende.",
        Level::Regular => "Guarda anche che cosa lascia agli altri.",
        Level::Strong => "Sa per esperienza che cosa diventerà una griglia.",
        _ => "Valuta anche chi sta vincendo, e gioca il seguito a mente.",
    },
    styles: [
        "Prende volentieri ciò che serve agli altri.",
        "Ama tenere carte alte pronte per una coppia.",
        "Ama le carte basse sul bordo.",
    ],
    title: "Dékal: il tavolo",
    your_grid: "La tua griglia",
    grid_of: |name| format!("Griglia di {name}"),
    enlarge: |name| format!("Ingrandisci la griglia di {name}"),
    centre: "Carte al centro",
    edges: "Bordi della tua griglia",
    prompt_reveal: "Scopri una delle tue carte coperte.",
    prompt_draft: "Prendi una carta dal centro e spingila da un bordo evidenziato.",
    prompt_edge: |card| format!("Scegli un bordo evidenziato per {}.", il(card.into())),
    prompt_forced: "Ti resta una carta: spingila da un bordo evidenziato.",
    forecast: |tenths, best| match best {
        None => format!(
            "Previsti: {} punti (mossa migliore)",
            NUMBERS.tenths(tenths)
        ),
        Some(best) => format!(
            "Previsti: {} punti (migliore: {})",
            NUMBERS.tenths(tenths),
            NUMBERS.tenths(best)
        ),
    },
    counting: "Le carte uguali vicine si annullano; ciò che resta conta.",
    points: |score| points(score as i32),
    largest_group: |cards, names| format!("Gruppo annullato più grande: {cards} ({names})"),
    cards_left: "Carte",
    turning_up: "Si scoprono le carte…",
    turn: |turn| format!("Turno {turn} di 16"),
    reveals: |name, card| {
        let reveals = does(name, "scopri", "scopre");
        format!("{name} {reveals} un {card}")
    },
    tie_draw: |name, card| {
        let draws = does(name, "peschi", "pesca");
        format!("{name} {draws} un {card} per il segnalino")
    },
    lot: |name| {
        let to = if name.starts_with('A') { "ad" } else { "a" };
        format!(
            "La sorte assegna il segnalino {to} {}",
            does(name, "te", name)
        )
    },
    drafts: |name, card, at| {
        let pushes = does(name, "spingi", "spinge");
        format!("{name} {pushes} {} {}", il(card.into()), push(at))
    },
    push,
    cell,
    face_down: "coperta",
    hole: "buco",
    centre_card: |card| format!("Carta {card}"),
    centre_empty: "Nessuna carta",
    token: "Primo giocatore di questo turno",
    total: "Totale",
    score: "Punti",
    tie_broken: "A parità di punti, è davanti chi ha meno carte rimaste.",
    choose_card_first: "Scegli prima una carta al centro.",
    refusal: |error| match error {
        Illegal::NotYourTurn => "Non è ancora il tuo turno.".into(),
        Illegal::RevealFirst => "Scopri prima una delle tue carte coperte.".into(),
        Illegal::DraftFirst => "Ora prendi una carta dal centro.".into(),
        Illegal::FaceUp(_) => "Questa carta è già scoperta: scegline una coperta.".into(),
        Illegal::NotInCentre(card) => format!("Al centro non c’è nessun {card}."),
        Illegal::MissesHole(_) => {
            "Si può spingere solo lungo la riga o la colonna del buco.".into()
        }
        Illegal::NearEdge(_) => {
            "Il buco è proprio su questo bordo: una spinta deve spostare almeno una carta.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "Ora non si può.".into()
        }
    },
    describe_action: |action| match action {
        Action::Reveal(cell) => format!("scoprire la carta {}", place(cell)),
        Action::Draft(draft) => {
            let card = il(draft.card.get().into());
            format!("prendere {card} e spingerlo {}", push(draft.push))
        }
    },
};
