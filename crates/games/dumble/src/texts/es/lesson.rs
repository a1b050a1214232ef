//! The texts of Dumble's lesson, in Spanish.

use crate::texts::DumbleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DumbleLesson = DumbleLesson([
    StopTexts {
        text: "Recibes 7 cartas y quieres quedarte con el mínimo de puntos. Un as vale 1; las demás cartas, su número; jota, reina y rey, 10 cada una. Tu mano vale 44 puntos.",
        goal: "",
    },
    StopTexts {
        text: "En tu turno, primero descartas: una carta; o dos, tres o cuatro del mismo valor; o una escalera de exactamente tres cartas del mismo palo. El as es la carta más baja: as, 2, 3 es una escalera; reina, rey, as no lo es.",
        goal: "Elige el 4, el 5 y el 6 de corazones y luego «Descartar».",
    },
    StopTexts {
        text: "Son 15 puntos menos. Después te llevas una carta: la primera del mazo, sin verla, o una de las que acaba de descartar el jugador anterior. En el primer turno de la ronda es la carta descubierta: ¡un as!",
        goal: "Toma el as de picas.",
    },
    StopTexts {
        text: "Anna ha descartado dos 9. Tus dos 8 son una pareja: se van juntos.",
        goal: "Elige los dos 8 y luego «Descartar».",
    },
    StopTexts {
        text: "Los 9 de Anna saldrían caros: puedes tomar uno de ellos, pero no los dos. Una carta del mazo cuesta de media 6 o 7 puntos.",
        goal: "Roba del mazo.",
    },
    StopTexts {
        text: "Un 2. Ahora no tienes ni pareja ni escalera, así que descarta lo que más vale.",
        goal: "Elige el rey y luego «Descartar».",
    },
    StopTexts {
        text: "Te quedan 6 puntos. Con 10 o menos al final de un turno puedes cantar Dumble en el siguiente.",
        goal: "Roba del mazo.",
    },
    StopTexts {
        text: "Tienes 10 puntos. En vez de jugar puedes enseñar tu mano y cantar Dumble, pero nunca en tu primer turno de una ronda. No es obligatorio: puedes seguir jugando. A Anna le quedan seis cartas.",
        goal: "Canta Dumble.",
    },
    StopTexts {
        text: "Se enseñan todas las manos. La tuya es la más baja y suma 0; cada uno de los demás suma la suya: 45 para Anna. Si empata con otros, quien ha cantado gana sin compartir. Quien gana empieza la ronda siguiente.",
        goal: "",
    },
    StopTexts {
        text: "Otra partida: tras dos rondas tienes 82 puntos. Tienes 9 puntos en la mano, y Anna solo dos cartas: cantar ahora es un riesgo.",
        goal: "Arriésgate: canta Dumble.",
    },
    StopTexts {
        text: "Anna tiene 4 puntos. Quien canta sin tener la mano más baja suma el doble: 18. Serían 82 + 18 = 100, y aquí tienes suerte: ¡100 justos bajan a 50!",
        goal: "",
    },
    StopTexts {
        text: "En esta partida es Anna quien tiene 82. Quien pasa de 100 queda fuera, y gana la partida el último que queda. Tienes 3 puntos.",
        goal: "Canta Dumble.",
    },
    StopTexts {
        text: "39 puntos para Anna: con 121 queda fuera, y has ganado la partida. Cuando se acaba el mazo, los descartes se barajan y forman uno nuevo. A partir de 6 jugadores hay dos barajas.",
        goal: "",
    },
]);
