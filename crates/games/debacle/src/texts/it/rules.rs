//! The texts of Débâcle's rules pages, in Italian.

use crate::texts::DebacleRules;
use table::RulesText;

pub(crate) static TEXTS: DebacleRules = DebacleRules {
    summary: "Sei dadi a testa su una plancia di sei per sei. Non si lanciano mai: sono pedine, che rotolano di casella in casella, si capovolgono e catturano. Una manche finisce quando qualcuno ha catturato cinque dadi; ogni dado vale ciò che mostra, e vince chi arriva per primo a 30 punti.",
    setup: RulesText {
        heading: "Preparazione",
        paragraphs: &[
            "Il tuo campo è la riga più vicina a te. Lì stanno i tuoi sei dadi, da 1 a 6 a partire dalla tua sinistra.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Fai due azioni, con lo stesso dado o con due. Finché si può agire, bisogna farlo.",
            "Rotolare: un dado si sposta di una casella, in avanti o di lato, su una casella libera; poi mostra uno in più, e un 6 diventa 1.",
            "Capovolgere: si rovescia un dado senza spostarlo. 1 e 6, 2 e 5, 3 e 4 si scambiano. Nello stesso turno non si capovolge lo stesso dado due volte di seguito.",
            "Catturare: un dado va di una casella in avanti, all’indietro o di lato su un dado avversario che mostra meno. Un 1 cattura tutto, tranne un altro 1. Il tuo dado prende il valore di quello che cattura, che passa dalla tua parte.",
        ],
    },
    roll_figure: "Rotolare: uno in più.",
    flip_figure: "Capovolgere: la faccia opposta.",
    capture_figure: "Catturare: il più alto prende il più basso, e diventa un 3.",
    one_figure: "Un 1 cattura perfino un 6.",
    setup_figure: "L’inizio: il campo rosso è in basso, il nero in alto. Ognuno vede i suoi dadi da 1 a 6 a partire dalla propria sinistra.",
    rebound_figure: "Il 6 cattura l’1 e diventa un 1; nel rimbalzo cattura il 5.",
    camp_figure: "Il 4 ha raggiunto il campo avversario, in alto. Rientra su una delle caselle libere del suo.",
    doubles_figure: "Dei due 3 e dei due 1 ne resta uno per coppia; i dadi barrati sono presi.",
    recover_figure: "Tutti i dadi rossi mostrano 6: torna il più basso tra quelli che il Nero ha catturato.",
    rebound: RulesText {
        heading: "Il rimbalzo",
        paragraphs: &[
            "Un dado che ha appena catturato può fare subito un’altra azione, gratuita. Se cattura ancora, può rimbalzare ancora.",
        ],
    },
    camp: RulesText {
        heading: "Il rientro al campo",
        paragraphs: &[
            "Un dado che raggiunge il campo avversario deve rientrare subito su una casella libera del tuo, a tua scelta, senza cambiare valore. Se ci è arrivato con una cattura, rientra prima o dopo il rimbalzo, come preferisci, anche se il rimbalzo lo ha portato fuori di lì.",
        ],
    },
    doubles: RulesText {
        heading: "I doppioni",
        paragraphs: &[
            "All’inizio del tuo turno, prima di ogni azione, se in una riga della plancia più dadi avversari hanno lo stesso valore, puoi prenderne finché nessun valore è più doppio. Scegli tu le righe e il dado che resta. Contano come catturati.",
        ],
    },
    recover: RulesText {
        heading: "Riprendere un dado",
        paragraphs: &[
            "Se durante il tuo turno, dopo un’azione o una mossa speciale (doppioni, rientro al campo, dado ripreso), tutti i tuoi dadi sulla plancia, almeno due, mostrano lo stesso valore, puoi riprendere il più basso dei dadi che l’avversario ti ha catturato: per lui non conta più. Mettilo su una casella libera del tuo campo, senza cambiarne il valore. In cambio l’avversario ha un’azione in più nel suo prossimo turno, o due per un 4, un 5 o un 6.",
        ],
    },
    round: RulesText {
        heading: "La fine",
        paragraphs: &[
            "Una manche finisce appena qualcuno ha catturato cinque dadi. Ognuno aggiunge al suo totale ciò che mostrano i dadi che vi ha catturato. Vince chi ha 30 punti o più; se li hanno entrambi, chi ha il totale più alto; a parità, la vittoria è condivisa. Altrimenti comincia un’altra manche dalla posizione iniziale, e la inizia l’altro giocatore.",
        ],
    },
    endless: RulesText {
        heading: "Manche senza fine",
        paragraphs: &[
            "Regola della casa: dopo trenta turni di seguito senza catture, o quando una posizione si presenta per la terza volta con lo stesso giocatore di turno, la manche finisce e vale così com’è. Se due manche di seguito finiscono così senza alcun punto, la partita finisce, e vince il totale più alto; a parità, la vittoria è condivisa.",
        ],
    },
};
