//! The texts of Débâcle's rules pages, in Spanish.

use crate::texts::DebacleRules;
use table::RulesText;

pub(crate) static TEXTS: DebacleRules = DebacleRules {
    summary: "Seis dados para cada uno en un tablero de seis por seis. Nunca se lanzan: son piezas que ruedan de casilla en casilla, se voltean y capturan. Una ronda acaba cuando alguien ha capturado cinco dados; valen lo que muestran, y gana quien llega antes a 30 puntos.",
    setup: RulesText {
        heading: "Preparación",
        paragraphs: &[
            "Tu campo es la fila más cercana a ti. Ahí están tus seis dados, del 1 al 6 empezando por tu izquierda.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Haces dos acciones, con el mismo dado o con dos distintos. Mientras se pueda, hay que actuar.",
            "Rodar: una casilla hacia delante o hacia un lado, a una casilla libre; el dado muestra entonces uno más, y un 6 pasa a ser un 1.",
            "Voltear: se da la vuelta a un dado en su sitio. El 1 y el 6, el 2 y el 5, el 3 y el 4 se intercambian. No se voltea el mismo dado dos veces seguidas en un turno.",
            "Capturar: una casilla hacia delante, hacia atrás o hacia un lado, sobre un dado rival más bajo. Un 1 lo captura todo, salvo otro 1. Tu dado toma el valor del que captura, que pasa a tu lado del tablero.",
        ],
    },
    roll_figure: "Rodar: uno más.",
    flip_figure: "Voltear: la otra cara.",
    capture_figure: "Capturar: el más alto se lleva al más bajo y pasa a ser un 3.",
    one_figure: "Un 1 captura hasta un 6.",
    setup_figure: "El inicio: el campo rojo está abajo; el negro, arriba. Cada uno ve sus dados del 1 al 6 desde su izquierda.",
    rebound_figure: "El 6 captura el 1 y pasa a ser un 1; en su rebote captura el 5.",
    camp_figure: "El 4 ha llegado al campo rival, arriba. Vuelve a una de las casillas libres del suyo.",
    doubles_figure: "De los dos 3 y los dos 1 se queda uno de cada; los dados tachados se capturan.",
    recover_figure: "Todos los dados rojos muestran un 6: vuelve el más bajo de los que ha capturado el negro.",
    rebound: RulesText {
        heading: "El rebote",
        paragraphs: &[
            "Un dado que acaba de capturar puede hacer en el acto una acción más, gratis. Si vuelve a capturar, puede rebotar otra vez.",
        ],
    },
    camp: RulesText {
        heading: "De vuelta al campo",
        paragraphs: &[
            "Un dado que llega al campo rival tiene que volver en el acto a una casilla libre de tu campo, la que elijas, sin cambiar de valor. Si ha llegado con una captura, vuelve antes o después de su rebote, como prefieras, aunque el rebote lo haya sacado de allí.",
        ],
    },
    doubles: RulesText {
        heading: "Los dobles",
        paragraphs: &[
            "Al principio de tu turno, antes de cualquier acción, si en una misma fila del tablero hay dados rivales del mismo valor, puedes llevártelos hasta que no quede ningún valor repetido en ella. Tú eliges las filas y el dado que se queda. Cuentan como capturados.",
        ],
    },
    recover: RulesText {
        heading: "Recuperar un dado",
        paragraphs: &[
            "Si durante tu turno, tras una acción o una jugada especial (dobles, vuelta al campo, dado recuperado), todos tus dados del tablero, dos como mínimo, muestran el mismo valor, puedes recuperar el más bajo de los que te ha capturado el rival: ya no cuenta para él. Ponlo en una casilla libre de tu campo, sin cambiar su valor. A cambio, el rival tiene una acción extra en su siguiente turno, o dos por un 4, un 5 o un 6.",
        ],
    },
    round: RulesText {
        heading: "El final",
        paragraphs: &[
            "Una ronda acaba en cuanto alguien ha capturado cinco dados. Cada uno suma a su total lo que muestran los dados que ha capturado en ella. Gana quien tiene 30 puntos o más; si los tienen los dos, gana el total más alto; si hay empate, la victoria es compartida. Si no, empieza otra ronda desde la posición inicial, y la abre el otro jugador.",
        ],
    },
    endless: RulesText {
        heading: "Rondas sin fin",
        paragraphs: &[
            "Regla de la casa: tras treinta turnos seguidos sin capturas, o cuando una posición se da por tercera vez con el mismo jugador al turno, la ronda acaba y cuenta tal como está. Si dos rondas seguidas acaban así sin ningún punto, la partida acaba y gana el total más alto; si hay empate, la victoria es compartida.",
        ],
    },
};
