//! The texts of Dumble's rules pages, in German.

use crate::texts::DumbleRules;
use table::RulesText;

pub(crate) static TEXTS: DumbleRules = DumbleRules {
    summary: "Alle haben sieben Karten auf der Hand und werden Zug um Zug Punkte los. Wer höchstens zehn hat, darf Dumble ansagen: Die Runde endet, und die niedrigste Hand bekommt keine Punkte. Wer ansagt, ohne die niedrigste Hand zu haben, bekommt das Doppelte.",
    setup: RulesText {
        heading: "Vorbereitung",
        paragraphs: &[
            "Ein Kartendeck mit 52 Karten für zwei bis fünf Spieler, ab sechs Spielern zwei davon. Ein Ass zählt 1 Punkt, 2 bis 10 zählen ihren Wert, Bube, Dame und König je 10.",
            "Alle bekommen sieben Karten. Der Rest bildet den Nachziehstapel; seine oberste Karte wird aufgedeckt und beginnt die Ablage. Gespielt wird im Uhrzeigersinn. Wer beginnt, entscheidet das Los; jede weitere Runde beginnt, wer die vorige gewonnen hat. Haben mehrere sie gewonnen, beginnt der erste von ihnen im Uhrzeigersinn nach dem, der angesagt hat.",
        ],
    },
    turn: RulesText {
        heading: "Ein Zug",
        paragraphs: &[
            "Lege ab: eine einzelne Karte, mehrere Karten desselben Werts oder eine Folge.",
            "Zieh dann eine Karte: vom Stapel, ohne dass die anderen sie sehen, oder eine der Karten, die dein Vorgänger gerade abgelegt hat. Was du von dort nimmst, sehen alle. Wer eine Runde beginnt, darf die aufgedeckte Karte nehmen.",
        ],
    },
    points: |points| match points {
        1 => "1\u{a0}Punkt".into(),
        10 => "je 10\u{a0}Punkte".into(),
        _ => format!("{points}\u{a0}Punkte"),
    },
    from_stock: "Die oberste Karte vom Stapel",
    from_latest: "Oder eine der zuletzt abgelegten",
    discards: RulesText {
        heading: "Was du ablegen darfst",
        paragraphs: &[
            "Zwei, drei oder vier Karten eines Werts; oder eine Folge aus genau drei Karten einer Farbe. Das Ass ist niedrig: Ass, 2, 3 ist eine Folge; Dame, König, Ass ist keine.",
        ],
    },
    pair: "Ein Paar",
    three: "Ein Drilling",
    run: "Eine Dreierfolge",
    no_run: "Keine Folge: Das Ass ist niedrig",
    stock: RulesText {
        heading: "Wenn der Stapel leer ist",
        paragraphs: &[
            "Alle abgelegten Karten außer denen, die du und dein Vorgänger gerade abgelegt habt, werden zu einem neuen Stapel gemischt. Gibt es keine anderen, kannst du nur eine Karte deines Vorgängers nehmen.",
        ],
    },
    dumble: RulesText {
        heading: "Dumble",
        paragraphs: &[
            "Hattest du am Ende deines vorigen Zugs 10 Punkte oder weniger, darfst du, statt zu spielen, deine Hand auslegen und Dumble ansagen; nie in deinem ersten Zug einer Runde. Du darfst auch weiterspielen.",
            "Alle Hände werden aufgedeckt. Die niedrigste Hand bekommt 0 Punkte, die anderen bekommen ihre Punkte. Wer ansagt, ohne die niedrigste Hand zu haben, bekommt das Doppelte.",
            "Haben andere genauso wenig wie der Ansager, gewinnt der Ansager allein, und sie bekommen ihre Punkte. Haben mehrere gleich wenig und weniger als der Ansager, bekommt jeder von ihnen 0 Punkte.",
        ],
    },
    calls: "sagt mit 8 an: das Doppelte, 16.",
    has_less: "hat mit 7 am wenigsten: 0.",
    pays: "bekommt 14.",
    winning: RulesText {
        heading: "Die Partie",
        paragraphs: &[
            "Die Punkte werden über die Runden zusammengezählt. Genau 100 fallen auf 50 zurück; wer über 100 kommt, scheidet aus. Wer zuletzt übrig ist, gewinnt. Von den anderen liegt vorn, wer länger dabei war; scheiden mehrere in derselben Runde aus, wer weniger Punkte hat.",
        ],
    },
};
