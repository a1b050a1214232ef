//! The texts of Détrak's lesson, in German.

use crate::texts::DetrakLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DetrakLesson = DetrakLesson([
    StopTexts {
        text: "Beide Würfel tragen dieselben sechs Symbole, und dieses Blatt gehört dir. In 12 Zügen trägst du ein, was die Würfel zeigen, möglichst so, dass gleiche Symbole nebeneinanderstehen. Wer die meisten Punkte hat, gewinnt.",
        goal: "",
    },
    StopTexts {
        text: "Vor dem ersten Wurf tragen alle ein Symbol in das Feld oben links ein. Reihum wählt jeder ein anderes.",
        goal: "Wähle den Ring.",
    },
    StopTexts {
        text: "Ein Wurf der beiden Würfel gilt für alle.",
        goal: "Würfle.",
    },
    StopTexts {
        text: "Beide Symbole müssen eingetragen werden, in zwei freie Felder, die sich an einer Seite berühren; welches wohin kommt, entscheidest du. Sie müssen nichts berühren, was schon eingetragen ist.",
        goal: "Trage den Ring neben dem ersten Ring ein und rechts davon das Dreieck: Klicke das Feld für den Ring an (mit dem Finger: zweimal tippen), oder zieh das Symbolpaar dorthin.",
    },
    StopTexts {
        text: "Zwei gleiche Symbole nebeneinander: 2 Punkte, vermerkt am Ende der Reihe. Drei bringen 3, vier bringen 8, alle fünf 10. Die anderen füllen ihre eigenen Blätter aus; du siehst sie, sobald alle fertig sind.",
        goal: "",
    },
    StopTexts {
        text: "Der nächste Wurf. Solange du nicht gewürfelt hast, kannst du deinen Eintrag noch zurücknehmen.",
        goal: "Würfle.",
    },
    StopTexts {
        text: "Spalten zählen wie Reihen. Das Dreieck gehört unter das andere.",
        goal: "Trage das Dreieck unter dem anderen Dreieck ein und darunter das Kreuz: Drehe das Symbolpaar („Drehen“ oder Rechtsklick), dann wähle das Feld für das Dreieck.",
    },
    StopTexts {
        text: "2 Punkte auch für Spalte 3, zusammen also 4. Hat eine Linie mehrere Serien, werden sie zusammengezählt; ein leeres Feld unterbricht eine Serie.",
        goal: "",
    },
    StopTexts {
        text: "Wir springen zu Zug 11. Deine Reihe mit vier Dreiecken ist 8 Punkte wert. Aber zwei freie Felder haben keinen freien Nachbarn mehr: Sie sind verloren, denn immer brauchen beide Symbole Platz. Dir bleiben nur noch zwei Felder nebeneinander.",
        goal: "",
    },
    StopTexts {
        text: "Wer keine zwei freien Felder mehr hat, die sich berühren, trägt nichts mehr ein. Also ein letzter Wurf für dich:",
        goal: "Würfle.",
    },
    StopTexts {
        text: "Ein Quadrat und ein Stern. Die letzte Spalte hat drei Sterne: Ein vierter macht aus ihren 3 Punkten 8, und das Quadrat trifft in seiner Reihe und in seiner Spalte auf andere Quadrate.",
        goal: "Trage links das Quadrat ein und rechts den Stern.",
    },
    StopTexts {
        text: "Niemand kann mehr etwas eintragen: Die Partie ist einen Zug früher zu Ende. Die zehn Linien ergeben 33 Punkte für dich und 13 für Anna. Bei Gleichstand gewinnt, wer die beste einzelne Reihe oder Spalte hat.",
        goal: "",
    },
    StopTexts {
        text: "Später kannst du die erweiterten Regeln wählen: Die graue Diagonale von unten links nach oben rechts zählt dann wie eine Linie, und zwar doppelt; aber jede Reihe oder Spalte ohne Punkte kostet 5. Allein spielst du um einen Rang: Ab 30 Punkten bist du Großmeister.",
        goal: "",
    },
]);
