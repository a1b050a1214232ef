//! Dékal's rules in words, in every language. A missing text does not compile.

use crate::i18n::Lang;

/// Texts of the rules. A part is a list of paragraphs.
pub struct Texts {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up: heading and paragraphs.
    pub setup: (&'static str, &'static [&'static str]),
    /// A turn: heading and steps.
    pub turn: (&'static str, &'static [&'static str]),
    /// The push: heading and paragraphs.
    pub push: (&'static str, &'static [&'static str]),
    /// Under the picture of a push.
    pub push_figure: &'static str,
    /// Said instead of the picture of a push, before it happens.
    pub push_before: &'static str,
    /// Said instead of the picture of a push, after it happened.
    pub push_after: &'static str,
    /// A hole in a corner, at a border, inside, with so many ways in.
    pub holes: [fn(usize) -> String; 3],
    /// Under the pictures of holes.
    pub holes_figure: &'static str,
    /// Scoring: heading and paragraphs.
    pub scoring: (&'static str, &'static [&'static str]),
    /// Before the worked example.
    pub example: &'static str,
    /// Under the worked example.
    pub example_result: &'static str,
    /// A row of the example in words: which row, and its cards.
    pub example_row: fn(usize, &str) -> String,
    /// A card that cancels, in words.
    pub cancelled: fn(u8) -> String,
    /// Winning: heading and paragraphs.
    pub winning: (&'static str, &'static [&'static str]),
    /// Ten copies of each.
    pub cards_about: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: Texts = Texts {
    summary: "You have a grid of 16 cards that nobody knows. In 16 turns you turn them over one by one and replace each by a card pushed in from the edge. Equal cards that touch at the end cancel each other; what is left counts against you.",
    setup: (
        "Setting up",
        &[
            "There are 100 cards: the values 1 to 10, ten of each. Every player lays out 16 cards face down as a grid of 4 by 4. The others are set aside.",
            "Nobody knows a face-down card, not even its owner.",
        ],
    ),
    turn: (
        "A turn",
        &[
            "Reveal. All players choose one of their face-down cards at the same time. These cards go face up to the centre, and each leaves a hole in its grid.",
            "Who starts. On the very first turn, whoever revealed the lowest card gets the token. If several tie, each of them draws a card; the lowest gets it.",
            "Take and push. From the token holder on, clockwise, every player takes one card from the centre and pushes it into their grid. The last one takes what is left.",
            "The token passes to the left. A round has 16 turns.",
        ],
    ),
    push: (
        "The push",
        &[
            "The card enters from outside, along the row or the column of the hole, from one of its two ends. The cards between that end and the hole shift by one towards the hole; those beyond it stay. Face-down cards stay face down.",
            "At least one card must move: you may not lay the card straight onto a hole at the edge. So a hole in a corner can be filled in 2 ways, another one at the edge in 3, one inside in 4.",
        ],
    ),
    push_figure: "An 8 pushed in from the left: the 8 and the 3 shift, the 5 stays.",
    push_before: "Before: the 8 waits to the left of the row 8, 3, hole, 5.",
    push_after: "After: the row is 8, 8, 3, 5.",
    holes: [
        |ways| format!("In a corner: {ways} ways"),
        |ways| format!("At a border: {ways} ways"),
        |ways| format!("Inside: {ways} ways"),
    ],
    holes_figure: "The arrows show where a card can be pushed in.",
    scoring: (
        "Scoring",
        &[
            "After turn 16, every group of two or more equal cards that touch side by side cancels, whatever its shape. All groups go at the same moment, and nothing moves up.",
            "Your score is the sum of the cards left. Diagonals do not touch.",
        ],
    ),
    example: "An example: the faded cards cancel.",
    example_result: "Left are 5, 5, 3, 4 and 7: 24 points. The 4 in the third row only touches the other fours diagonally.",
    example_row: |row, cards| format!("Row {row}: {cards}."),
    cancelled: |value| format!("{value} cancelled"),
    winning: (
        "Winning",
        &[
            "The lowest score wins. On a tie, fewer cards left wins; still tied, the win is shared.",
            "Over several rounds the scores add up. The match ends with the round in which somebody reaches 100 or more, and the lowest total wins. Each new round is started by the player to the left of the one who started the last.",
        ],
    ),
    cards_about: "From 1, the best to be left with, to 10, the worst. There are ten of each.",
};

static FR: Texts = Texts {
    summary: "Vous avez une grille de 16 cartes que personne ne connaît. En 16 tours, vous les retournez une à une et remplacez chacune par une carte poussée depuis le bord. À la fin, les cartes égales qui se touchent s’annulent\u{a0}; ce qui reste compte contre vous.",
    setup: (
        "Mise en place",
        &[
            "Il y a 100 cartes\u{a0}: les valeurs de 1 à 10, dix de chaque. Chaque joueur pose 16 cartes face cachée en une grille de 4 sur 4. Les autres sont mises de côté.",
            "Personne ne connaît une carte cachée, pas même son propriétaire.",
        ],
    ),
    turn: (
        "Un tour",
        &[
            "Révéler. Tous les joueurs choisissent en même temps une de leurs cartes cachées. Ces cartes vont face visible au centre, et chacune laisse un trou dans sa grille.",
            "Qui commence. Au tout premier tour, qui a révélé la plus petite carte reçoit le jeton. En cas d’égalité, chacun des ex æquo pioche une carte\u{a0}; la plus petite l’emporte.",
            "Prendre et pousser. À partir du détenteur du jeton, dans le sens horaire, chaque joueur prend une carte du centre et la pousse dans sa grille. Le dernier prend celle qui reste.",
            "Le jeton passe à gauche. Une manche compte 16 tours.",
        ],
    ),
    push: (
        "La poussée",
        &[
            "La carte entre de l’extérieur, le long de la ligne ou de la colonne du trou, par l’une de ses deux extrémités. Les cartes situées entre cette extrémité et le trou se décalent d’une case vers le trou\u{a0}; celles au-delà ne bougent pas. Les cartes cachées restent cachées.",
            "Au moins une carte doit bouger\u{a0}: vous ne pouvez pas poser la carte directement dans un trou du bord. Un trou dans un coin se comble donc de 2 façons, un autre au bord de 3, un trou intérieur de 4.",
        ],
    ),
    push_figure: "Un 8 poussé par la gauche\u{a0}: le 8 et le 3 se décalent, le 5 reste.",
    push_before: "Avant\u{a0}: le 8 attend à gauche de la ligne 8, 3, trou, 5.",
    push_after: "Après\u{a0}: la ligne est 8, 8, 3, 5.",
    holes: [
        |ways| format!("Dans un coin\u{a0}: {ways} façons"),
        |ways| format!("Au bord\u{a0}: {ways} façons"),
        |ways| format!("À l’intérieur\u{a0}: {ways} façons"),
    ],
    holes_figure: "Les flèches montrent par où une carte peut entrer.",
    scoring: (
        "Le score",
        &[
            "Après le tour 16, chaque groupe d’au moins deux cartes égales qui se touchent par un côté s’annule, quelle que soit sa forme. Tous les groupes partent au même moment, et rien ne se décale ensuite.",
            "Votre score est la somme des cartes restantes. Les diagonales ne se touchent pas.",
        ],
    ),
    example: "Un exemple\u{a0}: les cartes estompées s’annulent.",
    example_result: "Il reste 5, 5, 3, 4 et 7\u{a0}: 24 points. Le 4 de la troisième ligne ne touche les autres qu’en diagonale.",
    example_row: |row, cards| format!("Ligne {row}\u{a0}: {cards}."),
    cancelled: |value| format!("{value} annulé"),
    winning: (
        "Gagner",
        &[
            "Le plus petit score gagne. En cas d’égalité, qui a le moins de cartes restantes l’emporte\u{a0}; sinon, la victoire est partagée.",
            "Sur plusieurs manches, les scores s’additionnent. La partie s’arrête à la fin de la manche où quelqu’un atteint 100 ou plus, et le plus petit total gagne. Chaque nouvelle manche est commencée par le joueur à gauche de celui qui a commencé la précédente.",
        ],
    ),
    cards_about: "De 1, la meilleure à garder, à 10, la pire. Il y en a dix de chaque.",
};
