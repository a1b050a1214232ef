//! The texts of Dumble's lesson, in Italian.

use crate::texts::DumbleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DumbleLesson = DumbleLesson([
    StopTexts {
        text: "Ricevi 7 carte e vuoi restare con meno punti possibile. Un asso vale 1, le altre carte il loro numero, fante, donna e re 10 ciascuno. La tua mano vale 44 punti.",
        goal: "",
    },
    StopTexts {
        text: "Nel tuo turno prima scarti: una carta, o due, tre o quattro dello stesso valore, o una scala di esattamente tre carte dello stesso seme. L’asso è basso: asso, 2, 3 è una scala; donna, re, asso no.",
        goal: "Scegli il 4, il 5 e il 6 di cuori, poi «Scarta».",
    },
    StopTexts {
        text: "15 punti in meno. Poi peschi una carta: quella in cima al mazzo, senza vederla, oppure una di quelle che il giocatore prima di te ha appena scartato. Nel primissimo turno è la carta girata: un asso!",
        goal: "Prendi l’asso di picche.",
    },
    StopTexts {
        text: "Anna ha scartato due 9. I tuoi due 8 sono una coppia: se ne vanno insieme.",
        goal: "Scegli i due 8, poi «Scarta».",
    },
    StopTexts {
        text: "I 9 di Anna ti costerebbero caro: puoi prenderne uno, ma non tutti e due. Una carta del mazzo vale in media 6 o 7 punti.",
        goal: "Pesca dal mazzo.",
    },
    StopTexts {
        text: "Un 2. Ora non hai né coppie né scale: scarta ciò che vale di più.",
        goal: "Scegli il re, poi «Scarta».",
    },
    StopTexts {
        text: "Restano 6 punti. Con 10 o meno alla fine di un turno, in quello dopo puoi chiamare Dumble.",
        goal: "Pesca dal mazzo.",
    },
    StopTexts {
        text: "Hai 10 punti. Invece di giocare puoi scoprire la tua mano e chiamare Dumble, ma mai nel tuo primo turno di una manche. Non è un obbligo: si può continuare a giocare. Ad Anna restano sei carte.",
        goal: "Chiama Dumble.",
    },
    StopTexts {
        text: "Si mostrano tutte le mani. La tua è la più bassa e segni 0; gli altri segnano i propri punti: 45 per Anna. A parità con altri, chi chiama vince da solo. Chi vince inizia la manche seguente.",
        goal: "",
    },
    StopTexts {
        text: "Un’altra partita: dopo due manche hai 82 punti. In mano ne hai 9, e Anna ha solo due carte: chiamare adesso è un rischio.",
        goal: "Corri il rischio: chiama Dumble.",
    },
    StopTexts {
        text: "Anna ha 4 punti. Chi chiama senza avere la mano più bassa segna il doppio: 18. Fanno 82 + 18 = 100, e qui ti va bene: 100 esatti scendono a 50!",
        goal: "",
    },
    StopTexts {
        text: "In questa partita è Anna ad avere 82 punti. Sopra i 100 si è fuori, e l’ultimo giocatore rimasto vince la partita. Tu hai 3 punti.",
        goal: "Chiama Dumble.",
    },
    StopTexts {
        text: "39 punti per Anna: con 121 è fuori, e la partita è tua. Quando il mazzo finisce, gli scarti mescolati ne formano uno nuovo. Da 6 giocatori in su si gioca con due mazzi da 52 carte.",
        goal: "",
    },
]);
