//! The texts of Dékal's rules pages, in Spanish.

use crate::texts::DekalRules;
use table::RulesText;

pub(crate) static TEXTS: DekalRules = DekalRules {
    summary: "Tienes una cuadrícula de 16 cartas que nadie conoce. En 16 turnos las vas destapando una a una y sustituyes cada una por una carta que empujas desde el borde. Al final, las cartas iguales que se tocan se anulan; lo que queda cuenta en tu contra.",
    setup: RulesText {
        heading: "Preparación",
        paragraphs: &[
            "Hay 100 cartas: valores del 1 al 10, diez de cada uno. Cada jugador coloca 16 cartas boca abajo en una cuadrícula de 4 por 4. Las demás se apartan.",
            "Nadie conoce una carta boca abajo, ni siquiera su dueño.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Destapar. Todos eligen a la vez una de sus cartas boca abajo. Esas cartas van boca arriba al centro y cada una deja un hueco en su cuadrícula.",
            "Quién empieza. En el primer turno de la partida, quien ha destapado la carta más baja recibe la ficha. Si hay empate, cada uno de los empatados roba una de las cartas apartadas y la más baja se la lleva; los que siguen empatados vuelven a robar. Si no hay cartas suficientes, decide el azar.",
            "Tomar y empujar. Desde quien tiene la ficha y en sentido horario, cada jugador toma una carta del centro y la empuja en su cuadrícula. El último toma la que queda.",
            "La ficha pasa a la izquierda. Una ronda tiene 16 turnos.",
        ],
    },
    push: RulesText {
        heading: "El empuje",
        paragraphs: &[
            "La carta entra desde fuera, por la fila o la columna del hueco, por uno de sus dos extremos. Las cartas entre ese extremo y el hueco se desplazan una casilla hacia el hueco; las que están más allá no se mueven. Las cartas boca abajo siguen boca abajo.",
            "Tiene que moverse al menos una carta: no puedes poner la carta directamente en un hueco del borde. Así, un hueco en una esquina se llena de 2 maneras, otro del borde de 3 y uno interior de 4.",
        ],
    },
    push_figure: "Un 8 empujado por la izquierda: el 8 y el 3 se desplazan, el 5 se queda.",
    push_before: "Antes: el 8 espera a la izquierda de la fila 8, 3, hueco, 5.",
    push_after: "Después: la fila es 8, 8, 3, 5.",
    holes: [
        |ways| format!("En una esquina: {ways} maneras"),
        |ways| format!("En el borde: {ways} maneras"),
        |ways| format!("En el interior: {ways} maneras"),
    ],
    holes_figure: "Las flechas muestran por dónde puede entrar una carta.",
    scoring: RulesText {
        heading: "La puntuación",
        paragraphs: &[
            "Tras el turno 16 se anula cada grupo de dos o más cartas iguales que se tocan por un lado, sea cual sea su forma. Todos los grupos se van a la vez, y nada se desplaza después.",
            "Tu puntuación es la suma de las cartas que quedan. En diagonal no se tocan.",
        ],
    },
    example: "Un ejemplo: las cartas atenuadas se anulan.",
    example_result: "Quedan 5, 5, 3, 4 y 7: 24 puntos. El 4 de la tercera fila solo toca a los otros en diagonal.",
    example_row: |row, cards| format!("Fila {row}: {cards}."),
    cancelled: |value| format!("{value} anulado"),
    winning: RulesText {
        heading: "Quién gana",
        paragraphs: &[
            "Gana la puntuación más baja. En caso de empate, gana quien se queda con menos cartas en su cuadrícula; si sigue el empate, la victoria es compartida.",
            "A varias rondas, las puntuaciones se suman. La partida acaba con la ronda en la que alguien llega a 100 o más, y gana el total más bajo. En caso de empate, gana quien se ha quedado con menos cartas en todas las rondas juntas; si sigue el empate, la victoria es compartida. Cada nueva ronda la empieza el jugador a la izquierda de quien empezó la anterior.",
        ],
    },
    cards_about: "Del 1, la mejor que puede quedarte, al 10, la peor. Hay diez de cada valor.",
};
