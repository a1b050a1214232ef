//! What the Dékal table says, in every language. A missing text does not
//! compile.

use engine::dekal::{Cell, Illegal, Push, Side};

use crate::i18n::Lang;

/// The table's texts in one language.
pub struct Texts {
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
    /// The prompt to choose an edge for the card in hand.
    pub prompt_edge: fn(u8) -> String,
    /// Waiting for somebody.
    pub thinking: fn(&str) -> String,
    /// Cards are coming up.
    pub turning_up: &'static str,
    /// The round is over.
    pub round_over: &'static str,
    /// The match is over, and won alone by the person.
    pub you_win: &'static str,
    /// The match is over, and won by another.
    pub wins: fn(&str) -> String,
    /// The match is over, and the win is shared.
    pub shared: fn(&str) -> String,
    /// Joins names.
    pub and: &'static str,
    /// The person's own name, when none is given.
    pub you: &'static str,
    /// A turn of 16.
    pub turn: fn(u8) -> String,
    /// A round.
    pub round: fn(u16) -> String,
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
    /// Points.
    pub points: fn(u32) -> String,
    /// Cards left.
    pub cards_left: fn(u32) -> String,
    /// Total so far.
    pub total: &'static str,
    /// This round's score.
    pub score: &'static str,
    /// A place in the ranking.
    pub place: &'static str,
    /// A tie was broken by the cards left.
    pub tie_broken: &'static str,
    /// Buttons.
    pub undo: &'static str,
    /// Skips waiting.
    pub skip: &'static str,
    /// Plays again.
    pub rematch: &'static str,
    /// Goes on to the next round.
    pub next_round: &'static str,
    /// Back home.
    pub home: &'static str,
    /// The move log.
    pub log: &'static str,
    /// The game's seed.
    pub seed: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// No card is chosen yet.
    pub choose_card_first: &'static str,
    /// Why something is refused.
    pub refusal: fn(Illegal) -> String,
    /// The bots cannot think.
    pub bots_fail: &'static str,
    /// Asks the bots once more.
    pub try_again: &'static str,
    /// The page cannot save.
    pub cannot_save: &'static str,
    /// A saved game cannot be used; what to do.
    pub cannot_load: fn(&str) -> String,
    /// Starts a new game in spite of a damaged save.
    pub new_game: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: Texts = Texts {
    title: "Dékal: the table",
    your_grid: "Your grid",
    grid_of: |name| format!("{name}’s grid"),
    centre: "Cards in the centre",
    edges: "Edges of your grid",
    prompt_reveal: "Turn over one of your face-down cards.",
    prompt_draft: "Take a card from the centre and push it in from a lit edge.",
    prompt_edge: |card| format!("Now choose a lit edge for the {card}."),
    thinking: |name| format!("{name} is thinking…"),
    turning_up: "The cards come up…",
    round_over: "The round is over. Equal neighbours cancel.",
    you_win: "You win!",
    wins: |name| format!("{name} wins."),
    shared: |names| format!("{names} share the win."),
    and: " and ",
    you: "You",
    turn: |turn| format!("Turn {turn} of 16"),
    round: |round| format!("Round {round}"),
    reveals: |name, card| format!("{name}: a {card} comes up"),
    tie_draw: |name, card| format!("{name}: a {card} drawn for the token"),
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
    points: |points| match points {
        1 => "1 point".into(),
        _ => format!("{points} points"),
    },
    cards_left: |cards| match cards {
        1 => "1 card left".into(),
        _ => format!("{cards} cards left"),
    },
    total: "Total",
    score: "Score",
    place: "Place",
    tie_broken: "Equal points: whoever has fewer cards left is ahead.",
    undo: "Take back",
    skip: "Skip",
    rematch: "Play again",
    next_round: "Next round",
    home: "Home",
    log: "Moves",
    seed: "Seed",
    rules: "Rules",
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
        other => other.to_string(),
    },
    bots_fail: "The bots cannot think just now. Nothing is lost: try again, or reload the page.",
    try_again: "Try again",
    cannot_save: "This browser does not let the page save: the game goes on, but will be gone when the page is closed.",
    cannot_load: |why| {
        format!(
            "The saved game cannot be used ({why}). It has been kept, and a new game does not overwrite it."
        )
    },
    new_game: "New game",
};

