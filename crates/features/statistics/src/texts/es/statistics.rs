//! The texts of the statistics, in Spanish.

use crate::StatisticsTexts;
use model::results::Rating;
use model::value_scale::Unit;
use ui::texts::es::{bare_worth, points, unreadable};

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Aquí cuentan todas las partidas que terminas, a solas o contra bots, aunque ya no estén entre las partidas jugadas. Las estadísticas se quedan en este dispositivo, y se exportan e importan con las partidas.",
    games: "Juegos",
    which: "Mesas",
    all: "Todas",
    practice: "Contar también la práctica",
    practice_about: "Partidas repetidas o seguidas desde una posición, y partidas del día.",
    points,
    last: |ended| format!("Última partida: {ended}"),
    rated_about: |rating| format!("valoración de unos {rating}"),
    rated: |rating| format!("valoración {rating}"),
    rating: |rating, level| {
        let Rating { points, margin, .. } = rating;
        let points = match rating.is_provisional() {
            true => format!("unos {} (provisional)", rating.rounded()),
            false => format!("{points} ±\u{a0}{margin}"),
        };
        format!("Tu valoración: {points}, más o menos el nivel {level}")
    },
    reviewed: |games, level| format!("Partidas juzgadas: {games}. {level}"),
    losses: |unit| match unit {
        Unit::Points => "Pérdida por decisión importante, en puntos",
        Unit::Share => "Pérdida por decisión importante, en\u{a0}% de una victoria",
    },
    loss: "Pérdida",
    kinds: "Lo que más te cuesta",
    kind: |name, unit, mean, decisions| {
        let mistakes = match decisions {
            1 => "1 error".to_owned(),
            _ => format!("{decisions} errores"),
        };
        format!(
            "{name}: {} por partida ({mistakes})",
            bare_worth(unit, mean)
        )
    },
    example: |number| format!("Ejemplo {number}"),
    assisted: |count| {
        format!(
            "Con ayuda (una pista, o una jugada deshecha tras la respuesta), fuera de la valoración: {count}"
        )
    },
    rating_about: "Quien tiene 100 puntos más gana en torno al 64\u{a0}% de las partidas. Los niveles de los bots están en la misma escala, y cada partida contra bots hace más precisa la valoración.",
    none: "Todavía no hay nada que contar: juega una partida hasta el final.",
    count: "Partidas",
    wins: "Ganadas",
    mean: "Media",
    spread: "Variación habitual",
    best: "Récord",
    over_time: |games| match games {
        1 => "Tu última partida".to_owned(),
        _ => format!("Tus últimas {games} partidas"),
    },
    game: "Partida",
    results: "Puntos",
    moving: |window| format!("Media de las últimas {window}"),
    histogram: "Cuántas veces salió cada resultado",
    unfold: "Mostrar como tabla",
    tables: "Por reglas, jugadores y nivel",
    table: "Mesa",
    export: "Exportar como CSV",
    reset: "Poner a cero",
    reset_sure: "¿Borrar las estadísticas de todos los juegos? Las partidas jugadas y las partidas del día se conservan.",
    reset_yes: "Borrar",
    reset_done: "Las estadísticas empiezan de cero.",
    blocked: "Este navegador no deja que la página guarde nada, así que no hay estadísticas. Para tenerlas, permite los datos del sitio para esta página.",
    unreadable,
    imported: |results| match results {
        1 => "1 resultado añadido a las estadísticas y a las partidas del día.".to_owned(),
        _ => format!("{results} resultados añadidos a las estadísticas y a las partidas del día."),
    },
    left_out: |lines| match lines {
        1 => "Se ha omitido 1 resultado: es de un día futuro o ya no queda sitio.".to_owned(),
        _ => format!("Se han omitido {lines} resultados: son de días futuros o ya no queda sitio."),
    },
};
