//! What is said about luck. A missing text does not compile.

use crate::games::PageGame;
use crate::i18n::Lang;
use crate::results::Scale;
use crate::statistics::{decimal, signed};

/// What made a result another than was to be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Chance.
    Luck,
    /// Chance, and several others' choices, which cannot be told apart.
    LuckAndOthers,
    /// What the expert had not foreseen, where there is no chance.
    Unforeseen,
}

/// The texts in one language.
pub struct LuckTexts {
    /// The heading.
    pub title: &'static str,
    /// What a game's luck is, and what it is counted in.
    pub about: fn(PageGame) -> &'static str,
    /// It is known of so many games of so many.
    pub known: fn(usize, usize) -> String,
    /// It can be worked out for so many more.
    pub open: fn(usize) -> String,
    /// So many have no record.
    pub lost: fn(usize) -> String,
    /// The records of so many cannot be used.
    pub unusable: fn(usize) -> String,
    /// Begins to work it out.
    pub work_out: &'static str,
    /// Stops.
    pub stop: &'static str,
    /// Goes on.
    pub go_on: &'static str,
    /// So many games are to go; so many of so many questions about the one at
    /// hand are answered.
    pub progress: fn(usize, usize, usize) -> String,
    /// It is worked out now.
    pub runs: &'static str,
    /// It has been stopped.
    pub stopped: &'static str,
    /// Nothing is left to be worked out.
    pub done: &'static str,
    /// There is no room to keep what was found.
    pub full: &'static str,
    /// Heading of one measure of several, with the number of its games.
    pub measure: fn(Scale, Cause, usize) -> String,
    /// What it gave a game, and how far that may be off: points, hundredths of a
    /// win.
    pub gave: fn(Cause, Scale, f64, Option<f64>) -> String,
    /// Actual and expected.
    pub compare: fn(Scale, &str, &str) -> String,
    /// What others' choices have to do with it.
    pub others: &'static str,
    /// The chart's title: so many games, means of so many.
    pub chart: fn(Scale, usize, usize) -> String,
    /// Heading of the places of the chart.
    pub game: &'static str,
    /// The line of what the games came to.
    pub actual: &'static str,
    /// The line of what was to be expected.
    pub expected: &'static str,
    /// Unfolds the chart's table.
    pub unfold: &'static str,
}

/// The texts in a language.
pub const fn texts(lang: Lang) -> &'static LuckTexts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

const EN: LuckTexts = LuckTexts {
    title: "Luck: expected against actual",
    about: |game| match game {
        PageGame::Dekal => {
            "Luck is what the cards that came to light did to your chance of winning, from your first decision on, besides what choices did to it. It is counted in wins. Over many games it comes close to nothing."
        }
        PageGame::Detrak => {
            "Luck is how many points your dice were worth: what bots of the regular level come to with them, less what they come to with any dice. Over many games it comes close to nothing."
        }
        PageGame::Dumble => {
            "Luck is what the cards did to your chance of winning the match, from your first decision on, besides what choices did to it. It is counted in wins. Over many games it comes close to nothing."
        }
        PageGame::Debacle => {
            "Chance decides nothing in Débâcle once the dice are set up. What is left here, counted in wins, is what neither player’s choices explain: what the expert itself had not foreseen."
        }
    },
    known: |known, all| match known {
        0 => "Luck is known of none of these games yet.".to_owned(),
        _ if known == all => "Luck is known of all these games.".to_owned(),
        _ => format!("Luck is known of {known} of these {all} games."),
    },
    open: |games| match games {
        1 => "It can be worked out for 1 game whose record is still kept.".to_owned(),
        _ => format!(
            "It can be worked out for {games} games whose records are still kept, the latest first."
        ),
    },
    lost: |games| match games {
        1 => "1 game has no record any more, and stays without.".to_owned(),
        _ => format!("{games} games have no record any more, and stay without."),
    },
    unusable: |games| match games {
        1 => "The record of 1 game cannot be used; it stays without.".to_owned(),
        _ => format!("The records of {games} games cannot be used; they stay without."),
    },
    work_out: "Work it out",
    stop: "Stop",
    go_on: "Go on",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "The last game".to_owned(),
            _ => format!("{games} games to go"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}; in this one {done} of {all} decisions are judged"),
        }
    },
    runs: "It is being worked out, as long as you stay here. What is known is kept.",
    stopped: "Stopped. What is known is kept.",
    done: "There is nothing more to be worked out.",
    full: "The browser’s storage is full: what was found cannot be kept.",
    measure: |scale, cause, games| {
        let unit = match scale {
            Scale::Points => "Points",
            Scale::Wins => "Wins",
        };
        let others = match cause {
            Cause::LuckAndOthers => ", against several others",
            Cause::Luck | Cause::Unforeseen => "",
        };
        match games {
            1 => format!("{unit}{others}: 1 game"),
            _ => format!("{unit}{others}: {games} games"),
        }
    },
    gave: |cause, scale, mean, half| {
        let who = match cause {
            Cause::Luck => "Luck",
            Cause::LuckAndOthers => "Luck and the others’ choices",
            Cause::Unforeseen => "What was not foreseen",
        };
        let unit = match scale {
            Scale::Points => " points",
            Scale::Wins => "% of a win",
        };
        let half = half.map(|half| format!(" (± {})", decimal(half, Lang::En)));
        let mean = signed(mean, Lang::En);
        format!(
            "{who} gave you {mean}{unit} a game{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => format!(
            "You came to {actual} points a game; without it, it would have been {expected}."
        ),
        Scale::Wins => {
            format!("You won {actual} of the games; without it, it would have been {expected}.")
        }
    },
    others: "With several others, what their choices gave you cannot be told from luck.",
    chart: |scale, games, window| {
        let unit = match scale {
            Scale::Points => "Points",
            Scale::Wins => "Wins",
        };
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · your last {games} games, means of up to {window}"),
        }
    },
    game: "Game",
    actual: "Actual",
    expected: "Expected",
    unfold: "As a table",
};

