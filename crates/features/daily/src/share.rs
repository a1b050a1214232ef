//! Results in words, and their comparison with par.

use engine::{GameId, with_game};
use model::games::{Figure, GameProfile, Objective};
use model::value_scale::ValueScale;

use core::cmp::Ordering;

use super::texts::texts;
use model::day::Day;
use model::day_log::FinalScores;
use model::results::figure;
use ui::i18n::{Lang, ResultLineTexts, Translated, signed};

/// A result in short: the points (of both sides in a game of two), and the place if there are opponents.
pub fn result_text(game: GameId, result: &FinalScores, seat: usize, lang: Lang) -> String {
    let own = result.scores.get(seat).copied().unwrap_or_default();
    let place = result.places.get(seat).copied().unwrap_or_default();
    match with_game!(game, G => G::FIGURE) {
        Figure::Lead => {
            let other = own - figure(game, &result.scores, seat);
            format!("{own}–{other}")
        }
        Figure::Points if ValueScale::of(game).independent_seats => signed(own),
        Figure::Points => {
            let place = (ResultLineTexts::of(lang).place)(place, result.places.len());
            format!("{own}, {place}")
        }
    }
}

/// A par in short. Where points are compared its place is left out: it is relative to the points of a game that
/// the person has not seen.
pub fn par_text(game: GameId, par: &FinalScores, seat: usize, lang: Lang) -> String {
    match objective(game) {
        Objective::Points => signed(par.scores.get(seat).copied().unwrap_or_default()),
        Objective::Win => result_text(game, par, seat, lang),
    }
}

/// By how many points a result is better or worse than the par; `None` if they are equal, or if places decide.
pub fn difference(
    game: GameId,
    result: &FinalScores,
    par: &FinalScores,
    seat: usize,
) -> Option<u32> {
    let place = |result: &FinalScores| result.places.get(seat).copied();
    let decides = objective(game) == Objective::Points || place(result) == place(par);
    let points = |result: &FinalScores| figure(game, &result.scores, seat);
    Some(points(result).abs_diff(points(par))).filter(|points| decides && *points > 0)
}

/// Compares a result with the par by their [merits](FinalScores::merit); [`Ordering::Greater`] if it is better.
pub fn compare(game: GameId, result: &FinalScores, par: &FinalScores, seat: usize) -> Ordering {
    result.merit(game, seat).cmp(&par.merit(game, seat))
}

/// The objective of a day's game.
fn objective(game: GameId) -> Objective {
    with_game!(game, G => G::DAY_OBJECTIVE)
}

/// A result as a line of text to share, in the person's language.
pub fn line(
    game: GameId,
    day: Day,
    result: &FinalScores,
    par: Option<&FinalScores>,
    seat: usize,
    lang: Lang,
) -> String {
    let mut text = format!(
        "Tablée · {} · {day} · {}",
        game.title(),
        result_text(game, result, seat, lang)
    );
    if let Some(par) = par {
        let star = match compare(game, result, par, seat) {
            Ordering::Greater => " ★",
            Ordering::Equal | Ordering::Less => "",
        };
        let (word, par) = (texts(lang).par_word, par_text(game, par, seat, lang));
        text.push_str(&format!(" ({word} {par}){star}"));
    }
    text
}

/// A day's results as text to share: a line with a sign for each game that was played, by how it compares with par, or
/// `None` while that is not known. It has no points, so that nobody who reads it knows what can be reached. Each line but
/// the last ends with a blank, for fields of one line.
pub fn day_lines(
    day: Day,
    results: impl IntoIterator<Item = (GameId, Option<Ordering>)>,
    lang: Lang,
) -> String {
    let mut text = format!("Tablée · {day}");
    for (game, comparison) in results {
        let sign = match comparison {
            Some(Ordering::Greater) => "★",
            Some(Ordering::Equal) => "＝",
            Some(Ordering::Less) => "▽",
            None => "●",
        };
        text.push_str(&format!(" \n{sign} {}", game.title()));
        if let Some(comparison) = comparison {
            let words = (texts(lang).compared)(comparison, None);
            text.push_str(&format!(" · {}", uncapitalised(&words)));
        }
    }
    text
}

