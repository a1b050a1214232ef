//! What the Dékal table says, in every language. A missing text does not
//! compile.

use engine::dekal::{Cell, Illegal, Push, Side};
use protocol::Level;

use crate::i18n::{Lang, de, decimal};

/// What the options say in one language.
pub struct OptionTexts {
    /// How long the match lasts.
    pub rounds: &'static str,
    /// One round.
    pub one_round: &'static str,
    /// Until somebody reaches 100.
    pub to_hundred: &'static str,
    /// Who starts.
    pub first: &'static str,
    /// Whoever reveals the lowest card.
    pub first_lowest: &'static str,
    /// The person.
    pub first_me: &'static str,
    /// Anybody, by lot.
    pub first_random: &'static str,
}

/// The game's texts in one language.
pub struct Texts {
    /// The options.
    pub options: OptionTexts,
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// The table's name for landmarks and titles.
    pub title: &'static str,
    /// One's own grid.
    pub your_grid: &'static str,
    /// Another's grid.
    pub grid_of: fn(&str) -> String,
    /// The cards in the centre.
    pub centre: &'static str,
    /// The slots around one's grid.
    pub edges: &'static str,
    /// The prompt to turn a card over.
    pub prompt_reveal: &'static str,
    /// The prompt to draft.
    pub prompt_draft: &'static str,
    /// The prompt when only one card is left to take.
    pub prompt_forced: &'static str,
    /// The prompt to choose an edge for the card in hand.
    pub prompt_edge: fn(u8) -> String,
    /// What a draft is expected to end with, in tenths of a point, and the best
    /// there is if that is another.
    pub forecast: fn(u32, Option<u32>) -> String,
    /// The round is being counted.
    pub counting: &'static str,
    /// The points so far, while a round is counted and after.
    pub points: fn(u32) -> String,
    /// Heading of the numbers of cards left.
    pub cards_left: &'static str,
    /// Cards are coming up.
    pub turning_up: &'static str,
    /// A turn of 16.
    pub turn: fn(u8) -> String,
    /// Somebody revealed a card.
    pub reveals: fn(&str, u8) -> String,
    /// Somebody drew a card to break the tie for the lowest.
    pub tie_draw: fn(&str, u8) -> String,
    /// The lot fell on somebody.
    pub lot: fn(&str) -> String,
    /// Somebody drafted: name, card, where.
    pub drafts: fn(&str, u8, &str) -> String,
    /// A push in words.
    pub push: fn(Push) -> String,
    /// A cell: row, column, what is there.
    pub cell: fn(Cell, &str) -> String,
    /// A face-down card.
    pub face_down: &'static str,
    /// The hole.
    pub hole: &'static str,
    /// A card in the centre.
    pub centre_card: fn(u8) -> String,
    /// An empty slot of the centre.
    pub centre_empty: &'static str,
    /// Holds the token.
    pub token: &'static str,
    /// Total so far.
    pub total: &'static str,
    /// This round's score.
    pub score: &'static str,
    /// A tie was broken by the cards left.
    pub tie_broken: &'static str,
    /// No card is chosen yet.
    pub choose_card_first: &'static str,
    /// Why something is refused.
    pub refusal: fn(Illegal) -> String,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: Texts = Texts {
    options: OptionTexts {
        rounds: "Length",
        one_round: "One round",
        to_hundred: "Several rounds, until somebody reaches 100",
        first: "Who starts",
        first_lowest: "Whoever reveals the lowest card",
        first_me: "You",
        first_random: "Drawn by lot",
    },
    level_about: |level| match level {
        Level::Beginner => "Sees little but the card it takes.",
        Level::Regular => "Also looks at what it leaves to the others.",
        Level::Strong => "Knows from experience what a grid will become.",
        Level::Expert => "Also knows who is going to win, and plays on in its head.",
    },
    title: "Dékal: the table",
    your_grid: "Your grid",
    grid_of: |name| format!("{name}’s grid"),
    centre: "Cards in the centre",
    edges: "Edges of your grid",
    prompt_reveal: "Turn over one of your face-down cards.",
    prompt_draft: "Take a card from the centre and push it in from a lit edge.",
    prompt_edge: |card| format!("Choose a lit edge for the {card}."),
    prompt_forced: "One card is left for you: push it in from a lit edge.",
    forecast: |tenths, best| match best {
        None => format!(
            "Expected: {} points, nothing is better",
            decimal(tenths, '.')
        ),
        Some(best) => format!(
            "Expected: {} points (best: {})",
            decimal(tenths, '.'),
            decimal(best, '.')
        ),
    },
    counting: "Equal neighbours cancel; what is left counts.",
    points: |points| match points {
        1 => "1 point".into(),
        _ => format!("{points} points"),
    },
    cards_left: "Cards",
    turning_up: "The cards are turned up…",
    turn: |turn| format!("Turn {turn} of 16"),
    reveals: |name, card| format!("{name}: {card} revealed"),
    tie_draw: |name, card| format!("{name}: {card} drawn for the token"),
    lot: |name| format!("The lot gives the token to {name}"),
    drafts: |name, card, push| format!("{name}: {card}, {push}"),
    push: |push| {
        let line = push.line() + 1;
        match push.side() {
            Side::Left => format!("from the left into row {line}"),
            Side::Right => format!("from the right into row {line}"),
            Side::Top => format!("from the top into column {line}"),
            Side::Bottom => format!("from the bottom into column {line}"),
        }
    },
    cell: |cell, what| {
        format!(
            "Row {}, column {}: {what}",
            cell.row() + 1,
            cell.column() + 1
        )
    },
    face_down: "face down",
    hole: "hole",
    centre_card: |card| format!("Card {card}"),
    centre_empty: "No card",
    token: "First player of this turn",
    total: "Total",
    score: "Score",
    tie_broken: "Equal points: whoever has fewer cards left is ahead.",
    choose_card_first: "Choose a card of the centre first.",
    refusal: |why| match why {
        Illegal::NotYourTurn => "It is not your turn yet.".into(),
        Illegal::RevealFirst => "Turn over one of your face-down cards first.".into(),
        Illegal::DraftFirst => "Now take a card from the centre.".into(),
        Illegal::FaceUp(_) => {
            "This card is face up already: choose one that lies face down.".into()
        }
        Illegal::NotInCentre(card) => format!("There is no {card} in the centre."),
        Illegal::MissesHole(_) => "Only the row and the column of the hole can be pushed.".into(),
        Illegal::NearEdge(_) => {
            "The hole is right at this edge: a push has to move at least one card.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "This cannot be done now.".into()
        }
    },
};

static FR: Texts = Texts {
    options: OptionTexts {
        rounds: "Durée",
        one_round: "Une manche",
        to_hundred: "Plusieurs manches, jusqu’à ce que quelqu’un atteigne 100",
        first: "Qui commence",
        first_lowest: "Qui révèle la plus petite carte",
        first_me: "Vous",
        first_random: "Tiré au sort",
    },
    level_about: |level| match level {
        Level::Beginner => "Ne voit guère que la carte qu’il prend.",
        Level::Regular => "Regarde aussi ce qu’il laisse aux autres.",
        Level::Strong => "Sait d’expérience ce qu’une grille deviendra.",
        Level::Expert => "Sait aussi qui va gagner, et joue la suite dans sa tête.",
    },
    title: "Dékal\u{a0}: la table",
    your_grid: "Votre grille",
    grid_of: |name| format!("Grille {}", de(name)),
    centre: "Cartes du centre",
    edges: "Bords de votre grille",
    prompt_reveal: "Retournez une de vos cartes cachées.",
    prompt_draft: "Prenez une carte au centre et poussez-la depuis un bord éclairé.",
    prompt_edge: |card| format!("Choisissez un bord éclairé pour le {card}."),
    prompt_forced: "Il vous reste une carte\u{a0}: poussez-la depuis un bord éclairé.",
    forecast: |tenths, best| match best {
        None => format!(
            "Attendu\u{a0}: {} points, rien de mieux",
            decimal(tenths, ',')
        ),
        Some(best) => format!(
            "Attendu\u{a0}: {} points (mieux\u{a0}: {})",
            decimal(tenths, ','),
            decimal(best, ',')
        ),
    },
    counting: "Les voisines égales s’annulent\u{a0}; ce qui reste compte.",
    points: |points| match points {
        0 | 1 => format!("{points} point"),
        _ => format!("{points} points"),
    },
    cards_left: "Cartes",
    turning_up: "Les cartes se retournent…",
    turn: |turn| format!("Tour {turn} sur 16"),
    reveals: |name, card| format!("{name}\u{a0}: {card} révélé"),
    tie_draw: |name, card| format!("{name}\u{a0}: {card} pioché pour le jeton"),
    lot: |name| format!("Le sort donne le jeton à {name}"),
    drafts: |name, card, push| format!("{name}\u{a0}: {card}, {push}"),
    push: |push| {
        let line = push.line() + 1;
        match push.side() {
            Side::Left => format!("par la gauche dans la ligne {line}"),
            Side::Right => format!("par la droite dans la ligne {line}"),
            Side::Top => format!("par le haut dans la colonne {line}"),
            Side::Bottom => format!("par le bas dans la colonne {line}"),
        }
    },
    cell: |cell, what| {
        format!(
            "Ligne {}, colonne {}\u{a0}: {what}",
            cell.row() + 1,
            cell.column() + 1
        )
    },
    face_down: "cachée",
    hole: "trou",
    centre_card: |card| format!("Carte {card}"),
    centre_empty: "Pas de carte",
    token: "Premier joueur de ce tour",
    total: "Total",
    score: "Score",
    tie_broken: "À égalité de points, celui à qui il reste le moins de cartes passe devant.",
    choose_card_first: "Choisissez d’abord une carte au centre.",
    refusal: |why| match why {
        Illegal::NotYourTurn => "Ce n’est pas encore à vous.".into(),
        Illegal::RevealFirst => "Retournez d’abord une de vos cartes cachées.".into(),
        Illegal::DraftFirst => "Prenez maintenant une carte au centre.".into(),
        Illegal::FaceUp(_) => {
            "Cette carte est déjà visible\u{a0}: choisissez une carte cachée.".into()
        }
        Illegal::NotInCentre(card) => format!("Il n’y a pas de {card} au centre."),
        Illegal::MissesHole(_) => "On ne pousse que la ligne et la colonne du trou.".into(),
        Illegal::NearEdge(_) => {
            "Le trou est contre ce bord\u{a0}: une poussée doit déplacer au moins une carte.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "Ce n’est pas possible maintenant.".into()
        }
    },
};
