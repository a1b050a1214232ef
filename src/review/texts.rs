//! What a review says, in every language. A missing text does not compile.

use super::account::Rivals;
use super::measure::{Measure, Unit};
use crate::i18n::{Lang, decimal};

/// The texts in one language.
pub struct ReviewTexts {
    /// The screen's title, with the game's name.
    pub title: fn(&str) -> String,
    /// What a review is.
    pub about: &'static str,
    /// How far it is: so many of so many decisions.
    pub progress: fn(usize, usize) -> String,
    /// Stops judging, and goes on with it.
    pub stop: &'static str,
    /// Goes on.
    pub go_on: &'static str,
    /// It has been stopped.
    pub stopped: &'static str,
    /// It is done.
    pub done: &'static str,
    /// Nobody decided anything.
    pub nothing: &'static str,
    /// Heading of the chart.
    pub chart: fn(Measure) -> &'static str,
    /// The chart's other form.
    pub as_table: &'static str,
    /// Heading of its rows.
    pub turn: &'static str,
    /// A round, from 1, where there are several, and its turns from the first
    /// to the last, from 1.
    pub turns: fn(Option<usize>, u32, u32) -> String,
    /// The last row of a match that is over.
    pub end: &'static str,
    /// Heading of the table of what choices and luck gave.
    pub account: fn(Measure) -> &'static str,
    /// Its columns.
    pub start: &'static str,
    /// One's own choices.
    pub own: &'static str,
    /// The others' choices.
    pub others: &'static str,
    /// What is left.
    pub luck: fn(Rivals, bool) -> &'static str,
    /// What came out.
    pub result: &'static str,
    /// What the columns mean.
    pub account_about: fn(Rivals, bool) -> &'static str,
    /// Heading of the decisions.
    pub costly: &'static str,
    /// Whose decisions are listed.
    pub whose: &'static str,
    /// Everybody's.
    pub everybody: &'static str,
    /// So many of so many decisions cost something.
    pub count: fn(usize, usize) -> String,
    /// Lists more of them.
    pub more: &'static str,
    /// Whoever decided, and what was done.
    pub played: fn(&str, &str) -> String,
    /// What was better.
    pub better: fn(&str) -> String,
    /// By how much: in the unit, and in points where they are told besides.
    pub gain: fn(Measure, i32, Option<i32>) -> String,
    /// Up to how much means nothing, in tenths of the unit.
    pub doubt: fn(Measure, i32) -> String,
    /// Shows the position of a decision.
    pub look: &'static str,
    /// Back to the review.
    pub back: &'static str,
    /// To the decision that cost a little more, and a little less.
    pub dearer: &'static str,
    /// A little less.
    pub cheaper: &'static str,
    /// Which of how many decisions is shown.
    pub place: fn(usize, usize) -> String,
    /// Begins a new game at this point.
    pub play_on: &'static str,
    /// What that means.
    pub play_on_about: &'static str,
    /// A number in tenths of the unit: a share is told in hundredths.
    pub number: fn(Unit, i32, bool) -> String,
    /// A whole number of hundredths.
    pub percent: fn(i32) -> String,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static ReviewTexts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

/// A number in tenths that may be negative; with a plus where it is a change.
fn tenths(number: i32, change: bool, point: char) -> String {
    let sign = match number {
        number if number < 0 => "−",
        number if number > 0 && change => "+",
        _ => "",
    };
    format!("{sign}{}", decimal(number.unsigned_abs(), point))
}

/// Turns with their round before them; without one they begin the line.
fn headed(word: &str, round: Option<usize>, turns: &str) -> String {
    match round {
        Some(round) => format!("{word} {round}, {turns}"),
        None => turns.replacen('t', "T", 1),
    }
}

static EN: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: review"),
    about: "Every decision is judged by what its player could know then, as the expert sees it.",
    progress: |done, all| format!("Judging the decisions: {done} of {all}"),
    stop: "Stop",
    go_on: "Go on",
    stopped: "Stopped. What has been judged is kept while this page is open.",
    done: "All decisions are judged.",
    nothing: "There is no decision to judge in this game.",
    chart: |measure| match measure.unit {
        Unit::Points => "Points to be expected in the end",
        Unit::Share => "Chance of winning the game",
    },
    as_table: "The chart as a table",
    turn: "Turn",
    turns: |round, first, last| {
        let turns = match first == last {
            true => format!("turn {first}"),
            false => format!("turns {first}–{last}"),
        };
        headed("Round", round, &turns)
    },
    end: "In the end",
    account: |measure| match measure.luck {
        true => "Choices and luck",
        false => "Choices",
    },
    start: "Expected at first",
    own: "Own choices",
    others: "Others’ choices",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Not foreseen",
        (Rivals::Several, true) => "Luck and others",
        (Rivals::None | Rivals::One, true) => "Luck",
    },
    result: "Result",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "What was expected at first and the changes add up to the result. There is no luck here: what nobody’s choice explains is what the expert itself had not foreseen."
        }
        (Rivals::Several, true) => {
            "What was expected at first and the changes add up to the result. With several others, what their choices gave cannot be told from luck."
        }
        (Rivals::One, true) => {
            "What was expected at first and the changes add up to the result. What a choice cost one player, the other has won; the rest is luck, and where the expert itself was mistaken."
        }
        (Rivals::None, true) => {
            "What was expected at first and the changes add up to the result. What the choices do not explain is luck, and where the expert itself was mistaken."
        }
    },
    costly: "The costliest decisions",
    whose: "Whose decisions",
    everybody: "Everybody’s",
    count: |costly, all| match costly {
        0 => format!("None of {all} decisions was clearly worse than the best."),
        1 => format!("1 of {all} decisions was clearly worse than the best."),
        _ => format!("{costly} of {all} decisions were clearly worse than the best."),
    },
    more: "Show more",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Better: {action}"),
    gain: |measure, gain, points| {
        let gain = (EN.number)(measure.unit, gain, false);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} points more"),
            Unit::Share => format!("{gain} more chance of winning the game"),
        };
        match points {
            Some(points) => format!("{gain}, {} points better", tenths(points, false, '.')),
            None => gain,
        }
    },
    doubt: |measure, doubt| {
        let doubt = (EN.number)(measure.unit, doubt, false);
        match measure.unit {
            Unit::Points => format!("Differences up to {doubt} points count as equal."),
            Unit::Share => format!("Differences up to {doubt} count as equal."),
        }
    },
    look: "Look at it",
    back: "Review",
    dearer: "A costlier one",
    cheaper: "A less costly one",
    place: |place, all| format!("{place} of {all}"),
    play_on: "Play on from here",
    play_on_about: "A new game begins at this point, with the same cards or dice to come. A game under way is put away.",
    number: |unit, number, change| match unit {
        Unit::Share => format!("{}%", tenths(number, change, '.')),
        Unit::Points => tenths(number, change, '.'),
    },
    percent: |percent| format!("{percent}%"),
};

