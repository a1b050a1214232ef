//! What the screens of games played say, in Italian.

use crate::RecordScreenTexts;
use ui::words::it::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Tutte le partite che hai giocato sono conservate su questo dispositivo. Un file le mette al riparo dalle pulizie dei browser.",
    none: "Ancora nessuna partita. Ognuna compare qui quando è finita, o quando un’altra prende il suo posto.",
    none_found: "Nessuna partita corrisponde.",
    kind: "Partite",
    all_kinds: "Tutte le partite",
    search: "Cerca giocatori",
    more: "Mostra altre",
    count: games,
    export: "Esporta",
    export_all: "Esporta tutte",
    import: "Importa…",
    delete: "Elimina",
    delete_sure: "Eliminare definitivamente questa partita?",
    deleted: "La partita è stata eliminata.",
    unfinished: "Non finita",
    unreadable: "Partita illeggibile",
    unreadable_about: "È danneggiata. Puoi esportare ciò che ne resta, o eliminarla.",
    gone: "Questa partita non è su questo dispositivo, o non c’è più. Per condividerne una, usa «Copia il link» mentre la rivedi.",
    plan: "Importare questo?",
    add: "Importa",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("Da aggiungere: {}.", games(new)),
        (0, known) => format!("Già presenti, saltate: {known}."),
        (new, known) => format!(
            "Da aggiungere: {}. Già presenti, saltate: {known}.",
            games(new)
        ),
    },
    planned_results: |results| match results {
        1 => "1 risultato da aggiungere alle statistiche.".to_owned(),
        _ => format!("{results} risultati da aggiungere alle statistiche."),
    },
    no_room_for_all: "Non c’è abbastanza spazio nella memoria del browser. Nulla è stato importato e nessuna delle tue partite è cambiata.",
    imported: |added, known| match (added, known) {
        (0, 0) => "Non è stato importato nulla.".to_owned(),
        (0, known) => format!("Già presenti: {known}."),
        (added, 0) => format!("Importate: {added}."),
        (added, known) => format!("Importate: {added}. Già presenti: {known}."),
    },
    of_file: |file, why| format!("«{file}»: {why}"),
    of_games: |file, count, why| format!("«{file}», in {count} punti: {why}"),
    damaged: "è danneggiato o incompleto. Prova a procurartelo di nuovo. Nessuna delle tue partite è cambiata.",
    foreign: "non è una partita che Tablée sa giocare. Nessuna delle tue partite è cambiata.",
    newer: "viene da una versione più recente di Tablée. Ricarica la pagina per avere l’ultima versione, poi riprova. Nessuna delle tue partite è cambiata.",
    enormous: "è troppo grande per essere una partita, e non è stato aperto. Nessuna delle tue partite è cambiata.",
    of_day: |date| format!("Sfida del giorno: {date}."),
    copy_link: "Copia il link",
    link: "Link a questa partita",
    copied: "Il link è copiato.",
    copy_yourself: "Il browser non permette alla pagina di copiare. Il link è selezionato: copialo tu.",
    no_link: "Questa partita non sta in un link. Esportala piuttosto come file.",
    keep: "Conserva",
    kept: "Questa partita è tra le tue partite giocate.",
    same_game_about: |seed| {
        format!(
            "Le stesse opzioni e la stessa fortuna, dal codice {seed}: confronta che cosa ne fai tu."
        )
    },
    seats: "Al tavolo",
    settings_came: "Il file contiene anche impostazioni, diverse dalle tue.",
    settings_take: "Usa quelle del file",
    settings_leave: "Tieni le mie",
    settings_taken: "Ora sono in uso le impostazioni del file.",
};
