//! The texts of Dumble's lesson, in German.

use crate::texts::DumbleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DumbleLesson = DumbleLesson([
    StopTexts {
        text: "Du bekommst 7 Karten und willst möglichst wenige Punkte übrig behalten. Ein Ass zählt 1, andere Karten zählen ihren Wert, Bube, Dame und König je 10. Deine Hand ist 44 Punkte wert.",
        goal: "",
    },
    StopTexts {
        text: "In deinem Zug legst du zuerst ab: eine Karte, zwei, drei oder vier desselben Werts oder eine Folge aus genau drei Karten einer Farbe. Das Ass ist niedrig: Ass, 2, 3 ist eine Folge; Dame, König, Ass ist keine.",
        goal: "Wähle Herz 4, 5 und 6, dann „Ablegen“.",
    },
    StopTexts {
        text: "Das sind 15 Punkte weniger. Dann ziehst du eine Karte: die oberste vom Stapel, ungesehen, oder eine der Karten, die dein Vorgänger gerade abgelegt hat. Im allerersten Zug ist das die aufgedeckte Karte: ein Ass!",
        goal: "Nimm das Pik-Ass.",
    },
    StopTexts {
        text: "Anna hat zwei Neunen abgelegt. Deine zwei Achten sind ein Paar: Weg damit, beide zusammen.",
        goal: "Wähle beide Achten, dann „Ablegen“.",
    },
    StopTexts {
        text: "Annas Neunen wären teuer: Du könntest eine davon nehmen, aber nicht beide. Eine Karte vom Stapel hat im Schnitt 6 oder 7 Punkte.",
        goal: "Zieh vom Stapel.",
    },
    StopTexts {
        text: "Eine 2. Du hast jetzt weder ein Paar noch eine Folge, also lege ab, was am meisten zählt.",
        goal: "Wähle den König, dann „Ablegen“.",
    },
    StopTexts {
        text: "6 Punkte bleiben. Mit 10 oder weniger am Ende eines Zugs darfst du in deinem nächsten Dumble ansagen.",
        goal: "Zieh vom Stapel.",
    },
    StopTexts {
        text: "Du hast 10 Punkte. Statt zu spielen, darfst du deine Hand auslegen und Dumble ansagen, nur nicht in deinem ersten Zug einer Runde. Du musst nicht: Du darfst auch weiterspielen. Anna hat noch sechs Karten.",
        goal: "Sage Dumble an.",
    },
    StopTexts {
        text: "Alle Hände werden aufgedeckt. Du hast die niedrigste und bekommst 0 Punkte; alle anderen bekommen die Punkte ihrer Hand: Anna 45. Wer ansagt, gewinnt bei Gleichstand allein. Wer gewinnt, beginnt die nächste Runde.",
        goal: "",
    },
    StopTexts {
        text: "Eine andere Partie: Nach zwei Runden hast du 82 Punkte. Du hast 9 Punkte auf der Hand, und Anna hat nur zwei Karten: Jetzt ist eine Ansage riskant.",
        goal: "Wage es: Sage Dumble an.",
    },
    StopTexts {
        text: "Anna hat 4 Punkte. Wer ohne die niedrigste Hand ansagt, bekommt das Doppelte: 18. Das wären 82 + 18 = 100, und da hast du Glück: Genau 100 fallen auf 50 zurück!",
        goal: "",
    },
    StopTexts {
        text: "In dieser Partie hat Anna 82. Über 100 scheidet man aus, und wer zuletzt übrig ist, gewinnt die Partie. Du hast 3 Punkte.",
        goal: "Sage Dumble an.",
    },
    StopTexts {
        text: "39 Punkte für Anna: Mit 121 ist sie ausgeschieden, und du hast die Partie gewonnen. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt. Ab 6 Spielern spielt ihr mit zwei Kartendecks.",
        goal: "",
    },
]);
