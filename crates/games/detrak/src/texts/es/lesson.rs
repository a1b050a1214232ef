//! The texts of Détrak's lesson, in Spanish.

use crate::texts::DetrakLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DetrakLesson = DetrakLesson([
    StopTexts {
        text: "Los dos dados llevan los mismos seis símbolos, y esta hoja es la tuya. En 12 turnos colocas lo que muestran los dados, de modo que los símbolos iguales queden seguidos. Gana la puntuación más alta.",
        goal: "",
    },
    StopTexts {
        text: "Antes de la primera tirada, cada cual coloca un símbolo en la casilla superior izquierda. Todos eligen símbolos distintos, por turnos.",
        goal: "Elige el anillo.",
    },
    StopTexts {
        text: "Una misma tirada de los dos dados sirve para todos.",
        goal: "Lanza los dados.",
    },
    StopTexts {
        text: "Hay que colocar los dos símbolos, en dos casillas libres que se toquen por un lado; cuál va en cada una lo decides tú. No hace falta que toquen nada de lo ya colocado.",
        goal: "Coloca el anillo junto al primer anillo y el triángulo a su derecha: haz clic en la casilla del anillo (con el dedo, tócala dos veces), o arrastra ahí la pieza.",
    },
    StopTexts {
        text: "Dos símbolos iguales seguidos en una fila: 2 puntos, anotados en su extremo. Tres dan 3, cuatro dan 8 y los cinco, 10. Los demás llenan sus hojas; las ves cuando todos han terminado.",
        goal: "",
    },
    StopTexts {
        text: "La siguiente tirada. Mientras no lances, todavía puedes deshacer tu jugada.",
        goal: "Lanza los dados.",
    },
    StopTexts {
        text: "Las columnas cuentan como las filas. El triángulo tiene su sitio debajo del otro.",
        goal: "Coloca el triángulo debajo del otro, y la cruz debajo de él: gira la pieza («Girar» o clic derecho) y elige la casilla del triángulo.",
    },
    StopTexts {
        text: "2 puntos también por la columna 3, así que 4 en total. Si una línea tiene varias series, se suman; una casilla vacía corta la serie.",
        goal: "",
    },
    StopTexts {
        text: "Saltamos al turno 11. Tu fila de cuatro triángulos vale 8. Pero dos casillas libres ya no tienen ninguna vecina libre: están perdidas, porque siempre hay que colocar los dos símbolos. Solo te queda una pareja de casillas.",
        goal: "",
    },
    StopTexts {
        text: "Quien no tiene dos casillas libres que se toquen ya no coloca nada más. Así que esta es tu última tirada:",
        goal: "Lanza los dados.",
    },
    StopTexts {
        text: "Un cuadrado y una estrella. La última columna tiene tres estrellas: con una cuarta, sus 3 puntos pasan a ser 8, y el cuadrado se une a otros en su fila y en su columna.",
        goal: "Coloca el cuadrado a la izquierda y la estrella a la derecha.",
    },
    StopTexts {
        text: "Ya nadie puede colocar nada: la partida acaba un turno antes. Tus diez líneas suman 33 puntos; las de Anna, 13. En caso de empate decide la mejor fila o columna.",
        goal: "",
    },
    StopTexts {
        text: "Más adelante puedes elegir las reglas avanzadas: la diagonal gris, de abajo a la izquierda a arriba a la derecha, cuenta entonces como una línea más, y doble; pero cada fila o columna sin puntos cuesta 5. En solitario juegas por un rango: desde 30 puntos, gran maestro.",
        goal: "",
    },
]);
