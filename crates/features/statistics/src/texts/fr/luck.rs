//! The texts about luck, in French.

use crate::texts::luck::{Cause, LuckTexts, tenths};
use model::results::Scale;
use ui::texts::fr::{games, worth};

fn unit(scale: Scale) -> &'static str {
    match scale {
        Scale::Points => "Points",
        Scale::Wins => "Victoires",
    }
}

pub(crate) static TEXTS: LuckTexts = LuckTexts {
    title: "Chance\u{a0}: attendu et obtenu",
    known: |known, all| match known {
        0 => "La chance n’est encore connue pour aucune de ces parties.".to_owned(),
        1 if all == 1 => "La chance est connue pour cette partie.".to_owned(),
        _ if known == all => "La chance est connue pour toutes ces parties.".to_owned(),
        _ => format!("La chance est connue pour {known} de ces {all} parties."),
    },
    open: |games| match games {
        1 => "Elle peut se calculer pour 1 partie encore conservée.".to_owned(),
        _ => format!(
            "Elle peut se calculer pour {games} parties encore conservées, en commençant par la dernière."
        ),
    },
    lost: |games| match games {
        1 => "1 partie n’est plus conservée\u{a0}: sa chance restera inconnue.".to_owned(),
        _ => {
            format!("{games} parties ne sont plus conservées\u{a0}: leur chance restera inconnue.")
        }
    },
    unusable: |games| match games {
        1 => "L’enregistrement d’une partie est inutilisable\u{a0}: sa chance restera inconnue."
            .to_owned(),
        _ => format!(
            "Les enregistrements de {games} parties sont inutilisables\u{a0}: leur chance restera inconnue."
        ),
    },
    work_out: "La calculer",
    stop: "Arrêter",
    go_on: "Continuer",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "Dernière partie".to_owned(),
            _ => format!("Encore {games} parties"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}\u{a0}; décisions jugées dans celle-ci\u{a0}: {done} sur {all}"),
        }
    },
    runs: "Le calcul avance tant que vous restez ici. Ce qui est connu est conservé.",
    stopped: "Arrêté. Ce qui est connu est conservé.",
    done: "Il n’y a plus rien à calculer.",
    full: "Le stockage du navigateur est plein\u{a0}: ce qui a été calculé ne peut pas être conservé.",
    measure: |scale, cause, count| {
        let unit = unit(scale);
        let others = match cause {
            Cause::LuckAndOthers => ", à plusieurs",
            Cause::Luck | Cause::Dice | Cause::Unforeseen => "",
        };
        format!("{unit}{others}\u{a0}: {}", games(count))
    },
    gave: |cause, scale, mean, half| {
        let (who, has) = match cause {
            Cause::Luck => ("La chance", "a"),
            Cause::Dice => ("Vos dés", "ont"),
            Cause::LuckAndOthers => ("La chance et les choix des autres", "ont"),
            Cause::Unforeseen => ("L’imprévu", "a"),
        };
        // Rounded to a tenth, a smaller number is 0.
        let given = if mean <= -0.05 { "coûté" } else { "donné" };
        let half = half.map(|half| format!(" (±\u{a0}{})", worth(scale.unit(), tenths(half))));
        let mean = worth(scale.unit(), tenths(mean.abs()));
        format!(
            "{who} vous {has} {given} {mean} par partie{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => {
            format!("Vos points par partie\u{a0}: {actual}\u{a0}; sans cela, ce serait {expected}.")
        }
        Scale::Wins => {
            format!("Vous gagnez {actual} des parties\u{a0}; sans cela, ce serait {expected}.")
        }
    },
    range: |low, high| format!("entre {low} et {high}"),
    few: |games| {
        format!(
            "Ce que vous auriez gagné sans cela est indiqué à partir de {games} parties\u{a0}: moins ne suffit pas pour conclure."
        )
    },
    long_run: "Sur beaucoup de parties, cela s’équilibre presque.",
    added: "Tous les tours d’une partie s’additionnent, sans ce que coûtent vos propres choix\u{a0}: si vous perdez beaucoup et le regagnez, la chance peut dépasser une victoire entière.",
    others: "À plusieurs, l’effet des choix des autres ne se distingue pas de la chance. Plus ils se trompent, plus cela monte, même sur beaucoup de parties.",
    chart: |scale, games, window| {
        let unit = unit(scale);
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · vos {games} dernières parties, moyennes de {window} au plus"),
        }
    },
    game: "Partie",
    actual: "Obtenu",
    expected: "Attendu",
    unfold: "Afficher en tableau",
};
