//! The kinds of decisions of Dumble, in Spanish.

use crate::texts::DumbleDifferences;
use ui::texts::es::points;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Qué descartar", "Qué robar", "Cuándo cantar"],
    lowest: |percent| {
        format!("Quien canta ahora tiene la mano más baja en {percent} de cada 100 casos.")
    },
    early: |percent| {
        format!("Al cantar, la mano solo habría sido la más baja en {percent} de cada 100 casos.")
    },
    discards: |[now, next], [other_now, other_next]| {
        format!(
            "Te libras de {now} puntos ahora y de hasta {next} en el turno siguiente; con la otra jugada, de {other_now} y de hasta {other_next}."
        )
    },
    fits_open: |own| {
        format!(
            "Una carta a la vista combina con lo que queda: juntas valen {}, que se pueden descartar en el turno siguiente.",
            points(own.into())
        )
    },
    fits: |own| {
        format!(
            "La carta combina con las tuyas: juntas valen {}, que puedes descartar en el turno siguiente.",
            points(own.into())
        )
    },
    cheap: |own| format!("La carta solo vale {}.", points(own.into())),
    stock: |least| {
        format!(
            "Las cartas a la vista no combinan con las tuyas y valen al menos {}: es mejor una carta desconocida.",
            points(least.into())
        )
    },
};
