//! The texts of matches by letter, in German.

use crate::texts::LetterTexts;

pub(crate) static TEXTS: LetterTexts = LetterTexts {
    title: "Débâcle per Brief",
    about: "Spiele mit jemandem, der weit weg ist, jeder, wann er Zeit hat. Nach deinem Zug macht die Seite einen Link mit der ganzen Partie: Schick ihn, wie du magst. Der andere öffnet ihn, zieht und schickt dir einen zurück. Niemand nimmt einen Zug zurück, und Tipps und Analyse gibt es erst am Ende.",
    begin: "Eine Partie beginnen",
    your_name: "Dein Name",
    their_name: "Der andere Name",
    names_about: "Schreib beide Namen, zwei verschiedene: Sie stehen in den Briefen.",
    dice: "Deine Würfel",
    sides: ["Rot", "Schwarz"],
    start: "Beginnen",
    going_on: "Laufende Partien",
    ended: "Beendete Partien",
    versus: |own, other| format!("{own} – {other}"),
    your_turn: "Du bist am Zug.",
    their_turn: |name| format!("{name} ist am Zug."),
    standing_since: |when| format!("seit {when}"),
    you_won: "Du hast gewonnen.",
    they_won: |name| format!("{name} hat gewonnen."),
    drawn: "Niemand hat gewonnen.",
    open: "Öffnen",
    remove: "Entfernen",
    remove_sure: |name| format!("Die Partie mit {name} entfernen? Ein Brief bringt sie zurück."),
    stay: "Behalten",
    removed: "Die Partie ist entfernt.",
    unreadable: |count| {
        match count { 1 => "1 Partie ist hier nicht lesbar. Vielleicht hat eine neuere Version der Seite sie gespeichert.".into(), _ => format!("{count} Partien sind hier nicht lesbar. Vielleicht hat eine neuere Version der Seite sie gespeichert.") }
    },
    come: "Ein Brief ist da",
    paste: "Es reicht, seinen Link zu öffnen. Kam er als Text, füg ihn hier ein:",
    no_letter: "In diesem Text steht kein ganzer Brief. Kopiere den Link noch einmal, vom Anfang bis zum Ende.",
    who: "Wer bist du?",
    who_about: |one, other| format!("{one} und {other} spielen Débâcle per Brief."),
    i_am: |name| format!("Ich bin {name}"),
    older: "Dieser Brief ist älter als das, was du schon weißt: Die Partie ging seitdem weiter. So steht sie.",
    refused: "Dieser Brief lässt sich nicht verwenden",
    other_match: "das ist keine Partie Débâcle per Brief zwischen zwei Personen.",
    gone: "Diese Partie ist nicht auf diesem Gerät. Öffne den letzten Brief, dann ist sie da.",
    diverged: "In diesem Brief ist etwas anderes geschehen, als dieses Gerät weiß. Er wird nicht übernommen, deine Partie bleibt, wie sie ist. Sprecht ab, welche von beiden zählt: Aus beiden kann niemand weiterspielen. Zählt der Brief, entferne deine Partie aus der Liste und öffne ihn noch einmal.",
    here: "Deine Partie",
    there: "Der Brief",
    to_match: "Zurück zu deiner Partie",
    in_other_tab: "Diese Partie ist in einem anderen Tab offen.",
    play_here: "Hier weiterspielen",
    send: |name| format!("{name} ist am Zug. Schick diesen Brief ab."),
    send_about: |name| {
        format!(
            "Im Link steht die ganze Partie. {name} öffnet ihn, zieht und schickt dir einen zurück."
        )
    },
    last_about: |name| format!("Falls {name} es noch nicht weiß: Schick den letzten Brief."),
    too_long: "Diese Partie ist zu lang für einen Link geworden, per Brief geht sie nicht weiter. Sie bleibt hier.",
    code: "QR-Code, vom Bildschirm zu scannen",
    code_label: |name| format!("QR-Code des Briefs an {name}"),
    code_too_long: "Der Brief ist zu lang für einen Code geworden, den ein Handy vom Bildschirm liest. Schick den Link.",
    since: |name| format!("Was {name} gespielt hat"),
    again: "Noch einmal zeigen",
    skip: "Überspringen",
    over: "Die Partie ist zu Ende.",
    all: "Alle Partien per Brief",
};
