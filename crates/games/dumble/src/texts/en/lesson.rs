//! The texts of Dumble's lesson, in English.

use crate::texts::DumbleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DumbleLesson = DumbleLesson([
    StopTexts {
        text: "You are dealt 7 cards and want to be left with as few points as possible. An ace counts 1, other cards their number, jack, queen and king 10 each. Your hand is worth 44 points.",
        goal: "",
    },
    StopTexts {
        text: "On your turn you first discard: one card, or two, three or four of one rank, or a run of exactly three cards of one suit. The ace is low: ace, 2, 3 is a run; queen, king, ace is not.",
        goal: "Choose the 4, 5 and 6 of hearts, then “Discard”.",
    },
    StopTexts {
        text: "That is 15 points less. Then you draw one card: the top card of the stock, unseen, or one of the cards that the player before you has just discarded. On the very first turn that is the card turned up: an ace!",
        goal: "Take the ace of spades.",
    },
    StopTexts {
        text: "Anna has discarded two 9s. Your two 8s are a pair: off they go together.",
        goal: "Choose both 8s, then “Discard”.",
    },
    StopTexts {
        text: "Anna’s 9s would cost you: you may take one of them, but not both. A card from the stock is worth 6 or 7 points on average.",
        goal: "Draw from the stock.",
    },
    StopTexts {
        text: "A 2. You have neither a pair nor a run now, so discard what is worth most.",
        goal: "Choose the king, then “Discard”.",
    },
    StopTexts {
        text: "You have 6 points left. With 10 or less at the end of a turn, you may call Dumble on your next one.",
        goal: "Draw from the stock.",
    },
    StopTexts {
        text: "You have 10 points. Instead of playing, you may lay your hand down and call Dumble, but never on your first turn of a round. You do not have to: you may play on. Anna has six cards left.",
        goal: "Call Dumble.",
    },
    StopTexts {
        text: "All hands are shown. You have the lowest one and score 0; everybody else scores their hand: 45 for Anna. On a tie, whoever calls wins alone. The winner starts the next round.",
        goal: "",
    },
    StopTexts {
        text: "Another game: after two rounds you have 82 points. You hold 9 points, and Anna only two cards: calling is a risk now.",
        goal: "Take the risk: call Dumble.",
    },
    StopTexts {
        text: "Anna has 4 points. Whoever calls without the lowest hand scores double: 18. That would be 82 + 18 = 100, and here you are lucky: exactly 100 falls to 50!",
        goal: "",
    },
    StopTexts {
        text: "In this game it is Anna who has 82. Above 100 you are eliminated, and the last player left wins the game. You have 3 points.",
        goal: "Call Dumble.",
    },
    StopTexts {
        text: "39 points for Anna: with 121 she is out, and you have won the game. When the stock runs out, the discards are shuffled into a new one. With 6 or more players you use two packs.",
        goal: "",
    },
]);
