//! The texts about courses, in German.

use engine::GameId;

use crate::texts::CourseTexts;

pub(crate) static TEXTS: CourseTexts = CourseTexts {
    title: "Kurs",
    about: "Zu jedem Thema eine Aufgabe, von leicht bis schwer.",
    solved: |solved, of| format!("{solved} von {of} gelöst"),
    ticked: "gelöst",
    next: "Nächste Aufgabe",
    exercise: |number, of| format!("Aufgabe {number} von {of}"),
    done: "Das war die letzte Aufgabe des Kurses.",
    see: |game| match game {
        GameId::Dekal => &[
            "Die aufgedeckte Karte hinterlässt die Lücke, und nur in deren Reihe und Spalte kann eingeschoben werden: Decke auf, wo das helfen kann.",
            "Gleiche Karten, die sich berühren, heben sich am Ende auf. Suche, wie du beim Einschieben ein Paar zusammenbringst.",
            "Anders eingeschoben käme sofort mehr zusammen. Schau, was das für die nächsten Züge verdirbt.",
            "Karten, die ihresgleichen berühren, müssen dort nicht bleiben: Schau, was gewonnen ist, wenn sie sich trennen.",
            "Beim Einschieben wandern auch die anderen Karten der Linie: Suche gleiche, die sich auch ohne die neue berühren werden.",
            "Die niedrigere Karte kostet weniger. Schau, wo die höhere ihresgleichen treffen kann.",
            "Schau auch auf das andere Raster: Eine dieser Karten ist genau, was dort fehlt.",
            "In eine Ecke kann nur von zwei Seiten eingeschoben werden. Schau, warum das hier genügt.",
            "Die Runde ist fast vorbei: Zähle, was noch kommen kann und was jeweils übrig bleibt.",
        ],
        GameId::Detrak => &[
            "Beide Symbole sind gleich: Suche einen Platz, an dem eine Serie beide brauchen kann.",
            "Der Eintrag mit den meisten Punkten ist hier auch der beste: Finde ihn.",
            "Ein anderer Eintrag gäbe sofort mehr Punkte. Suche den, nach dem noch mehr kommen kann.",
            "Eine Serie von drei gibt 3 Punkte, eine von zwei nur 2: Bilde eine Serie von drei.",
            "Eine Serie von vier gibt 8 Punkte, eine von fünf 10: Schau, welche Linie noch dahin kommt.",
            "Ein Symbol zählt in seiner Reihe und in seiner Spalte: Finde das Feld, auf dem es beiden hilft.",
            "Ein freies Feld ohne freien Nachbarn ist verloren. Schau, wann es sich lohnt, eines aufzugeben.",
            "Ein Eintrag, der ebenso gut aussieht, ließe ein Feld ohne freien Nachbarn zurück: Finde den, der Platz lässt.",
            "Hier geht Platz verloren: Schau, ob es eine Ecke sein kann.",
            "Es bleiben höchstens zwei Züge: Zähle, was jeder Wurf noch gäbe.",
        ],
        GameId::Dumble => &[
            "Du darfst ansagen. Überlege, wie wahrscheinlich es ist, dass jemand weniger Punkte hat.",
            "Du darfst ansagen, musst aber nicht: Schau, wer weniger Punkte haben könnte.",
            "Legst du anderes ab, bist du mehr Punkte los. Schau, was aus diesen Karten noch werden kann.",
            "Karten eines Werts gehen zusammen weg: Schau, wie viele die Hand auf einmal verlassen.",
            "Drei aufeinanderfolgende Karten einer Farbe gehen zusammen weg.",
            "Eine Karte kann ihren Satz verlassen: Schau, wozu die anderen noch gut sind.",
            "Die offene Karte kennst du: Schau, wie niedrig sie ist oder was sie mit deiner Hand bildet.",
            "Was offen liegt, hilft zu wenig: Schau, warum eine unbekannte Karte besser ist.",
            "Nimm die Karte, die mit deinen einen Satz oder eine Folge bildet: Beim nächsten Mal gehen sie zusammen weg.",
            "Jemand hat nur noch wenige Karten und kann bald ansagen: Schau, was dir dann bliebe.",
        ],
        GameId::Debacle => &[
            "Wer schlägt, nimmt den Wert des geschlagenen Würfels an. Schau, was der Würfel dann kann und wer zurückschlägt.",
            "Ein Würfel kann geschlagen werden, aber schau, was das kosten würde: Eine stille Aktion ist besser.",
            "Mehrere Würfel können geschlagen werden, und ein niedrigerer ist richtig. Schau, was zurückbliebe, wenn du den anderen schlägst.",
            "Ein gewendeter Würfel zeigt 7 minus seinen Wert: Schau, was er dann schlagen oder aushalten kann.",
            "Ein Würfel, der rollt oder gewendet wird, ändert seinen Wert: Schau, welcher danach schlagen kann.",
            "Einer deiner Würfel kann als Nächstes geschlagen werden: Bring ihn in Sicherheit.",
            "Zu Beginn deines Zugs darfst du gegnerische Würfel gleichen Werts aus einer Reihe nehmen: Wähle, welche.",
            "Nach dem Schlagen darf der Würfel nachsetzen oder aufhören: Schau, was besser ist.",
            "Ein Würfel, der das gegnerische Lager erreicht hat, kehrt zurück: Wähle, wann und auf welches Feld.",
            "Alle deine Würfel zeigen dasselbe: Schau, ob der Würfel, den du zurückholen kannst, die zusätzlichen Aktionen des Gegners wert ist.",
            "Der fünfte geschlagene Würfel beendet die Runde: Schau, ob das möglich ist.",
            "Es ist die letzte Aktion deines Zugs: Schau, was gleich danach geschehen kann.",
        ],
    },
};
