//! The texts of Débâcle's rules pages, in English.

use crate::texts::DebacleRules;
use table::RulesText;

pub(crate) static TEXTS: DebacleRules = DebacleRules {
    summary: "Six dice each on a board of six by six. Nobody ever throws them: they are pieces, which roll from square to square, turn over, and capture. A round ends when a player has captured five dice; captured dice are worth what they show, and the first to 30 points wins.",
    setup: RulesText {
        heading: "Setting up",
        paragraphs: &[
            "Your camp is the row nearest to you. Your six dice stand there, showing 1 to 6 from your left to your right.",
        ],
    },
    turn: RulesText {
        heading: "A turn",
        paragraphs: &[
            "You take two actions, with the same die or with two. You must act as long as you can.",
            "Roll: one square forward or sideways to a free square; the die then shows one more, and a 6 becomes a 1.",
            "Flip: turn a die over where it stands. 1 and 6, 2 and 5, 3 and 4 change places. You cannot flip the same die twice in a row in one turn.",
            "Capture: one square forward, backward or sideways onto an enemy die that shows less. A 1 captures anything but another 1. Your die takes on the value of the one it captures, which goes to your side of the board.",
        ],
    },
    roll_figure: "Roll: one more.",
    flip_figure: "Flip: the other side up.",
    capture_figure: "Capture: the higher takes the lower, and becomes a 3.",
    one_figure: "A 1 captures even a 6.",
    setup_figure: "The start: red’s camp is below, black’s above. Both see their dice from 1 to 6, from their own left.",
    rebound_figure: "The 6 captures the 1 and becomes a 1; in its rebound it captures the 5.",
    camp_figure: "The 4 has reached the enemy camp, above. It goes back to one of the free squares of its own.",
    doubles_figure: "One of the two 3s and one of the two 1s stay; the crossed-out dice are taken.",
    recover_figure: "All of red’s dice show 6: the lowest one that black has captured comes back.",
    rebound: RulesText {
        heading: "Rebound",
        paragraphs: &[
            "A die that has captured may take one more action at once, for free. If it captures again, it may rebound again.",
        ],
    },
    camp: RulesText {
        heading: "Back to camp",
        paragraphs: &[
            "A die that reaches the enemy camp has to go back at once to a free square of your own camp, which you choose; it keeps its value. If it got there by a capture, it goes back before or after its rebound, as you like, even if the rebound has led it out of there.",
        ],
    },
    doubles: RulesText {
        heading: "Doubles",
        paragraphs: &[
            "At the start of your turn, before any action, if enemy dice in the same row of the board show the same value, you may take them until no value is left twice there. You choose the rows, and which die stays. They count as captured.",
        ],
    },
    recover: RulesText {
        heading: "Taking a die back",
        paragraphs: &[
            "If during your turn, after an action or a special move (doubles, a return to camp, a die taken back), all your dice on the board, two or more, show the same value, you may take back the lowest die your opponent has captured: it no longer counts for them. Put it on a free square of your camp; it keeps its value. In return your opponent has one more action in their next turn, or two for a 4, 5 or 6.",
        ],
    },
    round: RulesText {
        heading: "The end",
        paragraphs: &[
            "A round ends as soon as somebody has captured five dice. Both players add what the dice they captured in it show to their totals. Whoever has 30 or more wins; if both do, the higher total wins, and on a tie the win is shared. Otherwise another round begins from the start position, and the other player starts it.",
        ],
    },
    endless: RulesText {
        heading: "Endless rounds",
        paragraphs: &[
            "House rule: after thirty turns in a row without a capture, or when a position with the same player to move occurs for the third time, the round ends and counts as it stands. If two rounds in a row end like this without a point, the game ends, and the higher total wins; on a tie the win is shared.",
        ],
    },
};
