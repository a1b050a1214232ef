//! What the statistics say, in Spanish.
use crate::StatisticsTexts;
use ui::words::es::unreadable;

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Aquí cuenta toda partida que una persona juega hasta el final, incluso cuando ya no está entre las partidas jugadas. Los resultados se quedan en este dispositivo, y se exportan e importan con ellas.",
    games: "Juegos",
    which: "Qué mesas",
    all: "Todas",
    practice: "Contar también la práctica",
    practice_about: "Partidas cuyo azar podías conocer: ya jugadas antes, o partidas del día.",
    none: "Todavía no hay nada que contar: juega una partida hasta el final.",
    count: "Partidas",
    wins: "Ganadas",
    mean: "Media",
    spread: "Desviación típica",
    best: "Récord",
    over_time: |games| match games {
        1 => "Tu última partida".to_owned(),
        _ => format!("Tus últimas {games} partidas"),
    },
    game: "Partida",
    results: "Puntos",
    moving: |window| format!("Media de las últimas {window}"),
    histogram: "Frecuencia de los resultados",
    unfold: "En forma de tabla",
    tables: "Por reglas, jugadores y nivel",
    table: "Mesa",
    export: "Exportar como CSV",
    reset: "Poner a cero",
    reset_sure: "¿Olvidar las estadísticas de todos los juegos? Las partidas jugadas y las partidas del día se conservan.",
    reset_yes: "Olvidarlas",
    reset_done: "Las estadísticas vuelven a empezar de cero.",
    blocked: "Este navegador no deja que la página guarde nada, así que no hay estadísticas. Para tenerlas, permite los datos del sitio para esta página.",
    unreadable,
    imported: |results| match results {
        1 => "1 resultado añadido a las estadísticas y a las partidas del día.".to_owned(),
        _ => format!("{results} resultados añadidos a las estadísticas y a las partidas del día."),
    },
    left_out: |lines| {
        match lines {
        1 => "Se ha omitido 1 línea de resultados: es de un día futuro o ya no cabe junto a las tuyas.".to_owned(),
        _ => format!(
            "Se han omitido {lines} líneas de resultados: son de días futuros o ya no caben junto a las tuyas."
        ),
    }
    },
};