/// The text with its first letter small.
fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(scores: &[i32], places: &[u8]) -> FinalScores {
        FinalScores {
            scores: scores.into(),
            places: places.into(),
        }
    }

    #[test]
    fn results_are_told_in_the_persons_language() {
        let day = "2026-11-21".parse().unwrap();
        let dekal = result(&[34, 41], &[1, 2]);
        let par = result(&[36, 30], &[2, 1]);
        let text = |par, lang| line(GameId::Dekal, day, &dekal, par, 0, lang);
        assert_eq!(
            text(None, Lang::En),
            "Tablée · Dékal · 2026-11-21 · 34, 1st of 2"
        );
        assert_eq!(
            text(Some(&par), Lang::Fr),
            "Tablée · Dékal · 2026-11-21 · 34, 1er sur 2 (robot 36) ★"
        );
        let result_text =
            |game, scores: &[i32]| result_text(game, &result(scores, &[1, 2]), 0, Lang::En);
        assert_eq!(result_text(GameId::Detrak, &[38]), "38");
        assert_eq!(result_text(GameId::Debacle, &[31, 12]), "31–12");
        assert_eq!(result_text(GameId::Dumble, &[99, 120]), "99, 1st of 2");
        let par = |game| par_text(game, &result(&[31, 12], &[1, 2]), 0, Lang::En);
        let all = [GameId::Dekal, GameId::Dumble, GameId::Debacle].map(par);
        assert_eq!(all, ["31", "31, 1st of 2", "31–12"]);
    }

    #[test]
    fn a_day_is_shared_by_signs_and_without_points() {
        let day = "2026-11-21".parse().unwrap();
        let results = [
            (GameId::Dekal, Some(Ordering::Greater)),
            (GameId::Detrak, Some(Ordering::Less)),
            (GameId::Dumble, Some(Ordering::Equal)),
            (GameId::Debacle, None),
        ];
        assert_eq!(
            day_lines(day, results, Lang::En),
            "Tablée · 2026-11-21 \n★ Dékal · better than par \n▽ Détrak · worse than par \n＝ Dumble · exactly par \n● Débâcle"
        );
        assert_eq!(day_lines(day, [], Lang::Fr), "Tablée · 2026-11-21");
    }

    #[test]
    fn what_is_better_than_par_is_each_games_own_affair() {
        let cmp = |game, own: (i32, u8), par: (i32, u8)| {
            let result = |(score, place): (i32, u8)| result(&[score, 20], &[place, 3 - place]);
            compare(game, &result(own), &result(par), 0)
        };
        let (better, equal, worse) = (Ordering::Greater, Ordering::Equal, Ordering::Less);
        assert_eq!(cmp(GameId::Dekal, (30, 2), (31, 1)), better);
        assert_eq!(cmp(GameId::Dekal, (31, 2), (31, 1)), equal);
        assert_eq!(cmp(GameId::Detrak, (30, 1), (31, 1)), worse);
        assert_eq!(cmp(GameId::Dumble, (98, 1), (50, 2)), better);
        assert_eq!(cmp(GameId::Dumble, (98, 1), (50, 1)), worse);
        assert_eq!(cmp(GameId::Debacle, (31, 1), (30, 1)), better);
        assert_eq!(cmp(GameId::Debacle, (29, 2), (30, 1)), worse);
    }

    #[test]
    fn points_are_told_unless_places_decide() {
        let by = |game, own: (i32, u8), par: (i32, u8)| {
            let result = |(score, place): (i32, u8)| result(&[score, 20], &[place, 3 - place]);
            difference(game, &result(own), &result(par), 0)
        };
        assert_eq!(by(GameId::Dekal, (30, 2), (36, 1)), Some(6));
        assert_eq!(by(GameId::Detrak, (40, 1), (31, 1)), Some(9));
        assert_eq!(by(GameId::Detrak, (31, 1), (31, 1)), None, "they are equal");
        assert_eq!(by(GameId::Dumble, (98, 1), (50, 1)), Some(48));
        assert_eq!(by(GameId::Dumble, (98, 1), (50, 2)), None);
        assert_eq!(by(GameId::Debacle, (31, 1), (34, 1)), Some(3));
    }
}
