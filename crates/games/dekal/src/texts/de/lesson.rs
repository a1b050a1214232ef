//! The texts of Dékal's lesson, in German.

use crate::texts::DekalLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DekalLesson = DekalLesson([
    StopTexts {
        text: "Dieses Raster aus 16 Karten gehört dir, und niemand kennt auch nur eine davon, nicht einmal du. In 16 Zügen ersetzt du sie alle. Was am Ende übrig bleibt, zählt gegen dich: Wer die wenigsten Punkte hat, gewinnt.",
        goal: "",
    },
    StopTexts {
        text: "Zu Beginn eines Zugs wählen alle gleichzeitig eine ihrer eigenen verdeckten Karten.",
        goal: "Wähle hier erst einmal die markierte Karte.",
    },
    StopTexts {
        text: "Beide Karten liegen jetzt in der Mitte, und jede hat eine Lücke hinterlassen. Im allerersten Zug gewinnt die niedrigste Karte den Startmarker ◆: Annas 3. Sie nimmt zuerst eine Karte, die anderen folgen im Uhrzeigersinn, und für den Letzten bleibt, was übrig ist.",
        goal: "",
    },
    StopTexts {
        text: "Anna hat die 3 genommen: Für dich bleibt die 7. Du schiebst sie von außen in dein Raster, entlang der Reihe oder der Spalte deiner Lücke, von einem der beiden Enden her: Hier hast du 4 Möglichkeiten.",
        goal: "Zieh die 7 an den markierten Rand, oder wähle die 7 und dann den Rand.",
    },
    StopTexts {
        text: "Die Karte zwischen dem Rand und der Lücke ist in die Lücke gerückt und liegt immer noch verdeckt; die Karten hinter der Lücke sind liegen geblieben. Nach jedem Zug wandert der Startmarker nach links: Jetzt hast du ihn.",
        goal: "",
    },
    StopTexts {
        text: "Der nächste Zug. Mindestens eine Karte muss wandern, also darf niemand eine Karte direkt in eine Lücke am Rand legen: Für eine solche Lücke gibt es 3 Möglichkeiten, in einer Ecke nur 2.",
        goal: "Decke die markierte Karte am oberen Rand auf.",
    },
    StopTexts {
        text: "Eine 2 und eine 7. Du hast den Startmarker und wählst zuerst. Hohe Karten kommen dich teuer zu stehen, aber gleiche, die sich berühren, heben sich auf, und du hast schon eine 7.",
        goal: "Nimm die 7 und schiebe sie von links ein, über der anderen 7.",
    },
    StopTexts {
        text: "Die beiden Siebenen berühren sich: Ist das am Ende noch so, kosten sie dich 0 statt 14. Die gestrichelten Rahmen zeigen es dir. Beim Einschieben kann ein Paar auch auseinandergerissen werden, also achte darauf, was wandert.",
        goal: "",
    },
    StopTexts {
        text: "Wir springen zum letzten Zug. Du hast noch eine verdeckte Karte.",
        goal: "Decke sie auf.",
    },
    StopTexts {
        text: "Du hast die Wahl: 8 oder 6? Deine Achten heben sich schon auf, denn gleiche Karten, die sich berühren, heben sich alle zusammen auf, egal wie viele es sind. Die 6 dagegen findet über sich eine andere 6.",
        goal: "Nimm die 6 und schiebe sie von rechts ein.",
    },
    StopTexts {
        text: "Jetzt wird gezählt. Alle Gruppen verschwinden im selben Moment, und nichts rückt nach. Die 1 in der Ecke bleibt: Sie berührt eine andere 1 nur diagonal, und das zählt nicht. Dir bleiben 5 + 3 + 1 = 9 Punkte, Anna 25.",
        goal: "",
    },
    StopTexts {
        text: "Wer die wenigsten Punkte hat, gewinnt: Das bist du! Bei Gleichstand gewinnt, wer weniger Karten übrig hat. Ihr könnt auch mehrere Runden spielen: Die Punkte werden zusammengezählt, bis jemand 100 erreicht, und die niedrigste Gesamtpunktzahl gewinnt. Falls du etwas vergisst: Die Regeln findest du am Tisch immer in der Leiste.",
        goal: "",
    },
]);
