//! The texts of Dékal's table, in French.

use engine::dekal::{Action, Illegal, Push, Side};
use protocol::Level;

use crate::{DekalOptions, DekalTexts};
use ui::texts::fr::{NUMBERS, cell, de, does, place, points};

fn push(push: Push) -> String {
    let line = push.line() + 1;
    match push.side() {
        Side::Left => format!("par la gauche dans la ligne {line}"),
        Side::Right => format!("par la droite dans la ligne {line}"),
        Side::Top => format!("par le haut dans la colonne {line}"),
        Side::Bottom => format!("par le bas dans la colonne {line}"),
    }
}

pub(crate) static TEXTS: DekalTexts = DekalTexts {
    options: DekalOptions {
        rounds: "Durée",
        one_round: "Une manche",
        to_hundred: "Plusieurs manches, jusqu’à ce que quelqu’un atteigne 100",
        first: "Qui commence",
        first_lowest: "Le joueur qui révèle la plus petite carte",
        first_me: "Vous",
        first_random: "Tiré au sort",
    },
    level_about: |level| match level {
        Level::Beginner => "Ne voit guère que la carte qu’il prend.",
        Level::Regular => "Regarde aussi ce qu’il laisse aux autres.",
        Level::Strong => "Sait d’expérience ce qu’une grille deviendra.",
        _ => "Évalue aussi qui est en passe de gagner, et joue la suite dans sa tête.",
    },
    styles: [
        "Prend volontiers ce dont les autres ont besoin.",
        "Aime garder de fortes cartes, en espérant une paire.",
        "Aime les petites cartes au bord.",
    ],
    title: "Dékal\u{a0}: la table",
    your_grid: "Votre grille",
    grid_of: |name| format!("Grille {}", de(name)),
    enlarge: |name| format!("Agrandir la grille {}", de(name)),
    centre: "Cartes du centre",
    edges: "Bords de votre grille",
    prompt_reveal: "Retournez une de vos cartes cachées.",
    prompt_draft: "Prenez une carte au centre et poussez-la depuis un bord en surbrillance.",
    prompt_edge: |card| format!("Choisissez un bord en surbrillance pour le {card}."),
    prompt_forced: "Il vous reste une carte\u{a0}: poussez-la depuis un bord en surbrillance.",
    forecast: |tenths, best| match best {
        None => format!(
            "Points attendus\u{a0}: {} (meilleur coup)",
            NUMBERS.tenths(tenths)
        ),
        Some(best) => format!(
            "Points attendus\u{a0}: {} (au mieux\u{a0}: {})",
            NUMBERS.tenths(tenths),
            NUMBERS.tenths(best)
        ),
    },
    counting: "Les voisines identiques s’annulent\u{a0}; ce qui reste compte.",
    points: |score| points(score as i32),
    largest_group: |cards, names| format!("Plus grand groupe annulé\u{a0}: {cards} ({names})"),
    cards_left: "Cartes",
    turning_up: "Les cartes se retournent…",
    turn: |turn| format!("Tour {turn} sur 16"),
    reveals: |name, card| format!("{name} {} un {card}", does(name, "révélez", "révèle")),
    tie_draw: |name, card| {
        let draws = does(name, "piochez", "pioche");
        format!("{name} {draws} un {card} pour le jeton")
    },
    lot: |name| {
        let gets = does(name, "recevez", "reçoit");
        format!("{name} {gets} le jeton par tirage au sort")
    },
    drafts: |name, card, at| {
        let pushes = does(name, "poussez", "pousse");
        format!("{name} {pushes} le {card} {}", push(at))
    },
    push,
    describe_action: |action| match action {
        Action::Reveal(cell) => format!("retourner la carte en {}", place(cell)),
        Action::Draft(draft) => {
            format!(
                "prendre le {} et le pousser {}",
                draft.card,
                push(draft.push)
            )
        }
    },
    cell,
    face_down: "cachée",
    hole: "trou",
    centre_card: |card| format!("Carte {card}"),
    centre_empty: "Pas de carte",
    token: "Premier joueur de ce tour",
    total: "Total",
    score: "Score",
    tie_broken: "À égalité de points, celui à qui il reste le moins de cartes passe devant.",
    choose_card_first: "Choisissez d’abord une carte au centre.",
    refusal: |error| match error {
        Illegal::NotYourTurn => "Ce n’est pas encore votre tour.".into(),
        Illegal::RevealFirst => "Retournez d’abord une de vos cartes cachées.".into(),
        Illegal::DraftFirst => "Prenez maintenant une carte au centre.".into(),
        Illegal::FaceUp(_) => {
            "Cette carte est déjà visible\u{a0}: choisissez une carte cachée.".into()
        }
        Illegal::NotInCentre(card) => format!("Il n’y a pas de {card} au centre."),
        Illegal::MissesHole(_) => {
            "On ne peut pousser que le long de la ligne ou de la colonne du trou.".into()
        }
        Illegal::NearEdge(_) => {
            "Le trou est contre ce bord\u{a0}: une poussée doit déplacer au moins une carte.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "Ce n’est pas possible maintenant.".into()
        }
    },
};
