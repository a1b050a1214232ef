//! What the lesson of Détrak says, in English.

use crate::lesson::DetrakLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DetrakLesson = DetrakLesson([
    StopTexts {
        text: "Two dice carry six symbols, and this sheet is yours. In 12 turns you note what the dice show, so that equal symbols come to stand side by side. The highest score wins.",
        goal: "",
    },
    StopTexts {
        text: "Before the first roll everybody notes a symbol in the top left cell. All choose different ones, in the order of seats.",
        goal: "Choose the ring.",
    },
    StopTexts {
        text: "One roll of the two dice serves everybody.",
        goal: "Roll the dice.",
    },
    StopTexts {
        text: "Both symbols have to be noted, on two free cells that touch along an edge; which one goes where is up to you. They need not touch anything noted before.",
        goal: "Note the ring beside the first ring and the triangle to its right: tap the cells in this order, or drag the piece there.",
    },
    StopTexts {
        text: "Two equal symbols in a row: 2 points, noted at the end of the row. Three give 3, four give 8, all five 10. Others note on their own sheets; you see it once all have done so.",
        goal: "",
    },
    StopTexts {
        text: "The next roll. Until you roll, you may still take a note back.",
        goal: "Roll the dice.",
    },
    StopTexts {
        text: "Columns count as rows do. The triangle belongs below the other one.",
        goal: "Note the triangle below the triangle, and the cross below it. Turn the piece upright (“Turn”), or tap the two cells, the triangle’s first.",
    },
    StopTexts {
        text: "2 points for column 3 as well, and so 4 in all. If a line has several runs, they add up; an empty cell breaks a run.",
        goal: "",
    },
    StopTexts {
        text: "We jump to turn 11. Your row of four triangles is worth 8. But two free cells have no free neighbour any more: they are lost, since both symbols always need a place. Only one pair is left to you.",
        goal: "",
    },
    StopTexts {
        text: "Whoever has no two free cells that touch notes nothing more. So a last roll for you:",
        goal: "Roll the dice.",
    },
    StopTexts {
        text: "A square and a star. The last column has three stars: a fourth turns its 3 points into 8, and the square meets other squares in its row and in its column.",
        goal: "Note the square on the left and the star on the right.",
    },
    StopTexts {
        text: "Nobody can note any more: the game is over a turn early. The ten lines add up to 33 for you and 13 for Anna. On a tie it is who has the best single line.",
        goal: "",
    },
    StopTexts {
        text: "Later you may choose the advanced rules: the grey diagonal, from bottom left to top right, then counts like a line, and twice; but every row or column without points costs 5. Alone you play for a rank: from 30 points on you are a grand master.",
        goal: "",
    },
]);
