//! How a person is getting on with a game's puzzles: the rating over time, and what was solved of each theme.

use model::puzzles::Attempts;
use ui::charts::{LineChart, Series, line_chart};
use ui::i18n::{Lang, Translated};
use yew::prelude::*;

use crate::request::Contents;
use crate::texts::{ProgressTexts, PuzzleTexts};

/// From so many puzzles on there is a chart: fewer ratings say nothing.
const FEW: usize = 5;
/// The most ratings of a chart: the latest.
const MOST: usize = 200;

/// The person's progress, to be unfolded; nothing before a few puzzles were tried. `names` has the themes in words.
pub fn progress(attempts: &Attempts, found: &Contents, names: &[&str], lang: Lang) -> Html {
    let texts = ProgressTexts::of(lang);
    let tried = attempts.first().len();
    if tried < FEW {
        return Html::default();
    }
    html! {
        <details key="progress" data-progress={tried.to_string()}>
            <summary>{ texts.title }</summary>
            { chart(attempts, tried, lang) }
            { by_theme(attempts, found, names, lang) }
        </details>
    }
}

/// The ratings after the latest puzzles.
fn chart(attempts: &Attempts, tried: usize, lang: Lang) -> Html {
    let texts = ProgressTexts::of(lang);
    let left_out = tried.saturating_sub(MOST);
    let ratings = attempts.ratings().skip(left_out);
    let values: Vec<Option<f64>> = ratings.map(|one| Some(one.points.into())).collect();
    line_chart(&LineChart {
        title: texts.chart.into(),
        places_name: texts.puzzle.into(),
        places: (left_out + 1..=tried)
            .map(|number| number.to_string().into())
            .collect(),
        series: vec![Series {
            name: texts.rating.into(),
            dots: values.len() <= FEW,
            values,
        }],
        write: &|value| PuzzleTexts::of(lang).numbers.short(value),
        unfold: texts.unfold,
    })
}

/// How many puzzles about each theme were solved at once, those that are solved least often first.
fn by_theme(attempts: &Attempts, found: &Contents, names: &[&str], lang: Lang) -> Html {
    let texts = ProgressTexts::of(lang);
    let mut rows: Vec<(usize, usize, &str)> = solved_by_theme(attempts, found)
        .into_iter()
        .zip(names)
        .filter(|((_, tried), _)| *tried > 0)
        .map(|((solved, tried), name)| (solved, tried, *name))
        .collect();
    rows.sort_by_key(|(solved, tried, _)| (solved * 1_000 / tried, *tried));
    let row = |(solved, tried, name): &(usize, usize, &str)| {
        html! { <tr key={(*name).to_owned()}><th key="theme" scope="row">{ *name }</th><td key="solved">{ (texts.of)(*solved, *tried) }</td></tr> }
    };
    html! {
        <table key="themes" class="puzzle-progress">
            <caption>{ texts.by_theme }</caption>
            <thead><tr><th key="theme" scope="col">{ texts.theme }</th><th key="solved" scope="col">{ texts.solved }</th></tr></thead>
            <tbody>{ for rows.iter().map(row) }</tbody>
        </table>
    }
}

/// For each theme, how many puzzles were solved at once, of how many that were tried.
fn solved_by_theme(attempts: &Attempts, found: &Contents) -> Vec<(usize, usize)> {
    let of = |ids: &std::collections::BTreeSet<u32>| {
        let about = attempts.first().iter().filter(|one| ids.contains(&one.id));
        let tried = about.clone().count();
        (about.filter(|one| one.is_solved).count(), tried)
    };
    found.themes.iter().map(|(_, ids)| of(ids)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_attempts_count_for_their_themes() {
        let found = Contents {
            themes: vec![
                ("pair", [1, 2].into()),
                ("deny", [2, 3].into()),
                ("corner", [4].into()),
            ],
            ..Contents::default()
        };
        // The second attempt at the first puzzle does not count.
        let attempts = Attempts::read(
            "1000 00000001 1200 -\n2000 00000002 1300 +\n3000 00000001 1200 + r\n4000 00000003 900 +",
        );
        let counts = solved_by_theme(&attempts, &found);
        assert_eq!(counts, [(1, 2), (2, 2), (0, 0)]);
        let ratings: Vec<i32> = attempts.ratings().map(|one| one.points).collect();
        assert_eq!(ratings.len(), 3);
        assert_eq!(ratings[2], attempts.rating().points);
        assert!(ratings[0] < ratings[1], "a solved puzzle raises the rating");
    }
}
