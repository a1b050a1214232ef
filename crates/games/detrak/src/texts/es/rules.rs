//! The texts of Détrak's rules pages, in Spanish.

use crate::texts::DetrakRules;
use table::RulesText;

pub(crate) static TEXTS: DetrakRules = DetrakRules {
    summary: "Se lanzan doce veces dos dados con seis símbolos. Cada vez, todos colocan los dos símbolos, uno junto al otro, en una hoja de 5 por 5. Las series de símbolos iguales dan puntos en cada fila y cada columna; gana la puntuación más alta.",
    setup: RulesText {
        heading: "Preparación",
        paragraphs: &[
            "Cada jugador tiene una hoja de 25 casillas y coloca uno de los seis símbolos en la superior izquierda. Todos eligen símbolos distintos, por orden de mesa.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Los dos dados se lanzan una vez para todos. Cada jugador coloca los dos símbolos en dos casillas libres que se toquen por un lado, cada símbolo en la que quiera. No hace falta que toquen nada de lo ya colocado.",
            "Todos juegan a la vez: lo que hacen los demás con una tirada se ve cuando todos la han colocado. No está permitido colocar un solo símbolo.",
            "Quien ya no tiene dos casillas libres vecinas ha terminado. La partida acaba tras doce turnos, o cuando nadie puede colocar nada más.",
        ],
    },
    turn_figure: |score| {
        format!(
            "Una hoja tras unos cuantos turnos, con {score} puntos por ahora. La casilla libre marcada está aislada: ahí ya no cabe nada."
        )
    },
    scoring: RulesText {
        heading: "La puntuación",
        paragraphs: &[
            "Cada fila y cada columna puntúa por sus series de símbolos iguales seguidos; las series de una misma línea se suman. Una casilla vacía corta la serie. La puntuación es la suma de las diez líneas.",
            "En caso de empate, va por delante quien tiene la mejor fila o columna; si sigue el empate, la victoria es compartida.",
        ],
    },
    run: "Serie de",
    points: "Puntos",
    example: RulesText {
        heading: "Un ejemplo",
        paragraphs: &["Los puntos de cada línea están en su extremo."],
    },
    example_figure: |score| format!("Las diez líneas juntas: {score} puntos."),
    advanced: RulesText {
        heading: "Reglas avanzadas",
        paragraphs: &[
            "La diagonal gris, de abajo a la izquierda a arriba a la derecha, puntúa como una línea más, y cuenta doble.",
            "Cada fila o columna sin puntos cuesta 5; la diagonal no cuesta nada. Para deshacer un empate solo cuentan las filas y columnas, no la diagonal.",
        ],
    },
    advanced_figure: |score| format!("La misma hoja con las reglas avanzadas: {score} puntos."),
    alone: RulesText {
        heading: "En solitario",
        paragraphs: &[
            "La puntuación da un rango: 30 o más, gran maestro; de 25 a 29, experto; de 20 a 24, bueno; de 15 a 19, normal; por debajo de 15, mejorable.",
        ],
    },
};
