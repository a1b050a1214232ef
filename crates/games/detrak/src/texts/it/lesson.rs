//! The texts of Détrak's lesson, in Italian.

use crate::texts::DetrakLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DetrakLesson = DetrakLesson([
    StopTexts {
        text: "I due dadi hanno gli stessi sei simboli, e questo foglio è tuo. In 12 turni ci piazzi ciò che mostrano i dadi, in modo che simboli uguali stiano vicini. Vince il punteggio più alto.",
        goal: "",
    },
    StopTexts {
        text: "Prima del primo lancio ognuno piazza un simbolo nella casella in alto a sinistra. Tutti ne scelgono uno diverso, seguendo l’ordine al tavolo.",
        goal: "Scegli l’anello.",
    },
    StopTexts {
        text: "Un solo lancio dei due dadi vale per tutti.",
        goal: "Lancia i dadi.",
    },
    StopTexts {
        text: "Bisogna piazzare i due simboli, nell’ordine che vuoi, su due caselle libere che si toccano lungo un lato. Non devono per forza toccare ciò che è già piazzato.",
        goal: "Piazza l’anello accanto al primo e il triangolo alla sua destra: fai clic sulla casella dell’anello (col dito, toccala due volte), o trascinaci la tessera.",
    },
    StopTexts {
        text: "Due simboli uguali in una riga: 2 punti, scritti in fondo alla riga. Tre ne danno 3, quattro 8, tutti e cinque 10. Gli altri riempiono i loro fogli; li vedi quando tutti hanno finito.",
        goal: "",
    },
    StopTexts {
        text: "Il lancio seguente. Finché non lanci, puoi ancora annullare la tua mossa.",
        goal: "Lancia i dadi.",
    },
    StopTexts {
        text: "Le colonne valgono come le righe. Il triangolo va sotto l’altro.",
        goal: "Piazza il triangolo sotto l’altro e la croce più sotto: ruota la tessera («Ruota» o clic destro) e scegli la casella del triangolo.",
    },
    StopTexts {
        text: "2 punti anche per la colonna 3, quindi 4 in tutto. Se una linea ha più serie, si sommano; una casella vuota interrompe una serie.",
        goal: "",
    },
    StopTexts {
        text: "Saltiamo al turno 11. La tua riga di quattro triangoli vale 8. Ma due caselle libere non hanno più vicine libere: sono perse, perché bisogna sempre trovare posto per i due simboli. Ti resta una sola coppia di caselle.",
        goal: "",
    },
    StopTexts {
        text: "Chi non ha più due caselle libere che si toccano non piazza più nulla. Quindi un ultimo lancio per te:",
        goal: "Lancia i dadi.",
    },
    StopTexts {
        text: "Un quadrato e una stella. L’ultima colonna ha tre stelle: con la quarta passa da 3 a 8 punti, e il quadrato ne raggiunge altri nella sua riga e nella sua colonna.",
        goal: "Piazza il quadrato a sinistra e la stella a destra.",
    },
    StopTexts {
        text: "Nessuno può più piazzare nulla: la partita finisce un turno prima. Le dieci linee fanno 33 punti per te e 13 per Anna. In caso di parità decide la singola linea migliore.",
        goal: "",
    },
    StopTexts {
        text: "Più avanti potrai scegliere le regole avanzate: la diagonale grigia, che sale da sinistra a destra, vale allora come una linea, e doppio; ma ogni riga o colonna senza punti ne costa 5. In solitario giochi per un titolo: da 30 punti in su è quello di gran maestro.",
        goal: "",
    },
]);
