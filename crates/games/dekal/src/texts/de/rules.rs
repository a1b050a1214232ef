//! The texts of Dékal's rules pages, in German.

use crate::texts::DekalRules;
use table::RulesText;

pub(crate) static TEXTS: DekalRules = DekalRules {
    summary: "Vor dir liegt ein Raster aus 16 Karten, die niemand kennt. In 16 Zügen deckst du sie nach und nach auf und ersetzt jede durch eine Karte, die du vom Rand her einschiebst. Gleiche Karten, die sich am Ende berühren, heben sich auf; was übrig bleibt, zählt gegen dich.",
    setup: RulesText {
        heading: "Vorbereitung",
        paragraphs: &[
            "Es gibt 100 Karten: die Werte 1 bis 10, jeden zehnmal. Alle legen je 16 Karten verdeckt als Raster von 4 mal 4 Karten vor sich aus. Die übrigen Karten kommen beiseite.",
            "Niemand kennt eine verdeckte Karte, auch nicht die eigenen.",
        ],
    },
    turn: RulesText {
        heading: "Ein Zug",
        paragraphs: &[
            "Aufdecken. Alle wählen gleichzeitig eine ihrer verdeckten Karten. Diese Karten kommen offen in die Mitte, und jede hinterlässt eine Lücke in ihrem Raster.",
            "Wer beginnt. Im allerersten Zug bekommt den Startmarker, wer die niedrigste Karte aufgedeckt hat. Bei Gleichstand ziehen die Beteiligten je eine der beiseitegelegten Karten, und die niedrigste bekommt ihn; wer auch da gleichauf liegt, zieht noch einmal. Reichen die Karten nicht, entscheidet das Los.",
            "Nehmen und einschieben. Wer den Startmarker hat, beginnt; danach geht es im Uhrzeigersinn weiter. Wer an der Reihe ist, nimmt eine Karte aus der Mitte und schiebt sie in das eigene Raster. Für den Letzten bleibt, was übrig ist.",
            "Der Startmarker wandert nach links. Eine Runde hat 16 Züge.",
        ],
    },
    push: RulesText {
        heading: "Das Einschieben",
        paragraphs: &[
            "Die Karte kommt von außen ins Raster, entlang der Reihe oder der Spalte der Lücke, von einem der beiden Enden her. Die Karten zwischen diesem Ende und der Lücke rücken um ein Feld auf die Lücke zu; alle dahinter bleiben liegen. Verdeckte Karten bleiben verdeckt.",
            "Mindestens eine Karte muss wandern: Du darfst die Karte nicht direkt in eine Lücke am Rand legen. Für eine Lücke in der Ecke gibt es also 2 Möglichkeiten, für eine andere am Rand 3, für eine im Inneren 4.",
        ],
    },
    push_figure: "Eine 8 wird von links eingeschoben: Die 8 und die 3 rücken weiter, die 5 bleibt.",
    push_before: "Vorher: Die 8 wartet links von der Reihe 8, 3, Lücke, 5.",
    push_after: "Nachher: Die Reihe ist 8, 8, 3, 5.",
    holes: [
        |ways| format!("In der Ecke: {ways} Möglichkeiten"),
        |ways| format!("Am Rand: {ways} Möglichkeiten"),
        |ways| format!("Im Inneren: {ways} Möglichkeiten"),
    ],
    holes_figure: "Die Pfeile zeigen, wo eine Karte eingeschoben werden kann.",
    scoring: RulesText {
        heading: "Die Wertung",
        paragraphs: &[
            "Nach Zug 16 hebt sich jede Gruppe aus zwei oder mehr gleichen Karten auf, die sich an einer Seite berühren, egal welche Form sie hat. Alle Gruppen verschwinden im selben Moment, und nichts rückt nach.",
            "Deine Punkte sind die Summe der übrigen Karten. Diagonal berühren sich Karten nicht.",
        ],
    },
    example: "Ein Beispiel: Die blassen Karten heben sich auf.",
    example_result: "Übrig sind 5, 5, 3, 4 und 7: 24 Punkte. Die 4 in der dritten Reihe berührt die anderen Vieren nur diagonal.",
    example_row: |row, cards| format!("Reihe {row}: {cards}."),
    cancelled: |value| format!("{value} aufgehoben"),
    winning: RulesText {
        heading: "Sieg",
        paragraphs: &[
            "Wer die wenigsten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Karten im Raster übrig hat; herrscht auch da Gleichstand, wird der Sieg geteilt.",
            "Bei mehreren Runden werden die Punkte zusammengezählt. Die Partie endet mit der Runde, in der jemand 100 oder mehr erreicht, und die niedrigste Gesamtpunktzahl gewinnt. Bei Gleichstand gewinnt, wer über alle Runden zusammen weniger Karten übrig hatte; herrscht auch da Gleichstand, wird der Sieg geteilt. Jede neue Runde beginnt, wer links von dem sitzt, der die vorige begonnen hat.",
        ],
    },
    cards_about: "Von 1, der besten, die übrig bleiben kann, bis 10, der schlechtesten. Jede gibt es zehnmal.",
};
