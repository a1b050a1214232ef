//! The texts of Dumble's rules pages, in Spanish.

use crate::texts::DumbleRules;
use table::RulesText;

pub(crate) static TEXTS: DumbleRules = DumbleRules {
    summary: "Cada jugador tiene siete cartas y se va librando de sus puntos turno a turno. Con diez o menos se puede cantar Dumble: la ronda acaba y quien tiene la mano más baja no suma nada. Cantar sin tener la más baja cuesta el doble.",
    setup: RulesText {
        heading: "Preparación",
        paragraphs: &[
            "Una baraja de 52 cartas de dos a cinco jugadores, dos barajas a partir de seis. El as vale 1 punto; las cartas del 2 al 10, su número; jota, reina y rey, 10 cada una.",
            "Cada jugador recibe siete cartas. El resto forma el mazo; su primera carta se descubre y con ella empiezan los descartes. Se juega en sentido horario. El jugador inicial se sortea; después, quien gana una ronda empieza la siguiente; si la ganan varios, empieza el primero de ellos en sentido horario a partir de quien ha cantado.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Descarta: una carta cualquiera, varias cartas del mismo valor o una escalera.",
            "Luego llévate una carta: roba del mazo, sin que los demás la vean, o toma, a la vista de todos, una de las que acaba de descartar el jugador anterior. Quien empieza una ronda puede tomar la carta descubierta.",
        ],
    },
    points: |points| match points {
        1 => "1\u{a0}punto".into(),
        10 => "10 puntos cada una".into(),
        _ => format!("{points}\u{a0}puntos"),
    },
    from_stock: "La primera del mazo",
    from_latest: "O una de los últimos descartes",
    discards: RulesText {
        heading: "Qué se puede descartar",
        paragraphs: &[
            "Dos, tres o cuatro cartas del mismo valor, o una escalera de exactamente tres cartas del mismo palo. El as es la carta más baja: as, 2, 3 es una escalera; reina, rey, as no lo es.",
        ],
    },
    pair: "Una pareja",
    three: "Un trío",
    run: "Una escalera de tres",
    no_run: "No es escalera: el as es bajo",
    stock: RulesText {
        heading: "Cuando se acaba el mazo",
        paragraphs: &[
            "Todos los descartes, menos los últimos, los tuyos y los del jugador anterior, se barajan y forman un mazo nuevo. Si no hay otros, solo puedes tomar uno de los del jugador anterior.",
        ],
    },
    dumble: RulesText {
        heading: "Dumble",
        paragraphs: &[
            "Si tenías 10 puntos o menos al final de tu turno anterior, en vez de jugar puedes enseñar tu mano y cantar Dumble; nunca en tu primer turno de una ronda. También puedes seguir jugando.",
            "Se enseñan todas las manos. La más baja suma 0; las demás, sus puntos. Quien canta sin tener la más baja suma el doble.",
            "Si otros empatan con quien ha cantado, gana solo quien ha cantado, y ellos suman sus puntos. Si otros empatan por debajo, cada uno de ellos suma 0.",
        ],
    },
    calls: "canta con 8: el doble, 16.",
    has_less: "tiene 7, la mano más baja: 0.",
    pays: "suma 14.",
    winning: RulesText {
        heading: "La partida",
        paragraphs: &[
            "Los puntos se suman de ronda en ronda. Un total de 100 justos baja a 50; por encima de 100 quedas fuera. Gana el último que queda. De los demás, va por delante quien ha durado más; entre eliminados en la misma ronda, quien tiene menos puntos.",
        ],
    },
};
