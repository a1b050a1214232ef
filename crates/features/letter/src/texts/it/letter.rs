//! The texts of matches by letter, in Italian.

use crate::texts::LetterTexts;

pub(crate) static TEXTS: LetterTexts = LetterTexts {
    title: "Débâcle per lettera",
    about: "Gioca con qualcuno che è lontano, ciascuno quando ha tempo. Dopo il tuo turno la pagina fa un link con tutta la partita: mandalo come vuoi. L’altra persona lo apre, gioca e te ne rimanda uno. Nessuno ritira una mossa, e suggerimenti e analisi aspettano la fine.",
    begin: "Inizia una partita",
    your_name: "Il tuo nome",
    their_name: "L’altro nome",
    names_about: "Scrivi tutti e due i nomi, diversi tra loro: stanno nelle lettere.",
    dice: "I tuoi dadi",
    sides: ["Rossi", "Neri"],
    start: "Inizia",
    going_on: "Partite in corso",
    ended: "Partite finite",
    versus: |own, other| format!("{own} – {other}"),
    your_turn: "Tocca a te.",
    their_turn: |name| format!("Tocca a {name}."),
    standing_since: str::to_owned,
    you_won: "Hai vinto.",
    they_won: |name| format!("Ha vinto {name}."),
    drawn: "Non ha vinto nessuno.",
    open: "Apri",
    remove: "Togli",
    remove_sure: |name| format!("Togliere la partita con {name}? Una lettera la riporta."),
    stay: "Tienila",
    removed: "La partita è stata tolta.",
    unreadable: |count| {
        match count { 1 => "1 partita non si può leggere qui. Forse l’ha salvata una versione più recente della pagina.".into(), _ => format!("{count} partite non si possono leggere qui. Forse le ha salvate una versione più recente della pagina.") }
    },
    come: "È arrivata una lettera",
    paste: "Basta aprire il suo link. Se è arrivata come testo, incollala qui:",
    no_letter: "In questo testo non c’è una lettera intera. Copia di nuovo il link, dall’inizio alla fine.",
    who: "Chi sei?",
    who_about: |next, other| {
        format!("{next} e {other} giocano a Débâcle per lettera. Tocca a {next}.")
    },
    i_am: |name| format!("Sono {name}"),
    older: "Questa lettera è più vecchia di quello che sai già: la partita è andata avanti. Ecco a che punto è.",
    refused: "Questa lettera non si può usare",
    other_match: "questa non è una partita di Débâcle per lettera tra due persone.",
    gone: "Questa partita non è su questo dispositivo. Apri l’ultima lettera per portarla qui.",
    diverged: "Questa lettera racconta altro da quello che sa questo dispositivo, perciò non viene presa. La tua partita resta com’è. Mettetevi d’accordo su quale vale: nessuno può continuare da tutte e due.",
    here: "La tua partita",
    there: "La lettera",
    to_match: "Torna alla tua partita",
    in_other_tab: "Questa partita è aperta in un’altra scheda.",
    play_here: "Continua qui",
    send: |name| format!("Tocca a {name}. Manda questa lettera."),
    send_about: |name| {
        format!("Il link contiene tutta la partita. {name} lo apre, gioca e te ne rimanda uno.")
    },
    last_about: |name| format!("Se {name} non lo sa ancora, manda l’ultima lettera."),
    too_long: "Questa partita è diventata troppo lunga per un link e non può continuare per lettera. Resta qui.",
    code: "Codice QR, da inquadrare sullo schermo",
    code_label: |name| format!("Codice QR della lettera per {name}"),
    code_too_long: "La lettera è diventata troppo lunga per un codice che un telefono legge da uno schermo. Manda il link.",
    since: |name| format!("Che cosa ha giocato {name}"),
    again: "Rivedi",
    skip: "Salta",
    over: "La partita è finita.",
    all: "Tutte le partite per lettera",
};
