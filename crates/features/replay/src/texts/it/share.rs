//! Sharing a game, in Italian.

use crate::ShareTexts;

pub(crate) static TEXTS: ShareTexts = ShareTexts {
    share: "Condividi",
    group: "Modi di condividere",
    picture: "L’immagine",
    send: "Invia…",
    sent: "Inviato.",
    not_sent: "Non è stato possibile inviare.",
    save_picture: "Salva l’immagine",
    saved: "Immagine salvata.",
    no_picture: "Non è stato possibile creare l’immagine.",
    copy_text: "Copia il testo",
    text_copied: "Testo copiato.",
    text: "Il testo",
    me: "io",
    result: |game, players| format!("Tablée, {game}: {players}"),
    challenge: "Fai meglio di me",
    challenge_about: "Un amico gioca la stessa partita: stessa fortuna, stessi avversari. Il tuo risultato resta sigillato finché non ha finito la sua.",
    copy_challenge: "Copia la sfida",
    answer: "Manda la risposta",
    answer_about: "Il tuo amico vede subito i due risultati.",
    copy_answer: "Copia la risposta",
    answer_words: |game| format!("La mia risposta al tuo duello a {game}:"),
    challenge_link: "La sfida come link",
    too_long: "Questa partita non sta in un link, quindi non si può inviare.",
    other_sent: "Hai già inviato come duello un’altra partita con questa fortuna. I tuoi amici giocano contro quella.",
    challenge_words: |game| format!("Battimi a {game}! Stessa fortuna, stessi avversari:"),
    duels: "Duelli con gli amici",
    your_name: "Il tuo nome",
    name_about: "Scrivi il tuo nome: al massimo 20 lettere, cifre, spazi o . - ’ _",
};
