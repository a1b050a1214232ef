//! The texts of Débâcle's table, in French.

use engine::debacle::{Action, Ending, Illegal, Side};
use protocol::Level;

use crate::DebacleTexts;
use crate::texts::Declined;
use ui::texts::fr::{does, points};

const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "Rouge",
        Side::Black => "Noir",
    }
}

/// A side in a sentence.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::Red => "rouge",
        Side::Black => "noir",
    }
}

pub(crate) static TEXTS: DebacleTexts = DebacleTexts {
    level_about: |level| match level {
        Level::Beginner => "Voit la prise devant lui, et guère plus.",
        Level::Regular => "Compte les points et regarde un tour à l’avance.",
        Level::Strong => "Compte les points et regarde plus loin.",
        _ => "A appris à juger les positions et regarde loin devant.",
    },
    styles: ["", "Aime avoir ses dés loin devant.", ""],
    people: "Vous jouez",
    peoples: ["Rouge", "Noir", "Les deux\u{a0}: à deux devant cet écran"],
    names: ["Nom du joueur rouge", "Nom du joueur noir"],
    first: "Qui commence",
    firsts: ["Au hasard", "Rouge commence", "Noir commence"],
    set_up: "Les dés au départ",
    set_ups: [
        "De 1 à 6, depuis la gauche de chacun",
        "Les mêmes valeurs face à face",
        "Mélangés, pareil pour les deux",
    ],
    title: "Débâcle\u{a0}: la table",
    board: "Plateau",
    side,
    square: |square, die| match die {
        Some((owner, value)) => {
            format!("{square}\u{a0}: {} {}", value.get(), colour(owner))
        }
        None => format!("{square}\u{a0}: libre"),
    },
    endangered: "en prise",
    standing: |total, gain, dice, all| {
        let points = points(total.into());
        let captured = match dice {
            0 | 1 => format!("{dice} dé capturé"),
            _ => format!("{dice} dés capturés"),
        };
        format!("{points}, et {gain} dans cette manche\u{a0}: {captured} sur {all}.")
    },
    to_win: "pour gagner",
    to_capture: "à capturer",
    actions_left: |left| match left {
        0 | 1 => format!("encore {left} action"),
        _ => format!("encore {left} actions"),
    },
    flip: "Retourner",
    decline: "Renoncer",
    threats: "Menaces",
    no_threats: "Aucun dé ne peut être capturé.",
    turn_board: "Tourner le plateau",
    heading: |round, turn| format!("Manche\u{a0}{round}, tour\u{a0}{turn}"),
    quiet: |turns, all| format!("Tours sans prise\u{a0}: {turns} sur {all}"),
    prompt_act: |left| match left {
        1 => "Encore une action\u{a0}: rouler, retourner ou capturer.".into(),
        _ => format!("{left} actions\u{a0}: faites rouler un dé, retournez-en un, ou capturez."),
    },
    prompt_doubles: "Doubles\u{a0}: choisissez le dé qui reste\u{a0}; les dés identiques de sa rangée sont à vous. Ou renoncez.",
    prompt_recover: |value| {
        format!(
            "Tous vos dés sont identiques\u{a0}: reprenez votre {value} capturé et posez-le sur une case en surbrillance, ou renoncez."
        )
    },
    prompt_rebound: "Rebond\u{a0}: une action gratuite de plus pour ce dé. Ou renoncez.",
    prompt_rebound_return: "Rebondissez avec ce dé, ou ramenez-le d’abord dans votre camp.",
    prompt_return: "Ce dé rentre dans votre camp\u{a0}: choisissez une case en surbrillance.",
    setting_up: "On place les dés…",
    looking: |at, all| format!("Retour en arrière\u{a0}: {at} sur {all}."),
    ended: |ending| match ending {
        Ending::Captures => "Cinq dés sont capturés\u{a0}: la manche est terminée.",
        Ending::Quiet => "Trente tours sans prise\u{a0}: la manche s’arrête en l’état.",
        Ending::Repetition => {
            "La même position pour la troisième fois\u{a0}: la manche s’arrête en l’état."
        }
    },
    last_capture: |name, value, square| {
        let what = match square {
            Some(square) => format!("le {value} en {square}"),
            None => format!("doubles de {value}"),
        };
        let took = does(name, "avez capturé", "a capturé");
        format!("{name} {took} en dernier\u{a0}: {what}")
    },
    largest_lead: |name, lead| format!("Plus grande avance\u{a0}: {name}, {}", points(lead)),
    action: |action, position| match action {
        Action::Roll(_) | Action::Capture(_) => action.to_string(),
        Action::Flip(square) => format!("{square} retourné"),
        Action::Return(square) => format!("retour en {square}"),
        Action::Keep(square) => format!("doubles, {square} reste"),
        Action::Recover(square) => format!("repris en {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "doubles refusés".into(),
            Declined::Rebound => "pas de rebond".into(),
            Declined::Recovery => "aucun dé repris".into(),
        },
    },
    describe_action: |action, position| match action {
        Action::Roll(way) => format!("faire rouler le dé de {} en {}", way.from(), way.to()),
        Action::Capture(way) => format!("capturer {} avec le dé de {}", way.to(), way.from()),
        Action::Flip(square) => format!("retourner le dé de {square}"),
        Action::Return(square) => format!("ramener le dé en {square}"),
        Action::Keep(square) => format!("prendre les doubles, {square} reste"),
        Action::Recover(square) => format!("reprendre le dé capturé en {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "renoncer aux doubles".into(),
            Declined::Rebound => "renoncer au rebond".into(),
            Declined::Recovery => "ne pas reprendre de dé".into(),
        },
    },
    forecast: |chance| format!("Vos chances de gagner\u{a0}: {chance}\u{a0}%."),
    turn_of: |turn, name| format!("{turn}. {name}"),
    too_far: "Un dé avance d’une case, tout droit.",
    refused: |error| match error {
        Illegal::NotYourTurn => "Ce n’est pas encore votre tour.",
        Illegal::NotYours(_) => "Choisissez d’abord l’un de vos dés.",
        Illegal::NoEnemy(_) => "Il n’y a rien à capturer ici.",
        Illegal::Taken(_) => "Il y a déjà un dé ici.",
        Illegal::Backward => {
            "Un dé roule en avant ou de côté\u{a0}; seule une prise va en arrière."
        }
        Illegal::TooLow(..) => {
            "Votre dé doit être plus fort\u{a0}; mais un 1 prend tout, sauf un autre 1."
        }
        Illegal::FlippedJustNow(_) => "On ne retourne pas deux fois de suite le même dé.",
        Illegal::Rebound(_) => "Seul le dé qui a capturé peut rebondir. Ou renoncez.",
        Illegal::ReturnFirst(_) => "Le dé dans le camp adverse doit d’abord rentrer dans le vôtre.",
        Illegal::NoReturn => "Aucun dé ne doit rentrer dans son camp.",
        Illegal::NotInCamp(_) => "Il rentre sur une case libre de votre camp.",
        Illegal::DoublesFirst => "Prenez d’abord les doubles, ou renoncez-y.",
        Illegal::NoDoubles => "Les doubles se prennent au début d’un tour seulement.",
        Illegal::Single(_) => "Aucun autre dé adverse de cette rangée n’a la même valeur.",
        Illegal::RowFirst(_) => "Finissez d’abord la rangée commencée.",
        Illegal::NoActionLeft => "Il ne vous reste plus d’action.",
        Illegal::NoRecovery => "Aucun dé ne peut être repris maintenant.",
        Illegal::NothingToDecline => "Il n’y a rien à quoi renoncer maintenant.",
        Illegal::NoEventDue => "Ce n’est pas possible maintenant.",
    },
    analysis: "Revoir la manche",
    analysis_about: "Revenez à n’importe quelle action\u{a0}: des flèches montrent la meilleure suite.",
    analysing: "Recherche de la meilleure suite…",
    steps: ["Au début", "En arrière", "En avant", "À la fin"],
    best_line: |mover, chance, depth, line| {
        let side = side(mover);
        format!(
            "{side} joue, {chance}\u{a0}% de chances de gagner (en regardant {depth} actions plus loin)\u{a0}: {line}"
        )
    },
    taken: "Dés",
    points: "Points",
    total: "Total",
};
