//! The texts of Dumble's rules pages, in English.

use crate::texts::DumbleRules;
use table::RulesText;

pub(crate) static TEXTS: DumbleRules = DumbleRules {
    summary: "Everybody holds seven cards and gets rid of points turn by turn. Whoever has ten or less may call Dumble: the round ends, and the lowest hand scores nothing. Calling without the lowest hand costs double.",
    setup: RulesText {
        heading: "Setting up",
        paragraphs: &[
            "One pack of 52 cards for two to five players, two packs for six or more. An ace counts 1 point, 2 to 10 their number, jack, queen and king 10 each.",
            "Everybody is dealt seven cards. The rest is the stock; its top card is turned up and begins the discards. Play goes clockwise. The first player is drawn at random; later rounds are started by the winner of the round before, or, if several have won it, by the first of them clockwise from the caller.",
        ],
    },
    turn: RulesText {
        heading: "A turn",
        paragraphs: &[
            "Discard: any single card, two or more cards of one rank, or a run.",
            "Then draw one card: from the stock, unseen by the others, or any one of the cards that the player before you has just discarded, which everybody sees you take. The first player of a round may take the card that was turned up.",
        ],
    },
    points: |points| match points {
        1 => "1 point".into(),
        10 => "10 points each".into(),
        _ => format!("{points} points"),
    },
    from_stock: "The top card of the stock",
    from_latest: "Or one of the latest discards",
    discards: RulesText {
        heading: "What can be discarded",
        paragraphs: &[
            "Two, three or four of one rank; or a run of exactly three cards of one suit. The ace is low: ace, 2, 3 is a run; queen, king, ace is not.",
        ],
    },
    pair: "A pair",
    three: "Three of a kind",
    run: "A run of three",
    no_run: "No run: the ace is low",
    stock: RulesText {
        heading: "When the stock is empty",
        paragraphs: &[
            "All discards but the latest, yours and those of the player before you, are shuffled into a new stock. If there are no others, you can only take one of those of the player before you.",
        ],
    },
    dumble: RulesText {
        heading: "Dumble",
        paragraphs: &[
            "If you had 10 points or less at the end of your previous turn, you may lay your hand down and call Dumble instead of playing; never on your first turn of a round. You may also play on.",
            "All hands are shown. The lowest hand scores 0, the others score their points. Whoever calls without the lowest hand scores double.",
            "If others are as low as the caller, the caller alone wins, and they score their points. If others tie below the caller, each of them scores 0.",
        ],
    },
    calls: "calls with 8: double, 16.",
    has_less: "has 7, the lowest: 0.",
    pays: "scores 14.",
    winning: RulesText {
        heading: "The game",
        paragraphs: &[
            "Points add up from round to round. A total of exactly 100 falls back to 50; above 100 you are out. The last player left wins. Of the others, whoever stayed longer is ahead; of those who leave in the same round, whoever has fewer points.",
        ],
    },
};
