//! The texts of evenings, in Spanish.

use crate::texts::EveningTexts;
use ui::texts::es::NUMBERS;

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
    to_board: "El tablero de la velada",
    all: "Todas las veladas",
    cast_plays: "El grupo está jugando tu mano…",
    placed: |place, percent| format!("Quedas {place}, con un {percent}."),
    missing: |missing| match missing {
        1 => "El grupo sigue jugando: falta 1 partida.".into(),
        _ => format!("El grupo sigue jugando: faltan {missing} partidas."),
    },
    stuck: "Los bots no pueden jugar aquí por ahora. Lo intentarán de nuevo cuando vuelvas.",
    best: |deal, percent| format!("Tu mejor mano fue la {deal}, con un {percent}."),
    standings: "El tablero",
    matchpoints: "Cada resultado peor que el tuyo te da un punto, uno igual medio: el 100\u{a0}% gana a todos. Un porcentaje abre la partida de ese jugador.",
    total: "Total",
    replay: |name, deal, percent| format!("{percent}, {name}, mano {deal}: ver"),
    comparing: "Comparando las partidas…",
    no_parting: "Mientras los demás llegaron a las mismas posiciones, eligieron lo mismo que tú.",
    parted: |turn| format!("Donde se separan los caminos: turno {turn}"),
    look: "En el tablero de análisis",
    played: "Tus veladas",
    mean: |percent, evenings| match evenings {
        1 => format!("{percent} en tu primera velada. El 50\u{a0}% es el centro del tablero."),
        _ => format!(
            "{percent} de media, en {evenings} veladas. El 50\u{a0}% es el centro del tablero."
        ),
    },
    so_far: |deals| match deals {
        1 => "1 mano jugada de 4".into(),
        _ => format!("{deals} manos jugadas de 4"),
    },
    you_and_the_cast: "Tú y el grupo",
    balance: |name, before, behind| match before.cmp(&behind) {
        core::cmp::Ordering::Greater => format!("Ganas a {name} por {before} a {behind}"),
        core::cmp::Ordering::Less => format!("{name} te gana por {behind} a {before}"),
        core::cmp::Ordering::Equal => format!("{name} y tú: empate a {before}"),
    },
    earlier: "Veladas anteriores",
    earlier_about: "Nadie ha visto sus manos en este dispositivo. Cuentan como las de esta noche.",
    too_early: "Esta velada aún no ha llegado.",
    in_other_tab: "Esta mano se está jugando en otra pestaña.",
    copy: "Copiar el resultado",
    copied: "Resultado copiado.",
    copy_yourself: "El navegador no ha permitido copiar. El resultado está seleccionado: cópialo tú.",
    as_text: "Tu velada como texto",
};
