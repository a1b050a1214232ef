//! The texts of Débâcle's lesson, in Spanish.

use crate::texts::DebacleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DebacleLesson = DebacleLesson([
    StopTexts {
        text: "Los dados rojos son tuyos. Nadie los lanza: aquí los dados son piezas. Tu campo es la fila más cercana a ti, donde están ordenados. Los dados capturados valen lo que muestran, y gana quien llega antes a 30 puntos.",
        goal: "",
    },
    StopTexts {
        text: "Un turno tiene dos acciones, y hay que actuar mientras se pueda. Rodar: un dado avanza una casilla, hacia delante o hacia un lado, a una casilla libre, y su valor sube uno; un 6 pasa a ser un 1.",
        goal: "Haz rodar el 3 hacia delante: elígelo, y luego la casilla que tiene delante.",
    },
    StopTexts {
        text: "Ahora muestra un 4. Para la segunda acción, usa el mismo dado u otro. Voltear: das la vuelta a un dado en su sitio. El 1 y el 6 se intercambian, el 2 y el 5, el 3 y el 4. No se voltea el mismo dado dos veces seguidas.",
        goal: "Voltea el 4 de tu campo: elígelo, y luego «Voltear».",
    },
    StopTexts {
        text: "Unos turnos después. Un dado captura a otro más bajo, a una casilla hacia delante, hacia atrás o hacia un lado. Toma el valor del que captura, sin subir.",
        goal: "Captura el 1 con tu 6.",
    },
    StopTexts {
        text: "Tu dado es ahora un 1. Un dado que ha capturado puede rebotar: una acción más en el acto, y gratis. Y un 1 lo captura todo, salvo otro 1, aunque los dados del 2 al 6 puedan capturarlo.",
        goal: "Captura el 5 con tu 1.",
    },
    StopTexts {
        text: "Una captura en un rebote da otro rebote. No es obligatorio: se puede renunciar a él. Todavía te queda tu segunda acción.",
        goal: "Elige «Renunciar».",
    },
    StopTexts {
        text: "Otra posición. Tu dado está a punto de llegar al campo de Anna, la última fila.",
        goal: "Hazlo rodar hacia delante, hasta su campo.",
    },
    StopTexts {
        text: "Un dado en el campo rival tiene que volver a una casilla libre del tuyo, la que elijas; conserva su valor y no cuesta ninguna acción. Si ha llegado con una captura, antes puede rebotar.",
        goal: "Ponlo en la casilla resaltada.",
    },
    StopTexts {
        text: "Anna se ha descuidado: su fila tiene dos 3 y dos 1. Al principio de tu turno puedes llevarte dobles: en cualquier fila del tablero, dados rivales del mismo valor, hasta que no se repita ningún valor. No cuesta ninguna acción.",
        goal: "Elige el 3 que se queda; el otro es tuyo.",
    },
    StopTexts {
        text: "Cuentan como capturados. En la fila que eliges se resuelven todos los dobles: ahora, los 1.",
        goal: "Elige el 1 que se queda.",
    },
    StopTexts {
        text: "Mala posición: solo te quedan dos dados. Pero si en tu turno todos tus dados del tablero, dos como mínimo, llegan a mostrar el mismo valor, puedes recuperar uno.",
        goal: "Haz rodar el 5 hacia delante: pasa a ser un 6, como el otro.",
    },
    StopTexts {
        text: "Vuelve el dado más bajo que ha capturado Anna: un 4. A cambio, ella tiene acciones extra en su siguiente turno: una por un 1, 2 o 3; dos por un 4, 5 o 6.",
        goal: "Ponlo en la casilla resaltada.",
    },
    StopTexts {
        text: "La última posición: has capturado cuatro dados; Anna, dos. El quinto acaba la ronda en el acto.",
        goal: "Captura el 1 con tu 2.",
    },
    StopTexts {
        text: "Cada uno suma lo que muestran sus dados capturados: 15 puntos para ti, 4 para Anna. Como nadie tiene aún 30, empezaría otra ronda, abierta por el otro jugador. Si los dos llegan a 30 en la misma ronda, gana el total más alto.",
        goal: "",
    },
    StopTexts {
        text: "Para que ninguna ronda sea infinita: tras 30 turnos seguidos sin capturas, o cuando una posición se da por tercera vez, la ronda acaba y cuenta tal como está. La mesa te avisa a tiempo.",
        goal: "",
    },
]);
