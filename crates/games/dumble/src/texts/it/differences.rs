//! The kinds of decisions of Dumble, in Italian.

use crate::texts::DumbleDifferences;
use ui::texts::it::points;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Che cosa scartare", "Che cosa pescare", "Quando chiamare"],
    lowest: |percent| format!("Chi chiama adesso ha la mano più bassa in {percent} casi su 100."),
    early: |percent| {
        format!("Chiamando, la mano sarebbe stata la più bassa solo in {percent} casi su 100.")
    },
    discards: |[now, next], [other_now, other_next]| {
        format!(
            "Ti liberi di {now} punti adesso e fino a {next} al turno dopo; con l’altra mossa, di {other_now} e fino a {other_next}."
        )
    },
    fits_open: |own| {
        format!(
            "Una carta scoperta va con ciò che resta: insieme valgono {}, da scartare al turno dopo.",
            points(own.into())
        )
    },
    fits: |own| {
        format!(
            "La carta va con le tue: insieme valgono {}, da scartare al turno dopo.",
            points(own.into())
        )
    },
    cheap: |own| format!("La carta vale solo {}.", points(own.into())),
    stock: |least| {
        format!(
            "Le carte scoperte non vanno con nessuna delle tue e valgono almeno {}: meglio una carta sconosciuta.",
            points(least.into())
        )
    },
};
