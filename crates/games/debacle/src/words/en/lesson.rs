//! What the lesson of Débâcle says, in English.

use crate::lesson::DebacleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DebacleLesson = DebacleLesson([
    StopTexts {
        text: "The red dice are yours. Nobody throws them: dice are pieces here. Your camp is the row nearest to you, where they stand in order. Captured dice count what they show, and the first to 30 points wins.",
        goal: "",
    },
    StopTexts {
        text: "A turn has two actions, and you must act as long as you can. To roll moves a die one square forward or sideways to a free square, and its value goes up by one; a 6 becomes a 1.",
        goal: "Roll the 3 forward: choose it, then the square in front of it.",
    },
    StopTexts {
        text: "It shows 4 now. The second action, with the same die or another: to flip turns a die over where it stands. 1 and 6 change places, 2 and 5, 3 and 4. The same die is not flipped twice running.",
        goal: "Flip the 4 in your camp: choose it, then “Flip”.",
    },
    StopTexts {
        text: "Some turns later. A die captures one that shows less, one square forward, backward or sideways. It takes over the value of what it captures, and nothing is counted up.",
        goal: "Capture the 1 with your 6.",
    },
    StopTexts {
        text: "Your die is a 1 now. A die that has captured may rebound: one more action at once, which is free. And a 1 captures everything but another 1, even though 2 to 6 can capture it.",
        goal: "Capture the 5 with your 1.",
    },
    StopTexts {
        text: "A capture in a rebound gives a rebound again. You need not: a rebound may be declined. Your second action is still to come.",
        goal: "Choose “Leave it”.",
    },
    StopTexts {
        text: "Another position. Your die is about to reach Anna’s camp, the last row.",
        goal: "Roll it forward into her camp.",
    },
    StopTexts {
        text: "A die in the enemy camp must go back to a free square of your own, which you choose; its value stays, and it costs no action. If it got there by a capture, it may rebound first.",
        goal: "Put it on the square that is lit.",
    },
    StopTexts {
        text: "Anna has been careless: her row has two 3s and two 1s. At the start of your turn you may take doubles: in any row of the board, enemy dice of equal value until none is double. That costs no action.",
        goal: "Choose the 3 that stays, and the other is yours.",
    },
    StopTexts {
        text: "They count as captured. In a row that you choose, every double is dealt with: now for the 1s.",
        goal: "Choose the 1 that stays.",
    },
    StopTexts {
        text: "A bad position: you have only two dice left. But if all your dice on the board, at least two, come to show the same value in your turn, you may take one back.",
        goal: "Roll the 5 forward: it becomes a 6, like the other.",
    },
    StopTexts {
        text: "The lowest die that Anna has captured comes back: a 4. In return she has bonus actions in her next turn: one for a 1, 2 or 3, two for a 4, 5 or 6.",
        goal: "Put it on the square that is lit.",
    },
    StopTexts {
        text: "The last position: you have captured four dice, Anna two. A fifth ends the round at once.",
        goal: "Capture the 1 with your 2.",
    },
    StopTexts {
        text: "Both add up what their captured dice show: 15 points for you, 4 for Anna. As nobody has 30 yet, another round would begin, opened by the other player. If both get to 30 in the same round, the higher total wins.",
        goal: "",
    },
    StopTexts {
        text: "So that no round is endless: after 30 turns in a row without a capture, or when a position occurs for the third time, it ends and counts as it stands. The table tells you when it comes to that.",
        goal: "",
    },
]);
