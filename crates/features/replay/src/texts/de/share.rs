//! Sharing a game, in German.

use crate::ShareTexts;

pub(crate) static TEXTS: ShareTexts = ShareTexts {
    share: "Teilen",
    group: "Teilen",
    picture: "Das Bild",
    send: "Senden…",
    sent: "Gesendet.",
    not_sent: "Das Senden hat nicht geklappt.",
    save_picture: "Bild speichern",
    saved: "Bild gespeichert.",
    no_picture: "Das Bild konnte nicht erstellt werden.",
    copy_text: "Text kopieren",
    text_copied: "Text kopiert.",
    text: "Der Text",
    me: "ich",
    result: |game, players| format!("Tablée, {game}: {players}"),
    challenge: "Mach es besser",
    challenge_about: "Jemand spielt dieselbe Partie: dasselbe Glück, dieselben Gegner. Dein Ergebnis bleibt versiegelt, bis die andere Partie zu Ende ist.",
    copy_challenge: "Herausforderung kopieren",
    answer: "Antwort schicken",
    answer_about: "Dort sind dann beide Ergebnisse zu sehen.",
    copy_answer: "Antwort kopieren",
    answer_words: |game| format!("Meine Antwort auf dein Duell in {game}:"),
    challenge_link: "Die Herausforderung als Link",
    too_long: "Diese Partie passt nicht in einen Link und kann nicht verschickt werden.",
    other_sent: "Du hast schon eine andere Partie mit diesem Glück als Duell verschickt. Deine Freunde spielen gegen jene.",
    challenge_words: |game| format!("Schlag mich in {game}! Dasselbe Glück, dieselben Gegner:"),
    duels: "Duelle mit Freunden",
    your_name: "Dein Name",
    name_about: "Schreib deinen Namen: höchstens 20 Buchstaben, Ziffern, Leerzeichen oder . - ’ _",
};
