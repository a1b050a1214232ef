//! The texts of the games of the day, in Italian.

use core::cmp::Ordering;

use crate::DailyTexts;
use ui::texts::it::{points, unreadable};

fn giorni(days: usize) -> String {
    match days {
        1 => "1 giorno".to_owned(),
        _ => format!("{days} giorni"),
    }
}

fn compared(by: Ordering, by_points: Option<u32>) -> String {
    let (how, much) = match by {
        Ordering::Greater => ("Meglio del bot", "di vantaggio sul bot"),
        Ordering::Equal => return "Alla pari con il bot".into(),
        Ordering::Less => ("Peggio del bot", "di svantaggio sul bot"),
    };
    match by_points {
        Some(by) => format!("{} {much}", points(by as i32)),
        None => how.into(),
    }
}

pub(crate) static TEXTS: DailyTexts = DailyTexts {
    intro: "Ogni giorno le stesse sfide per tutti. Di ognuna conta la prima partita che finisci: puoi interromperla e riprenderla, ma non annullare una mossa né chiedere consigli. Dopo è allenamento.",
    next: |time| {
        format!(
            "Un giorno va da mezzanotte a mezzanotte UTC: le prossime sfide arrivano alle {time}, ora locale. Una sfida iniziata conta per il suo giorno anche se la finisci più tardi."
        )
    },
    today: |date, end| format!("{date}, fino alle {end}"),
    open: "Non ancora giocata",
    begun: "In corso",
    missed: "Non giocata",
    done: "Giocata",
    future: "In arrivo",
    practise: "Allenati",
    replay: "Rivedi",
    result: "Il tuo risultato del giorno",
    par: |par| format!("Il bot: {par}"),
    par_comes: "Un bot gioca al tuo posto…",
    par_unknown: "Il bot non ha potuto giocare. Riproverà quando torni.",
    compared,
    par_about: |level| {
        format!("Un bot (livello: {level}) ha giocato al tuo posto, con la stessa fortuna.")
    },
    par_apart: "Ha giocato una partita tutta sua: lì gli altri rispondono alle sue mosse, non alle tue.",
    copy: "Copia il risultato",
    copy_day: "Copia i risultati del giorno",
    copied: "Risultato copiato.",
    copy_yourself: "Il browser non ha permesso di copiare. Il risultato è selezionato: copialo tu.",
    as_text: "Il tuo risultato come testo",
    par_word: "bot",
    all: "Tutte le sfide del giorno",
    streak: |now, best| match now {
        0 => format!("Serie migliore: {}", giorni(best)),
        _ if now == best => format!("Serie: {}, il tuo record", giorni(now)),
        _ => format!("Serie: {}, record {best}", giorni(now)),
    },
    calendar: "Calendario",
    before: "Mese precedente",
    after: "Mese successivo",
    played: |played| match played {
        0 => "nessuna sfida giocata".to_owned(),
        1 => "1 sfida giocata".to_owned(),
        _ => format!("{played} sfide giocate"),
    },
    legend: |games| {
        format!(
            "Un punto pieno è una sfida che hai giocato: da sinistra a destra {}. Scegli un giorno per vederne i risultati, o per allenarti.",
            games.join(", ")
        )
    },
    no_room: "Non c’è più spazio per conservare questo risultato, quindi non conta ancora. Libera spazio, tra le partite giocate o nei dati dei siti del browser, prima di chiudere questa pagina, poi riprova.",
    blocked: "Questo browser non permette alla pagina di salvare nulla: puoi giocare le sfide del giorno e copiare il risultato, ma non sarà ricordato. Per conservarlo, consenti i dati dei siti per questa pagina.",
    unreadable,
    too_late: "questo giorno è passato, e la sua sfida non conta più. La trovi nel calendario, per allenarti.",
    too_early: "questo giorno deve ancora venire. Le sue sfide si giocano da mezzanotte UTC.",
    over: "hai già giocato questa sfida. Il suo risultato è nel calendario, dove puoi anche allenarti.",
};
