//! The texts of Débâcle's lesson, in Italian.

use crate::texts::DebacleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DebacleLesson = DebacleLesson([
    StopTexts {
        text: "I dadi rossi sono i tuoi. Non si lanciano: qui i dadi sono pedine. Il tuo campo è la riga più vicina a te, dove stanno in fila. I dadi catturati valgono ciò che mostrano, e vince chi arriva per primo a 30 punti.",
        goal: "",
    },
    StopTexts {
        text: "Un turno ha due azioni, e finché si può bisogna agire. Rotolare: un dado va di una casella in avanti o di lato, su una libera, e il suo valore aumenta di uno; un 6 diventa 1.",
        goal: "Fai rotolare il 3 in avanti: sceglilo, poi scegli la casella davanti.",
    },
    StopTexts {
        text: "Ora mostra 4. Per la seconda azione usa lo stesso dado o un altro. Capovolgere: si rovescia il dado senza spostarlo. 1 e 6 si scambiano, 2 e 5, 3 e 4. Non si capovolge lo stesso dado due volte di seguito.",
        goal: "Capovolgi il 4 nel tuo campo: sceglilo, poi «Capovolgi».",
    },
    StopTexts {
        text: "Qualche turno dopo. Un dado ne cattura uno più basso, andando di una casella in avanti, all’indietro o di lato. Prende il valore di quello che cattura, senza aumentare.",
        goal: "Cattura l’1 con il tuo 6.",
    },
    StopTexts {
        text: "Ora il tuo dado è un 1. Un dado che ha appena catturato può rimbalzare: un’altra azione, subito e gratuita. E un 1 cattura tutto, tranne un altro 1, anche se i dadi da 2 a 6 possono catturarlo.",
        goal: "Cattura il 5 con il tuo 1.",
    },
    StopTexts {
        text: "Una cattura nel rimbalzo dà un altro rimbalzo. Non è un obbligo: puoi rinunciarci. La tua seconda azione deve ancora venire.",
        goal: "Scegli «Rinuncia».",
    },
    StopTexts {
        text: "Un’altra posizione. Il tuo dado sta per raggiungere il campo di Anna, l’ultima riga.",
        goal: "Fallo rotolare in avanti, nel suo campo.",
    },
    StopTexts {
        text: "Un dado nel campo avversario deve rientrare su una casella libera del tuo, a tua scelta; il suo valore resta, e non costa azioni. Se ci è arrivato con una cattura, prima può rimbalzare.",
        goal: "Mettilo sulla casella evidenziata.",
    },
    StopTexts {
        text: "Anna è stata imprudente: la sua riga ha due 3 e due 1. All’inizio del tuo turno puoi prendere i doppioni: in qualsiasi riga della plancia, dadi avversari di uguale valore, finché nessun valore è doppio. Non costa azioni.",
        goal: "Scegli il 3 che resta; l’altro è tuo.",
    },
    StopTexts {
        text: "Contano come catturati. Nella riga scelta si sistemano tutti i doppioni: ora tocca agli 1.",
        goal: "Scegli l’1 che resta.",
    },
    StopTexts {
        text: "Una brutta posizione: ti restano solo due dadi. Ma se nel tuo turno tutti i tuoi dadi sulla plancia, almeno due, arrivano a mostrare lo stesso valore, puoi riprenderne uno.",
        goal: "Fai rotolare il 5 in avanti: diventa un 6, come l’altro.",
    },
    StopTexts {
        text: "Torna il dado più basso tra quelli catturati da Anna: un 4. In cambio lei ha azioni in più nel suo prossimo turno: una per un 1, 2 o 3, due per un 4, 5 o 6.",
        goal: "Mettilo sulla casella evidenziata.",
    },
    StopTexts {
        text: "L’ultima posizione: tu hai catturato quattro dadi, Anna due. Con il quinto la manche finisce subito.",
        goal: "Cattura l’1 con il tuo 2.",
    },
    StopTexts {
        text: "Ognuno somma ciò che mostrano i dadi che ha catturato: 15 punti per te, 4 per Anna. Poiché nessuno è ancora a 30, comincerebbe un’altra manche, iniziata dall’altro giocatore. Se nella stessa manche ci arrivano entrambi, vince il totale più alto.",
        goal: "",
    },
    StopTexts {
        text: "Perché nessuna manche sia senza fine: dopo 30 turni di seguito senza catture, o quando una posizione si presenta per la terza volta, la manche finisce e vale così com’è. Il tavolo ti avvisa in tempo.",
        goal: "",
    },
]);
