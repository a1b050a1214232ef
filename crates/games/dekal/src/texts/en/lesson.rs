//! The texts of Dékal's lesson, in English.

use crate::texts::DekalLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DekalLesson = DekalLesson([
    StopTexts {
        text: "This grid of 16 cards is yours, and nobody knows a single one of them, not even you. In 16 turns you replace them all. What is left at the end counts against you: the lowest score wins.",
        goal: "",
    },
    StopTexts {
        text: "At the start of a turn, all players choose one of their own face-down cards at the same time.",
        goal: "For now, choose the highlighted card.",
    },
    StopTexts {
        text: "Both cards are in the centre now, and each has left a hole. On the very first turn the lowest card wins the token ◆: Anna’s 3. She takes a card first, the others follow clockwise, and the last one takes what is left.",
        goal: "",
    },
    StopTexts {
        text: "Anna took the 3: the 7 is left for you. You push it into your grid from outside, along the row or the column of your hole, from either end: here you have 4 ways.",
        goal: "Drag the 7 to the highlighted edge, or choose the 7 and then the edge.",
    },
    StopTexts {
        text: "The card between the edge and the hole has moved into the hole and is still face down; the cards beyond the hole have not moved. After each turn the token passes to the left: now it is yours.",
        goal: "",
    },
    StopTexts {
        text: "Next turn. At least one card has to move, so you may not lay a card straight onto a hole at the edge: such a hole has 3 ways in, one in a corner only 2.",
        goal: "Turn over the highlighted card, at the top edge.",
    },
    StopTexts {
        text: "A 2 and a 7. You have the token and choose first. High cards cost you a lot, but matching cards that touch cancel out, and you have a 7 already.",
        goal: "Take the 7 and push it in from the left, above the other 7.",
    },
    StopTexts {
        text: "The two 7s touch: if they still do at the end, they cost you 0 instead of 14. The dashed frames show it. A push can also tear a pair apart, so watch what moves.",
        goal: "",
    },
    StopTexts {
        text: "Let’s jump to the last turn. You have one face-down card left.",
        goal: "Turn it over.",
    },
    StopTexts {
        text: "Your choice: 8 or 6? Your 8s cancel out already: any number of matching cards that touch cancel together. The 6 will find another 6 above it.",
        goal: "Take the 6 and push it in from the right.",
    },
    StopTexts {
        text: "Time to score. All groups leave at the same moment, and nothing moves up. The 1 in the corner stays: it only touches another 1 diagonally, which does not count. You have 5 + 3 + 1 = 9 points left, Anna 25.",
        goal: "",
    },
    StopTexts {
        text: "The lowest score wins: that’s you! On a tie, the player with fewer cards left wins. You can also play several rounds: the scores add up until somebody reaches 100, and the lowest total wins. If you forget something, the rules are always in the bar of the table.",
        goal: "",
    },
]);
