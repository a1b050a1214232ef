//! Dumble's rules in words, in every language. A missing text does not compile.

use crate::i18n::Lang;

type Part = (&'static str, &'static [&'static str]);

/// Texts of the rules. A part is a heading and a list of paragraphs.
pub struct Texts {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// What a card counts.
    pub points: fn(u8) -> String,
    /// Where cards are drawn from.
    pub from_stock: &'static str,
    pub from_latest: &'static str,
    /// What can be discarded.
    pub discards: Part,
    /// Examples.
    pub pair: &'static str,
    pub three: &'static str,
    pub run: &'static str,
    pub no_run: &'static str,
    /// The stock.
    pub stock: Part,
    /// The call.
    pub dumble: Part,
    /// The example's hands.
    pub announces: &'static str,
    pub has_less: &'static str,
    pub pays: &'static str,
    /// The match.
    pub winning: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: Texts = Texts {
    summary: "Everybody holds seven cards and gets rid of points turn by turn. Who has ten or less may call Dumble: the round ends, and who is lowest scores nothing. Calling without being lowest costs double.",
    setup: (
        "Setting up",
        &[
            "One pack of 52 cards for two to five players, two packs for six or more. An ace counts 1 point, 2 to 10 their number, jack, queen and king 10 each.",
            "Everybody is dealt seven cards. The rest is the stock; its top card is turned up and begins the discards. Who starts is drawn; later rounds are started by the winner of the round before.",
        ],
    ),
    turn: (
        "A turn",
        &[
            "Discard: any single card, a set of equal cards, or a run.",
            "Then draw one card: from the stock, unseen by the others, or any one of the cards that the player before you has just discarded. Everybody sees what you take.",
        ],
    ),
    points: |points| match points {
        1 => "1 point".into(),
        10 => "10 points each".into(),
        _ => format!("{points} points"),
    },
    from_stock: "The top of the stock",
    from_latest: "Or one of the latest discards",
    discards: (
        "What can be discarded",
        &[
            "Two, three or four of one rank; or a run of exactly three cards of one suit. The ace is low: ace, 2, 3 is a run; queen, king, ace is not.",
        ],
    ),
    pair: "A pair",
    three: "Three of a kind",
    run: "A run of three",
    no_run: "No run: the ace is low",
    stock: (
        "When the stock is empty",
        &["All discards but the latest are shuffled into a new stock."],
    ),
    dumble: (
        "Dumble",
        &[
            "If you had 10 points or less at the end of your turn before, you may lay your hand down instead of playing and call Dumble; never on your first turn of a round. You may also play on.",
            "All hands are shown. The lowest hand scores 0, the others score their points. Who called without being lowest scores double.",
            "If others are as low as the caller, the caller alone wins. If others tie below the caller, each of them scores 0.",
        ],
    ),
    announces: "calls with 8: double, 16.",
    has_less: "has 7, the lowest: 0.",
    pays: "scores 14.",
    winning: (
        "The match",
        &[
            "Points add up from round to round. A total of exactly 100 falls back to 50; above 100 you are out. The last player left wins.",
        ],
    ),
};

static FR: Texts = Texts {
    summary: "Chacun tient sept cartes et se débarrasse de ses points tour après tour. Avec dix points ou moins, on peut annoncer Dumble\u{a0}: la manche s’arrête, et la main la plus basse ne marque rien. Annoncer sans être le plus bas coûte le double.",
    setup: (
        "Mise en place",
        &[
            "Un jeu de 52 cartes de deux à cinq joueurs, deux jeux à partir de six. L’as vaut 1 point, les cartes de 2 à 10 leur nombre, valet, dame et roi 10 chacun.",
            "Chacun reçoit sept cartes. Le reste forme la pioche\u{a0}; sa première carte, retournée, commence la défausse. Le premier joueur est tiré au sort\u{a0}; ensuite, le gagnant d’une manche commence la suivante.",
        ],
    ),
    turn: (
        "Un tour",
        &[
            "Défaussez\u{a0}: une carte seule, plusieurs cartes de même valeur, ou une suite.",
            "Puis prenez une carte\u{a0}: celle du dessus de la pioche, sans la montrer, ou l’une des cartes que le joueur précédent vient de défausser. Tout le monde voit ce que vous prenez.",
        ],
    ),
    points: |points| match points {
        1 => "1\u{a0}point".into(),
        10 => "10 points chacun".into(),
        _ => format!("{points}\u{a0}points"),
    },
    from_stock: "Le dessus de la pioche",
    from_latest: "Ou une des dernières défausses",
    discards: (
        "Ce qu’on peut défausser",
        &[
            "Deux, trois ou quatre cartes de même valeur\u{a0}; ou une suite d’exactement trois cartes d’une couleur. L’as est la plus petite carte\u{a0}: as, 2, 3 est une suite\u{a0}; dame, roi, as n’en est pas une.",
        ],
    ),
    pair: "Une paire",
    three: "Un brelan",
    run: "Une suite de trois",
    no_run: "Pas une suite\u{a0}: l’as est petit",
    stock: (
        "Quand la pioche est vide",
        &["Toute la défausse, sauf la dernière, est mélangée en une nouvelle pioche."],
    ),
    dumble: (
        "Dumble",
        &[
            "Si vous aviez 10 points ou moins à la fin de votre tour précédent, vous pouvez poser votre main au lieu de jouer et annoncer Dumble\u{a0}; jamais à votre premier tour d’une manche. Vous pouvez aussi continuer.",
            "Toutes les mains sont montrées. La plus basse marque 0, les autres leurs points. Qui annonce sans être le plus bas marque le double.",
            "À égalité avec l’annonceur, celui-ci gagne seul. Si d’autres sont à égalité plus bas que lui, chacun d’eux marque 0.",
        ],
    ),
    announces: "annonce avec 8\u{a0}: le double, 16.",
    has_less: "a 7, la main la plus basse\u{a0}: 0.",
    pays: "marque 14.",
    winning: (
        "La partie",
        &[
            "Les points s’additionnent de manche en manche. Un total de 100 tout juste retombe à 50\u{a0}; au-dessus de 100, on est éliminé. Le dernier joueur en lice gagne.",
        ],
    ),
};
