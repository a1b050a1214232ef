//! The texts of evenings, in Spanish.

use core::cmp::Ordering;

use crate::texts::EveningTexts;
use ui::texts::es::{NUMBERS, worth};

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "Una velada con el grupo",
    about: "Cuatro manos. Todo el grupo las juega desde tu sitio, con la misma suerte y los mismos rivales. Verás lo que han hecho los demás en cuanto termine tu mano.",
    fare: "Se juega",
    mixed: "Uno de cada juego",
    strength: "Rivales",
    strengths: ["tranquilos", "de tu nivel", "duros"],
    tonight: |date| format!("La mesa de esta noche: {date}"),
    deal: |number| format!("Mano {number}"),
    play: |number, game| format!("Jugar la mano {number}: {game}"),
    to_board: "La tabla de la velada",
    all: "Todas las veladas",
    cast_plays: "El grupo está jugando tu mano…",
    placed: |place, percent| format!("Quedas {place}, con un {percent}."),
    percentage: "El porcentaje es la parte de los demás a la que ganas en una mano; los resultados iguales cuentan la mitad.",
    missing: |missing| match missing {
        1 => "El grupo sigue jugando: falta 1 partida.".into(),
        _ => format!("El grupo sigue jugando: faltan {missing} partidas."),
    },
    stuck: "Los bots no pueden jugar aquí por ahora. Lo intentarán de nuevo cuando vuelvas.",
    best: |deal, percent| format!("Tu mejor mano fue la {deal}, con un {percent}."),
    rival: |name, order, deal| match order {
        Ordering::Less => {
            format!("Quien más cerca queda de ti es {name}, por delante: decidió la mano {deal}.")
        }
        Ordering::Greater => {
            format!("Quien más cerca queda de ti es {name}, por detrás: decidió la mano {deal}.")
        }
        Ordering::Equal => format!("{name} queda en empate contigo."),
    },
    standings: "La tabla",
    matchpoints: "Cada resultado peor que el tuyo te da un punto, uno igual, medio: con el 100\u{a0}% ganas a todos. Elige un porcentaje para ver la partida de ese jugador.",
    total: "Total",
    replay: |name, deal, percent| format!("{percent}, {name}, mano {deal}: ver"),
    comparing: "Comparando las partidas…",
    no_parting: "Mientras los demás llegaron a las mismas posiciones, eligieron lo mismo que tú.",
    parted: |turn| format!("Donde se separan vuestros caminos: turno {turn}"),
    worth: |cost| match cost {
        None => "tan buena como la mejor".into(),
        Some((cost, unit)) => format!("cuesta {}", worth(unit, cost)),
    },
    look: "En el tablero de análisis",
    played: "Tus veladas",
    mean: |percent, interval, evenings| match (interval, evenings) {
        (_, 1) => format!("{percent} en tu primera velada. El 50\u{a0}% es la mitad de la tabla."),
        (Some(half), _) => format!(
            "{percent} de media en {evenings} veladas (±\u{a0}{half}). El 50\u{a0}% es la mitad de la tabla."
        ),
        (None, _) => format!(
            "{percent} de media en {evenings} veladas. El 50\u{a0}% es la mitad de la tabla."
        ),
    },
    best_place: |place, times| match times {
        1 => format!("Mejor puesto: {place}."),
        _ => format!("Mejor puesto: {place}, {times} veces."),
    },
    so_far: |deals| match deals {
        1 => "1 mano jugada de 4".into(),
        _ => format!("{deals} manos jugadas de 4"),
    },
    you_and_the_cast: "Tú y el grupo",
    balance: |name, before, behind| match before.cmp(&behind) {
        Ordering::Greater => format!("Ganas a {name} por {before} a {behind}"),
        Ordering::Less => format!("{name} te gana por {behind} a {before}"),
        Ordering::Equal => format!("{name} y tú: empate a {before}"),
    },
    over_evenings: |balance| format!("{balance} en las veladas"),
    practice: "práctica",
    practice_about: "De práctica, porque su día ya pasó: el grupo también la juega y su tabla se guarda, pero no cuenta ni en tu media, ni en tus mejores puestos, ni entre el grupo y tú.",
    earlier: "Veladas anteriores",
    earlier_about: "Veladas de la última semana que no has empezado. Son de práctica: se comparan y se guardan, pero no cuentan.",
    private: |seed| format!("Velada privada {seed}"),
    private_title: "Veladas privadas",
    private_about: "Manos que solo juega quien tiene la dirección. Envíala y todos jugáis lo mismo. Cuentan como la de esta noche: nadie conoce las manos de antemano y la suerte es igual para todos.",
    private_new: "Nueva velada privada",
    against: |name| format!("Tú y {name}"),
    sealed: |name| {
        format!(
            "{name} ha jugado esta velada y te envía sus resultados. Quedan sellados hasta que juegues las cuatro manos."
        )
    },
    give_up: "Rendirse y mirar",
    versus: |name, own, their| format!("Tienes un {own}, {name} un {their}."),
    between: |names| format!("Entre los dos: {names}."),
    send: "Enviar tus resultados a un amigo",
    send_about: "Tu amigo juega las mismas manos y ve tus resultados cuando ha jugado, o se ha rendido.",
    forget: "Quitar",
    chart: "El porcentaje, velada a velada",
    one_evening: "Velada",
    unfold: "Mostrar como tabla",
    too_early: "Esta velada aún no ha llegado.",
    in_other_tab: "Esta mano se está jugando en otra pestaña.",
};
