//! The texts of evenings, in Italian.

use core::cmp::Ordering;

use crate::texts::EveningTexts;
use ui::texts::it::{NUMBERS, worth};

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "Una serata con la compagnia",
    about: "Quattro mani. Tutta la compagnia le gioca dal tuo posto, con la stessa fortuna e gli stessi avversari. Vedi che cosa hanno fatto gli altri appena finisce la tua mano.",
    fare: "Si gioca",
    mixed: "Uno per ogni gioco",
    strength: "Avversari",
    strengths: ["tranquilli", "del tuo livello", "tosti"],
    tonight: |date| format!("Il tavolo di stasera: {date}"),
    deal: |number| format!("Mano {number}"),
    play: |number, game| format!("Gioca la mano {number}: {game}"),
    to_board: "Il tabellone della serata",
    all: "Tutte le serate",
    cast_plays: "La compagnia sta giocando la tua mano…",
    placed: |place, percent| format!("Sei {place}: {percent}."),
    percentage: "La percentuale è la parte degli altri che batti in una mano; i risultati uguali contano la metà.",
    missing: |missing| match missing {
        1 => "La compagnia gioca ancora: manca 1 partita.".into(),
        _ => format!("La compagnia gioca ancora: mancano {missing} partite."),
    },
    stuck: "I bot non possono giocare qui per ora. Riproveranno quando torni.",
    best: |deal, percent| format!("La tua mano migliore è stata la {deal}: {percent}."),
    rival: |name, order, deal| match order {
        Ordering::Less => format!("Più vicino a te c’è {name}, davanti: ha deciso la mano {deal}."),
        Ordering::Greater => {
            format!("Più vicino a te c’è {name}, dietro: ha deciso la mano {deal}.")
        }
        Ordering::Equal => format!("{name} chiude alla pari con te."),
    },
    standings: "Il tabellone",
    matchpoints: "Ogni risultato peggiore del tuo ti dà un punto, uno uguale mezzo: con il 100% batti tutti. Scegli una percentuale per rivedere la partita di quel giocatore.",
    total: "Totale",
    replay: |name, deal, percent| format!("{percent}, {name}, mano {deal}: rivedi"),
    comparing: "Confronto delle partite…",
    no_parting: "Finché gli altri sono arrivati alle stesse posizioni, hanno scelto come te.",
    parted: |turn| format!("Dove le vostre strade si dividono: turno {turn}"),
    worth: |cost| match cost {
        None => "buona come le migliori".into(),
        Some((cost, unit)) => format!("costa {}", worth(unit, cost)),
    },
    look: "Sulla plancia d’analisi",
    played: "Le tue serate",
    mean: |percent, interval, evenings| match (interval, evenings) {
        (_, 1) => {
            format!("{percent} alla tua prima serata. Il 50% è la metà del tabellone.")
        }
        (Some(half), _) => format!(
            "{percent} in media su {evenings} serate (±\u{a0}{half}). Il 50% è la metà del tabellone."
        ),
        (None, _) => {
            format!("{percent} in media su {evenings} serate. Il 50% è la metà del tabellone.")
        }
    },
    best_place: |place, times| match times {
        1 => format!("Miglior posto: {place}."),
        _ => format!("Miglior posto: {place}, {times} volte."),
    },
    so_far: |deals| match deals {
        1 => "1 mano giocata su 4".into(),
        _ => format!("{deals} mani giocate su 4"),
    },
    you_and_the_cast: "Tu e la compagnia",
    balance: |name, before, behind| match before.cmp(&behind) {
        Ordering::Greater => format!("Sei avanti {before} a {behind} su {name}"),
        Ordering::Less => format!("{name} è avanti {behind} a {before} su di te"),
        Ordering::Equal => format!("{name} e tu: {before} pari"),
    },
    over_evenings: |balance| format!("{balance} nelle serate"),
    practice: "allenamento",
    practice_about: "Per allenarsi, perché il suo giorno è passato: la compagnia la gioca anche lei e il tabellone resta, ma non conta né per la tua media, né per i tuoi migliori posti, né tra voi.",
    earlier: "Serate precedenti",
    earlier_about: "Serate dell’ultima settimana che non hai cominciato. Sono per allenarsi: confrontate e conservate, ma non contano.",
    private: |seed| format!("Serata privata {seed}"),
    private_title: "Serate private",
    private_about: "Mani che gioca solo chi ha l’indirizzo. Mandalo, e tutti giocano le stesse. Contano come quella di stasera: nessuno ha visto prima le mani, e la fortuna è uguale per tutti.",
    private_new: "Nuova serata privata",
    against: |name| format!("Tu e {name}"),
    sealed: |name| {
        format!(
            "{name} ha giocato questa serata e ti manda i risultati. Restano sigillati finché non hai giocato tutte e quattro le mani."
        )
    },
    give_up: "Arrenditi e guarda",
    versus: |name, own, their| format!("Tu: {own}. {name}: {their}."),
    between: |names| format!("Tra voi due: {names}."),
    send: "Manda i tuoi risultati a un amico",
    send_about: "Il tuo amico gioca le stesse mani e vede i tuoi risultati dopo aver giocato, o rinunciato.",
    forget: "Togli",
    chart: "La percentuale, serata per serata",
    one_evening: "Serata",
    unfold: "Mostra come tabella",
    too_early: "Questa serata deve ancora venire.",
    in_other_tab: "Questa mano si sta giocando in un’altra scheda.",
};
