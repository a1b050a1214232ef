//! The texts about courses, in Spanish.

use engine::GameId;

use crate::texts::CourseTexts;

pub(crate) static TEXTS: CourseTexts = CourseTexts {
    title: "Curso",
    about: "Un ejercicio por tema, de lo fácil a lo difícil.",
    solved: |solved, of| format!("{solved} de {of} resueltos"),
    ticked: "resuelto",
    next: "Ejercicio siguiente",
    exercise: |number, of| format!("Ejercicio {number} de {of}"),
    done: "Era el último ejercicio del curso.",
    see: |game| match game {
        GameId::Dekal => &[
            "La carta que destapas deja el hueco, y solo se puede empujar en su fila y en su columna: destapa donde un empuje pueda servir.",
            "Las cartas iguales que se tocan se anulan al final. Busca el empuje que junta una pareja.",
            "Otro empuje juntaría más ahora mismo. Mira qué estropearía para los turnos siguientes.",
            "Las cartas que tocan a sus iguales no tienen que quedarse ahí: mira qué se gana si se separan.",
            "Un empuje mueve toda una parte de la línea: busca cartas iguales que se toquen sin contar la nueva.",
            "La carta más baja cuesta menos. Mira dónde puede la más alta juntarse con sus iguales.",
            "Mira también la otra cuadrícula: una de estas cartas es justo la que necesita.",
            "Desde una esquina solo hay dos empujes posibles. Mira por qué bastan aquí.",
            "La ronda está a punto de acabar: cuenta qué puede salir aún y qué deja cada empuje.",
        ],
        GameId::Detrak => &[
            "Los dos símbolos son iguales: busca dónde una serie puede usar los dos.",
            "Aquí lo que da más puntos ahora es también lo mejor: encuéntralo.",
            "Otro sitio daría más puntos ahora. Busca el que deja más por venir.",
            "Una serie de tres da 3 puntos, una de dos solo 2: forma una serie de tres.",
            "Una serie de cuatro da 8 puntos, una de cinco 10: mira qué línea puede llegar aún.",
            "Un símbolo cuenta en su fila y en su columna: encuentra la casilla donde ayuda a las dos.",
            "Una casilla libre sin vecina libre está perdida. Mira cuándo vale la pena ceder una.",
            "Un sitio que parece igual de bueno dejaría una casilla sin vecina libre: encuentra el que conserva espacio.",
            "Se perderá una casilla: mira si puede ser una esquina.",
            "Quedan dos turnos como mucho: cuenta qué daría aún cada tirada.",
        ],
        GameId::Dumble => &[
            "Puedes cantar. Calcula si es probable que alguien tenga menos puntos.",
            "Puedes cantar, pero no es obligatorio: mira quién podría tener menos puntos.",
            "Otro descarte quitaría más puntos. Mira en qué pueden convertirse aún estas cartas.",
            "Las cartas del mismo valor se van juntas: mira cuántas dejan tu mano de una vez.",
            "Tres cartas seguidas del mismo palo se van juntas.",
            "Una carta puede dejar su grupo: mira para qué sirven aún las otras.",
            "Conoces la carta que está a la vista: mira si es baja o qué forma con tu mano.",
            "Lo que está a la vista ayuda poco: mira por qué es mejor una carta desconocida.",
            "Toma la carta que forma un grupo o una escalera con las tuyas: se irán juntas el próximo turno.",
            "A alguien le quedan pocas cartas y pronto puede cantar: mira qué te quedaría.",
        ],
        GameId::Debacle => &[
            "El dado que captura toma el valor del capturado. Mira qué puede hacer después y quién puede responder.",
            "Se puede capturar un dado, pero mira qué costaría: es mejor una jugada tranquila.",
            "Se pueden capturar varios dados, y uno menor es el bueno. Mira qué dejaría la otra captura.",
            "Un dado volteado muestra 7 menos su valor: mira qué puede entonces capturar o resistir.",
            "Un dado que rueda o se voltea cambia de valor: mira cuál puede capturar después.",
            "Pueden capturar uno de tus dados enseguida: ponlo a salvo.",
            "Al empezar tu turno puedes llevarte dados rivales del mismo valor en una fila: elige cuáles.",
            "Tras una captura el dado puede rebotar, o parar: mira qué es mejor.",
            "Un dado que ha llegado al campo rival vuelve al tuyo: elige cuándo y a qué casilla.",
            "Todos tus dados muestran lo mismo: mira si el dado que puedes recuperar vale las acciones de más del rival.",
            "La quinta captura termina la ronda: mira si es posible.",
            "Es la última acción de tu turno: mira qué puede pasar justo después.",
        ],
    },
};
