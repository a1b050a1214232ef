//! The texts of replays and of stored games, in Italian.

use crate::{PlannedLines, RecordScreenTexts};
use ui::i18n::counted;
use ui::texts::it::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Tutte le partite che hai giocato sono conservate su questo dispositivo. Un file le mette al riparo se il browser cancella i suoi dati.",
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
    bad_link: "Questo link non si può aprire",
    controls: "Riproduzione",
    step: |step, last| format!("Passo {step} di {last}"),
    slider: "Passo",
    first: "Inizio",
    back: "Indietro",
    forward: "Avanti",
    last: "Fine",
    play: "Riproduci",
    pause: "Metti in pausa",
    unfinished: "Non finita",
    unreadable: "Partita illeggibile",
    unreadable_about: "È danneggiata. Puoi esportare ciò che ne resta, o eliminarla.",
    gone: "Questa partita non è su questo dispositivo, o non c’è più. Per condividerne una, usa «Copia il link» mentre la rivedi.",
    plan: "Importare?",
    add: "Importa",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("Da aggiungere: {}.", games(new)),
        (0, known) => format!("Già presenti, saltate: {known}."),
        (new, known) => format!(
            "Da aggiungere: {}. Già presenti, saltate: {known}.",
            games(new)
        ),
    },
    planned_lines: |kind, new, known| {
        let what = match kind {
            PlannedLines::Results => "Risultati",
            PlannedLines::Days => "Sfide del giorno",
            PlannedLines::Luck => "Fortuna nelle partite",
            PlannedLines::Reviews => "Analisi",
            PlannedLines::Puzzles => "Problemi",
            PlannedLines::Mistakes => "Errori da ripassare",
            PlannedLines::Evenings => "Mani delle serate",
            PlannedLines::Exchanges => "Partite con amici",
            PlannedLines::Lessons => "Tutorial",
            PlannedLines::Analyses => "Varianti",
        };
        match (new, known) {
            (new, 0) => format!("{what}: {new} da aggiungere."),
            (0, known) => format!("{what}: {known} già qui."),
            (new, known) => format!("{what}: {new} da aggiungere, {known} già qui."),
        }
    },
    planned_matches: |games| format!("Partite in corso da aggiungere: {games}."),
    planned_replacing: |games| {
        format!("Al posto della tua partita in corso, che passa tra le partite giocate: {games}.")
    },
    known_matches: |games| format!("Partite in corso già presenti, saltate: {games}."),
    matches_elsewhere: |games| {
        format!("Lasciate come sono, perché un’altra scheda ci sta giocando: {games}.")
    },
    added_matches: |games| format!("Partite in corso aggiunte: {games}."),
    no_room_for_all: "Non c’è abbastanza spazio nella memoria del browser. Nulla è stato importato e le tue partite non sono cambiate.",
    imported: |added, known, unreadable| {
        let counts = counted(&[
            (added, ["importata", "importate"]),
            (known, ["già presente", "già presenti"]),
            (unreadable, ["illeggibile", "illeggibili"]),
        ]);
        match (counts.as_str(), added) {
            ("", _) => "Non è stato importato nulla.".to_owned(),
            (_, 0) => format!("{counts}. Le tue partite non sono cambiate."),
            _ => format!("{counts}. Le altre tue partite non sono cambiate."),
        }
    },
    of_file: |file, why| format!("«{file}»: {why}"),
    of_games: |file, count, why| format!("«{file}», in {count} punti: {why}"),
    damaged: "è danneggiato o incompleto. Chiedi di nuovo il file o il link.",
    foreign: "non è una partita che Tablée sa giocare.",
    newer: "viene da una versione più recente di Tablée. Ricarica la pagina per avere l’ultima versione, poi riprova.",
    enormous: "è troppo grande per essere una partita, e non è stato aperto.",
    of_day: |date| format!("Sfida del giorno: {date}."),
    copy_link: "Copia il link",
    link: "Link a questa partita",
    copied: "Link copiato.",
    copy_yourself: "Il browser non ha permesso di copiare. Il link è selezionato: copialo tu.",
    no_link: "Questa partita non sta in un link. Esportala piuttosto come file.",
    keep: "Conserva",
    kept: "Questa partita è tra le tue partite giocate.",
    same_game_about: |seed| {
        format!("Le stesse opzioni e la stessa fortuna, dal codice {seed}: tu che cosa ne fai?")
    },
    seats: "Al tavolo",
    settings_take: "Usa anche le impostazioni del file",
    settings_about: "Sono diverse dalle tue. Comprendono le ultime opzioni scelte a ogni tavolo.",
    settings_taken: "Ora sono in uso le impostazioni del file.",
};
