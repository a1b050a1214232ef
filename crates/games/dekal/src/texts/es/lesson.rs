//! The texts of Dékal's lesson, in Spanish.

use crate::texts::DekalLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DekalLesson = DekalLesson([
    StopTexts {
        text: "Esta cuadrícula de 16 cartas es tuya, y nadie conoce ni una sola, tampoco tú. En 16 turnos las sustituyes todas. Lo que queda al final cuenta en tu contra: gana la puntuación más baja.",
        goal: "",
    },
    StopTexts {
        text: "Al principio del turno, cada cual elige una de sus cartas boca abajo, todos a la vez.",
        goal: "Por ahora, elige la carta resaltada.",
    },
    StopTexts {
        text: "Las dos cartas están ya en el centro, y cada una ha dejado un hueco. En el primer turno de la partida, la carta más baja gana la ficha ◆: el 3 de Anna. Ella es la primera en tomar carta, los demás siguen en sentido horario, y el último toma la que queda.",
        goal: "",
    },
    StopTexts {
        text: "Anna ha tomado el 3: te queda el 7. Lo empujas en tu cuadrícula desde fuera, por la fila o la columna de tu hueco y por cualquiera de sus extremos: aquí tienes 4 maneras.",
        goal: "Arrastra el 7 al borde resaltado, o elige el 7 y luego el borde.",
    },
    StopTexts {
        text: "La carta entre el borde y el hueco se ha desplazado al hueco y sigue boca abajo; las que están más allá no se han movido. Después de cada turno la ficha pasa a la izquierda: ahora es tuya.",
        goal: "",
    },
    StopTexts {
        text: "Siguiente turno. Tiene que moverse al menos una carta, así que nadie puede poner una carta directamente en un hueco del borde: ese hueco tiene 3 entradas; el de una esquina, solo 2.",
        goal: "Destapa la carta resaltada, en el borde superior.",
    },
    StopTexts {
        text: "Un 2 y un 7. Tienes la ficha y eliges primero. Las cartas altas te cuestan mucho, pero las iguales que se tocan se anulan, y ya tienes un 7.",
        goal: "Toma el 7 y empújalo por la izquierda, encima del otro 7.",
    },
    StopTexts {
        text: "Los dos 7 se tocan: si siguen tocándose al final, te cuestan 0 en vez de 14. Los marcos de rayas lo indican. Un empuje también puede separar una pareja: cuidado con lo que se mueve.",
        goal: "",
    },
    StopTexts {
        text: "Saltamos al último turno. Te queda una carta boca abajo.",
        goal: "Destápala.",
    },
    StopTexts {
        text: "Puedes elegir: ¿8 o 6? Tus 8 ya se anulan, porque todas las cartas iguales que se tocan se anulan juntas, sean cuantas sean. El 6, en cambio, encontrará otro 6 encima.",
        goal: "Toma el 6 y empújalo por la derecha.",
    },
    StopTexts {
        text: "Llega el recuento. Todos los grupos se van a la vez, y nada se desplaza. El 1 de la esquina se queda: solo toca otro 1 en diagonal, y eso no cuenta. Te quedan 5 + 3 + 1 = 9 puntos; a Anna, 25.",
        goal: "",
    },
    StopTexts {
        text: "¡Gana la puntuación más baja: la tuya! En caso de empate, gana quien se queda con menos cartas. También se puede jugar a varias rondas: las puntuaciones se suman hasta que alguien llega a 100, y gana el total más bajo. Si olvidas algo, las reglas están siempre en la barra de la mesa.",
        goal: "",
    },
]);
