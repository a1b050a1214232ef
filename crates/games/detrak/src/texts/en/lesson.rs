//! The texts of Détrak's lesson, in English.

use crate::texts::DetrakLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DetrakLesson = DetrakLesson([
    StopTexts {
        text: "Both dice carry the same six symbols, and this sheet is yours. In 12 turns you place what the dice show, so that matching symbols end up side by side. The highest score wins.",
        goal: "",
    },
    StopTexts {
        text: "Before the first roll, everybody places a symbol in the top left cell. All choose different ones, in seating order.",
        goal: "Choose the ring.",
    },
    StopTexts {
        text: "One roll of the two dice serves everybody.",
        goal: "Roll the dice.",
    },
    StopTexts {
        text: "You must place both symbols, on two free cells that share an edge; which one goes where is up to you. They need not touch anything placed before.",
        goal: "Place the ring beside the first ring, and the triangle to its right: click the ring’s cell (with a finger, tap it twice), or drag the piece there.",
    },
    StopTexts {
        text: "Two matching symbols in a row: 2 points, written at the end of the row. Three give 3, four give 8, all five 10. The others fill in their own sheets; you see them once everybody is done.",
        goal: "",
    },
    StopTexts {
        text: "The next roll. Until you roll, you can still undo your move.",
        goal: "Roll the dice.",
    },
    StopTexts {
        text: "Columns count like rows. The triangle belongs below the other one.",
        goal: "Place the triangle below the other triangle, and the cross below it: turn the piece (“Turn”, or a right click), then choose the triangle’s cell.",
    },
    StopTexts {
        text: "2 points for column 3 as well, so 4 in all. If a line has several runs, they add up; an empty cell breaks a run.",
        goal: "",
    },
    StopTexts {
        text: "Let’s jump to turn 11. Your row of four triangles is worth 8. But two free cells have no free neighbour any more: they are lost, since both symbols always need a place. There is only one pair of cells left for you.",
        goal: "",
    },
    StopTexts {
        text: "A player without two free cells that touch places nothing more. So one last roll for you:",
        goal: "Roll the dice.",
    },
    StopTexts {
        text: "A square and a star. The last column has three stars: a fourth turns its 3 points into 8, and the square meets other squares in its row and in its column.",
        goal: "Place the square on the left and the star on the right.",
    },
    StopTexts {
        text: "Nobody can place anything more: the game ends a turn early. The ten lines add up to 33 for you and 13 for Anna. On a tie, the best single line decides.",
        goal: "",
    },
    StopTexts {
        text: "Later you can choose the advanced rules: the grey diagonal, from bottom left to top right, then counts like a line, and twice; but every row or column without points costs 5. Solo, you play for a rank: with 30 points or more you are a grand master.",
        goal: "",
    },
]);