static FR: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}\u{a0}: analyse"),
    about: "Chaque décision est jugée d’après ce que son joueur pouvait savoir alors, avec les yeux de l’expert.",
    progress: |done, all| format!("Décisions jugées\u{a0}: {done} sur {all}"),
    stop: "Arrêter",
    go_on: "Continuer",
    stopped: "Arrêté. Ce qui est jugé est conservé tant que cette page reste ouverte.",
    done: "Toutes les décisions sont jugées.",
    nothing: "Cette partie ne contient aucune décision à juger.",
    chart: |measure| match measure.unit {
        Unit::Points => "Points attendus à la fin",
        Unit::Share => "Chances de gagner la partie",
    },
    as_table: "Le graphique en tableau",
    turn: "Tour",
    turns: |round, first, last| {
        let turns = match first == last {
            true => format!("tour {first}"),
            false => format!("tours {first}–{last}"),
        };
        headed("Manche", round, &turns)
    },
    end: "À la fin",
    account: |measure| match measure.luck {
        true => "Choix et chance",
        false => "Choix",
    },
    start: "Attendu au début",
    own: "Ses choix",
    others: "Choix des autres",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Imprévu",
        (Rivals::Several, true) => "Chance et autres",
        (Rivals::None | Rivals::One, true) => "Chance",
    },
    result: "Résultat",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. Il n’y a pas de chance ici\u{a0}: ce qu’aucun choix n’explique, l’expert lui-même ne l’avait pas prévu."
        }
        (Rivals::Several, true) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. À plusieurs, ce que donnent les choix des autres ne se distingue pas de la chance."
        }
        (Rivals::One, true) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. Ce qu’un choix coûte à l’un, l’autre le gagne\u{a0}; le reste est la chance, ou une erreur de l’expert lui-même."
        }
        (Rivals::None, true) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. Ce que les choix n’expliquent pas est la chance, ou une erreur de l’expert lui-même."
        }
    },
    costly: "Les décisions les plus chères",
    whose: "Décisions de qui",
    everybody: "De tout le monde",
    count: |costly, all| match (costly, all) {
        (0, _) => {
            format!("Décisions nettement moins bonnes que la meilleure\u{a0}: aucune sur {all}.")
        }
        _ => {
            format!("Décisions nettement moins bonnes que la meilleure\u{a0}: {costly} sur {all}.")
        }
    },
    more: "En montrer plus",
    played: |name, action| format!("{name}\u{a0}: {action}"),
    better: |action| format!("Mieux\u{a0}: {action}"),
    gain: |measure, gain, points| {
        let gain = (FR.number)(measure.unit, gain, false);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} points de plus"),
            Unit::Share => format!("{gain} de chances de plus de gagner la partie"),
        };
        match points {
            Some(points) => format!("{gain}, {} points de mieux", tenths(points, false, ',')),
            None => gain,
        }
    },
    doubt: |measure, doubt| {
        let doubt = (FR.number)(measure.unit, doubt, false);
        match measure.unit {
            Unit::Points => format!("Jusqu’à {doubt} points d’écart, c’est à peu près égal."),
            Unit::Share => format!("Jusqu’à {doubt} d’écart, c’est à peu près égal."),
        }
    },
    look: "Voir la position",
    back: "Analyse",
    dearer: "Une plus chère",
    cheaper: "Une moins chère",
    place: |place, all| format!("{place} sur {all}"),
    play_on: "Continuer d’ici",
    play_on_about: "Une nouvelle partie commence à cet endroit, avec les mêmes cartes ou dés à venir. Une partie en cours est rangée.",
    number: |unit, number, change| match unit {
        Unit::Share => format!("{}\u{a0}%", tenths(number, change, ',')),
        Unit::Points => tenths(number, change, ','),
    },
    percent: |percent| format!("{percent}\u{a0}%"),
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign_and_their_unit() {
        assert_eq!((EN.number)(Unit::Share, -45, true), "−4.5%");
        assert_eq!((EN.number)(Unit::Points, 12, true), "+1.2");
        assert_eq!((EN.number)(Unit::Points, 0, true), "0.0");
        assert_eq!((FR.number)(Unit::Share, 45, false), "4,5\u{a0}%");
    }

    #[test]
    fn turns_are_told_as_players_count_them() {
        assert_eq!((EN.turns)(Some(2), 5, 5), "Round 2, turn 5");
        assert_eq!((EN.turns)(None, 5, 6), "Turns 5–6");
        assert_eq!((FR.turns)(Some(2), 5, 6), "Manche 2, tours 5–6");
        assert_eq!((FR.turns)(None, 5, 5), "Tour 5");
    }

    #[test]
    fn french_never_breaks_a_line_before_its_tall_signs() {
        let source = include_str!("texts.rs");
        let french = source.split("static FR").nth(1).unwrap();
        let french = french.split("mod tests").next().unwrap();
        for sign in [" :", " ;", " !", " ?", " »", "« ", " %"] {
            // Patterns and types have no space before a colon either.
            assert!(!french.contains(sign), "plain space before {sign}");
        }
    }
}