static FR: Texts = Texts {
    title: "Dékal : la table",
    your_grid: "Votre grille",
    grid_of: |name| format!("Grille de {name}"),
    centre: "Cartes du centre",
    edges: "Bords de votre grille",
    prompt_reveal: "Retournez une de vos cartes cachées.",
    prompt_draft: "Prenez une carte au centre et poussez-la depuis un bord éclairé.",
    prompt_edge: |card| format!("Choisissez maintenant un bord éclairé pour le {card}."),
    thinking: |name| format!("{name} réfléchit…"),
    turning_up: "Les cartes se retournent…",
    round_over: "La manche est finie. Les voisines égales s’annulent.",
    you_win: "Vous gagnez !",
    wins: |name| format!("{name} gagne."),
    shared: |names| format!("{names} se partagent la victoire."),
    and: " et ",
    you: "Vous",
    turn: |turn| format!("Tour {turn} sur 16"),
    round: |round| format!("Manche {round}"),
    reveals: |name, card| format!("{name} : un {card} se retourne"),
    tie_draw: |name, card| format!("{name} : un {card} pioché pour le jeton"),
    lot: |name| format!("Le sort donne le jeton à {name}"),
    drafts: |name, card, push| format!("{name} : {card}, {push}"),
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
            "Ligne {}, colonne {} : {what}",
            cell.row() + 1,
            cell.column() + 1
        )
    },
    face_down: "cachée",
    hole: "trou",
    centre_card: |card| format!("Carte {card}"),
    centre_empty: "Pas de carte",
    token: "Premier joueur de ce tour",
    points: |points| match points {
        0 | 1 => format!("{points} point"),
        _ => format!("{points} points"),
    },
    cards_left: |cards| match cards {
        0 | 1 => format!("{cards} carte restante"),
        _ => format!("{cards} cartes restantes"),
    },
    total: "Total",
    score: "Score",
    place: "Place",
    tie_broken: "À égalité de points, celui à qui il reste le moins de cartes passe devant.",
    undo: "Reprendre",
    skip: "Passer",
    rematch: "Rejouer",
    next_round: "Manche suivante",
    home: "Accueil",
    log: "Coups",
    seed: "Graine",
    rules: "Règles",
    choose_card_first: "Choisissez d’abord une carte au centre.",
    refusal: |why| match why {
        Illegal::NotYourTurn => "Ce n’est pas encore à vous.".into(),
        Illegal::RevealFirst => "Retournez d’abord une de vos cartes cachées.".into(),
        Illegal::DraftFirst => "Prenez maintenant une carte au centre.".into(),
        Illegal::FaceUp(_) => "Cette carte est déjà visible : choisissez une carte cachée.".into(),
        Illegal::NotInCentre(card) => format!("Il n’y a pas de {card} au centre."),
        Illegal::MissesHole(_) => "On ne pousse que la ligne et la colonne du trou.".into(),
        Illegal::NearEdge(_) => {
            "Le trou est contre ce bord : une poussée doit déplacer au moins une carte.".into()
        }
        other => other.to_string(),
    },
    bots_fail: "Les bots ne peuvent pas réfléchir pour l’instant. Rien n’est perdu : réessayez, ou rechargez la page.",
    try_again: "Réessayer",
    cannot_save: "Ce navigateur empêche la page d’enregistrer : la partie continue, mais disparaîtra quand la page sera fermée.",
    cannot_load: |why| {
        format!(
            "La partie enregistrée est inutilisable ({why}). Elle est conservée, et une nouvelle partie ne l’écrase pas."
        )
    },
    new_game: "Nouvelle partie",
};
