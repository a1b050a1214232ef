//! The texts about courses, in English.

use engine::GameId;

use crate::texts::CourseTexts;

pub(crate) static TEXTS: CourseTexts = CourseTexts {
    title: "Course",
    about: "An exercise for each theme, from the easy to the hard.",
    solved: |solved, of| format!("{solved} of {of} solved"),
    ticked: "solved",
    next: "Next exercise",
    exercise: |number, of| format!("Exercise {number} of {of}"),
    done: "That was the last exercise of the course.",
    see: |game| match game {
        GameId::Dekal => &[
            "The card that you turn over leaves the hole, and only the hole’s row and column can be pushed: turn over where a push can help.",
            "Matching cards that touch cancel out in the end. Look for the push that brings a pair together.",
            "Another push would bring more together at once. See what it spoils for the turns to come.",
            "Cards that touch a match need not stay there: see what is gained if they part.",
            "A push moves a whole part of the line: look for matching cards that come to touch without the new one.",
            "The lower card costs less. See where the higher one can meet its match.",
            "Look at the other grid as well: one of these cards is just what it needs.",
            "From a corner only two pushes are possible. See why they are enough here.",
            "The round is almost over: count what can still come up, and what each push leaves.",
        ],
        GameId::Detrak => &[
            "Both symbols are the same: look for a place where a run can use both.",
            "The place that gives the most points at once is also the best here: find it.",
            "Another place would give more points at once. Look for the one that leaves more to come.",
            "Three in a row give 3 points, two only 2: make a run of three.",
            "A run of four gives 8 points, one of five 10: see which line can still get there.",
            "A symbol counts in its row and in its column: find the cell where it helps both.",
            "A free cell without a free neighbour is lost. See when it is worth giving one up.",
            "A place that looks as good would leave a cell without a free neighbour: find the one that keeps room.",
            "A cell will be lost: see whether it can be a corner.",
            "Two turns are left at most: count what each roll would still give.",
        ],
        GameId::Dumble => &[
            "You may call. Judge how likely it is that somebody has fewer points.",
            "You may call, but you need not: see who may have fewer points.",
            "Another discard would get rid of more points. See what these cards can still become.",
            "Cards of one rank go together: see how many leave your hand at once.",
            "Three cards of one suit in a row go together.",
            "A card can leave its set: see what the others are still good for.",
            "You know the card that lies open: see how low it is, or what it makes with your hand.",
            "What lies open helps too little: see why an unknown card is better.",
            "Take the card that makes a set or a run with yours: they leave together next turn.",
            "Somebody has few cards left and may call soon: see what you would be left with.",
        ],
        GameId::Debacle => &[
            "A capturing die takes the value of the captured one. See what it can do then, and who can hit back.",
            "A die can be captured, but see what that would cost: a quiet action is better.",
            "Several dice can be captured, and a lower one is right. See what the other capture would leave behind.",
            "A flipped die shows 7 minus its value: see what it can capture or withstand then.",
            "A die that rolls or is flipped changes its value: see which one can capture afterwards.",
            "One of your dice can be captured next: make it safe.",
            "Enemy dice of one value in one row can be taken at the start of your turn: choose which.",
            "After a capture the die may rebound, or stop: see which is better.",
            "A die that has reached the enemy’s camp goes home: choose when, and to which square.",
            "All your dice show the same: see whether the die that you can take back is worth the enemy’s extra actions.",
            "The fifth capture ends the round: see whether it is there.",
            "This is the last action of your turn: see what can happen right after it.",
        ],
    },
};
