//! The texts about luck, in Spanish.

use crate::texts::luck::{Cause, LuckTexts, tenths};
use model::results::Scale;
use ui::texts::es::{bare_worth, games, worth};

fn unit(scale: Scale) -> &'static str {
    match scale {
        Scale::Points => "Puntos",
        Scale::Wins => "Victorias",
    }
}

pub(crate) static TEXTS: LuckTexts = LuckTexts {
    title: "Suerte: lo esperado y lo obtenido",
    known: |known, all| match known {
        0 => "Todavía no se conoce la suerte de ninguna de estas partidas.".to_owned(),
        1 if all == 1 => "Se conoce la suerte de esta partida.".to_owned(),
        _ if known == all => "Se conoce la suerte de todas estas partidas.".to_owned(),
        _ => format!("Se conoce la suerte de {known} de estas {all} partidas."),
    },
    open: |games| match games {
        1 => "Se puede calcular la de 1 partida que aún se conserva.".to_owned(),
        _ => format!(
            "Se puede calcular la de {games} partidas que aún se conservan, empezando por la última."
        ),
    },
    lost: |games| match games {
        1 => "1 partida ya no se conserva: no se podrá conocer su suerte.".to_owned(),
        _ => {
            format!("{games} partidas ya no se conservan: no se podrá conocer su suerte.")
        }
    },
    unusable: |games| match games {
        1 => "El registro de 1 partida no se puede usar: no se podrá conocer su suerte.".to_owned(),
        _ => format!(
            "Los registros de {games} partidas no se pueden usar: no se podrá conocer su suerte."
        ),
    },
    work_out: "Calcularla",
    stop: "Parar",
    go_on: "Seguir",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "Última partida".to_owned(),
            _ => format!("Quedan {games} partidas"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}; en esta, {done} de {all} decisiones juzgadas"),
        }
    },
    runs: "El cálculo avanza mientras sigas aquí. Lo que ya se sabe se conserva.",
    stopped: "Parado. Lo que ya se sabe se conserva.",
    done: "No queda nada por calcular.",
    full: "El almacenamiento del navegador está lleno: lo calculado no se puede conservar.",
    measure: |scale, cause, count| {
        let unit = unit(scale);
        let others = match cause {
            Cause::LuckAndOthers => ", contra varios rivales",
            Cause::Luck | Cause::Dice | Cause::Unforeseen => "",
        };
        format!("{unit}{others}: {}", games(count))
    },
    gave: |cause, scale, mean, half| {
        // Rounded to a tenth, a smaller number is 0.
        let (gave, they_gave) = if mean <= -0.05 {
            ("costó", "costaron")
        } else {
            ("dio", "dieron")
        };
        let (who, gave) = match cause {
            Cause::Luck => ("La suerte", gave),
            Cause::Dice => ("Tus dados", they_gave),
            Cause::LuckAndOthers => ("La suerte y las decisiones de los demás", they_gave),
            Cause::Unforeseen => ("Lo imprevisto", gave),
        };
        let half = half.map(|half| format!(" (±\u{a0}{})", bare_worth(scale.unit(), tenths(half))));
        let mean = worth(scale.unit(), tenths(mean.abs()));
        format!(
            "{who} te {gave} {mean} por partida{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => {
            format!("Lograste {actual} puntos por partida; sin eso, habrían sido {expected}.")
        }
        Scale::Wins => {
            format!("Ganaste el {actual} de las partidas; sin eso, habría sido {expected}.")
        }
    },
    range: |low, high| format!("entre el {low} y el {high}"),
    few: |games| {
        format!(
            "Cuántas habrías ganado sin eso se indica a partir de {games} partidas: con menos se sabe demasiado poco."
        )
    },
    long_run: "A lo largo de muchas partidas casi se compensa.",
    added: "Se suman todos los turnos de una partida, sin lo que costaron tus propias decisiones: quien pierde mucho y lo recupera puede tener más suerte que una victoria entera.",
    others: "Con varios rivales, el efecto de sus decisiones no se distingue de la suerte. Cuantos más errores cometen, más crece, también a lo largo de muchas partidas.",
    chart: |scale, games, window| {
        let unit = unit(scale);
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · tus últimas {games} partidas, medias de hasta {window}"),
        }
    },
    game: "Partida",
    actual: "Obtenido",
    expected: "Esperado",
    unfold: "Mostrar como tabla",
};