const FR: LuckTexts = LuckTexts {
    title: "Chance\u{a0}: l’attendu et l’obtenu",
    about: |game| match game {
        PageGame::Dekal => {
            "La chance est ce que les cartes révélées ont fait de vos chances de gagner, dès votre première décision, en plus de ce qu’en ont fait les choix. Elle se compte en victoires. Sur beaucoup de parties, elle s’approche de zéro."
        }
        PageGame::Detrak => {
            "La chance est ce que valaient vos dés, en points\u{a0}: ce qu’en tirent des robots du niveau habitué, moins ce qu’ils tirent de dés quelconques. Sur beaucoup de parties, elle s’approche de zéro."
        }
        PageGame::Dumble => {
            "La chance est ce que les cartes ont fait de vos chances de gagner la partie, dès votre première décision, en plus de ce qu’en ont fait les choix. Elle se compte en victoires. Sur beaucoup de parties, elle s’approche de zéro."
        }
        PageGame::Debacle => {
            "À Débâcle, le hasard ne décide plus de rien une fois les dés en place. Ce qui reste ici, compté en victoires, est ce que les choix des deux joueurs n’expliquent pas\u{a0}: ce que l’expert lui-même n’avait pas prévu."
        }
    },
    known: |known, all| match known {
        0 => "La chance n’est encore connue pour aucune de ces parties.".to_owned(),
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
        1 => "L’enregistrement de 1 partie est inutilisable\u{a0}: sa chance restera inconnue."
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
    full: "Le stockage du navigateur est plein\u{a0}: ce qui a été trouvé ne peut pas être conservé.",
    measure: |scale, cause, games| {
        let unit = match scale {
            Scale::Points => "Points",
            Scale::Wins => "Victoires",
        };
        let others = match cause {
            Cause::LuckAndOthers => ", à plusieurs",
            Cause::Luck | Cause::Unforeseen => "",
        };
        match games {
            1 => format!("{unit}{others}\u{a0}: 1 partie"),
            _ => format!("{unit}{others}\u{a0}: {games} parties"),
        }
    },
    gave: |cause, scale, mean, half| {
        let who = match cause {
            Cause::Luck => "La chance vous a donné",
            Cause::LuckAndOthers => "La chance et les choix des autres vous ont donné",
            Cause::Unforeseen => "L’imprévu vous a donné",
        };
        // As it is rounded: 1,9 point, 2,0 points.
        let several = mean.abs() >= 1.95;
        let unit = match (scale, several) {
            (Scale::Points, false) => "point",
            (Scale::Points, true) => "points",
            (Scale::Wins, _) => "%\u{a0}de victoire",
        };
        let half = half.map(|half| format!(" (±\u{a0}{})", decimal(half, Lang::Fr)));
        let mean = signed(mean, Lang::Fr);
        format!(
            "{who} {mean}\u{a0}{unit} par partie{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => format!(
            "Vous obtenez {actual} points par partie\u{a0}; sans cela, ce serait {expected}."
        ),
        Scale::Wins => {
            format!("Vous gagnez {actual} des parties\u{a0}; sans cela, ce serait {expected}.")
        }
    },
    others: "À plusieurs, ce que vous donnent les choix des autres ne se distingue pas de la chance.",
    chart: |scale, games, window| {
        let unit = match scale {
            Scale::Points => "Points",
            Scale::Wins => "Victoires",
        };
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · vos {games} dernières parties, moyennes de {window} au plus"),
        }
    },
    game: "Partie",
    actual: "Obtenu",
    expected: "Attendu",
    unfold: "En tableau",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_luck_gave_is_a_sentence() {
        assert_eq!(
            (EN.gave)(Cause::Luck, Scale::Points, 1.5, Some(0.44)),
            "Luck gave you +1.5 points a game (± 0.4)."
        );
        assert_eq!(
            (FR.gave)(Cause::LuckAndOthers, Scale::Wins, -3.25, None),
            "La chance et les choix des autres vous ont donné −3,3\u{a0}%\u{a0}de victoire par partie."
        );
        let points = |mean| (FR.gave)(Cause::Luck, Scale::Points, mean, None);
        assert!(points(-1.94).contains("−1,9\u{a0}point par"));
        assert!(points(1.96).contains("+2,0\u{a0}points par"));
    }

    #[test]
    fn french_never_breaks_a_line_before_its_tall_signs() {
        let source = include_str!("texts.rs");
        let french = source.split("const FR").nth(1).unwrap();
        let french = french.split("mod tests").next().unwrap();
        for sign in [" :", " ;", " !", " ?", " »", "« ", " %"] {
            assert!(!french.contains(sign), "plain space before {sign}");
        }
    }
}
