//! The texts of Débâcle's lesson, in English.

use crate::texts::DebacleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DebacleLesson = DebacleLesson([
    StopTexts {
        text: "The red dice are yours. Nobody throws them: dice are pieces here. Your camp is the row nearest to you, where they stand in order. Captured dice are worth what they show, and the first to 30 points wins.",
        goal: "",
    },
    StopTexts {
        text: "A turn has two actions, and you must act as long as you can. Rolling moves a die one square forward or sideways to a free square, and its value goes up by one; a 6 becomes a 1.",
        goal: "Roll the 3 forward: choose it, then the square in front of it.",
    },
    StopTexts {
        text: "It shows 4 now. For the second action, take the same die or another. Flipping turns a die over where it stands: 1 and 6 change places, 2 and 5, 3 and 4. You cannot flip the same die twice in a row.",
        goal: "Flip the 4 in your camp: choose it, then “Flip”.",
    },
    StopTexts {
        text: "Some turns later. A die captures one that shows less, one square forward, backward or sideways. It takes on the value of the die it captures, without adding one.",
        goal: "Capture the 1 with your 6.",
    },
    StopTexts {
        text: "Your die is a 1 now. A die that has captured may rebound: one more action at once, for free. And a 1 captures everything but another 1, even though 2 to 6 can capture it.",
        goal: "Capture the 5 with your 1.",
    },
    StopTexts {
        text: "A capture in a rebound gives another rebound. You do not have to: you may decline it. Your second action is still to come.",
        goal: "Choose “Decline”.",
    },
    StopTexts {
        text: "Another position. Your die is about to reach Anna’s camp, the last row.",
        goal: "Roll it forward into her camp.",
    },
    StopTexts {
        text: "A die in the enemy camp must go back to a free square of your own camp, which you choose; it keeps its value, and it costs no action. If it got there by a capture, it may rebound first.",
        goal: "Put it on the highlighted square.",
    },
    StopTexts {
        text: "Anna has been careless: her row has two 3s and two 1s. At the start of your turn you may take doubles: in any row of the board, enemy dice of the same value, until no value is left twice. That costs no action.",
        goal: "Choose the 3 that stays; the other is yours.",
    },
    StopTexts {
        text: "They count as captured. In a row you choose, every double has to be settled: now the 1s.",
        goal: "Choose the 1 that stays.",
    },
    StopTexts {
        text: "A bad position: you have only two dice left. But if during your turn all your dice on the board, at least two, come to show the same value, you may take one back.",
        goal: "Roll the 5 forward: it becomes a 6, like the other.",
    },
    StopTexts {
        text: "The lowest die that Anna has captured comes back: a 4. In return she has bonus actions in her next turn: one for a 1, 2 or 3, two for a 4, 5 or 6.",
        goal: "Put it on the highlighted square.",
    },
    StopTexts {
        text: "The last position: you have captured four dice, Anna two. A fifth ends the round at once.",
        goal: "Capture the 1 with your 2.",
    },
    StopTexts {
        text: "Both players add up what their captured dice show: 15 points for you, 4 for Anna. As nobody has 30 yet, another round would begin, started by the other player. If both reach 30 in the same round, the higher total wins.",
        goal: "",
    },
    StopTexts {
        text: "So that no round goes on for ever: after 30 turns in a row without a capture, or when a position occurs for the third time, it ends and counts as it stands. The table warns you in time.",
        goal: "",
    },
]);
