//! The section about luck: mean luck, expected against actual results, and the number of games whose luck is
//! known.

use engine::GameId;
use model::value_scale::ValueScale;
use ui::i18n::{Texts, Translated};

use core::ops::Range;

use yew::prelude::*;

use super::known::StoredLuck;
use super::progress::LuckProgress;
use super::tally::{ENOUGH, ExpectedResult, Game, LuckTally};
use crate::tally::moving_means;
use crate::texts::luck::{Cause, LuckTexts, texts};
use model::lang::Lang;
use model::results::{Line, Scale};
use pool::Pool;
use table::summary;
use ui::charts::{LineChart, Series, line_chart};
use ui::dates::Dates;

/// The most games that the chart shows.
const LAST: usize = 100;
/// The number of games in each moving mean of the chart.
const WINDOW: usize = ENOUGH;

/// The section about luck for these games of one kind.
pub fn section(
    game: GameId,
    lines: &[&Line],
    stored: &StoredLuck,
    pool: &Pool,
    on_known: &Callback<()>,
    lang: Lang,
) -> Html {
    let texts = texts(lang);
    let tallies = LuckTally::of(lines, stored);
    let several = tallies.len() > 1;
    html! {
        <section key="luck" class="panel luck" aria-labelledby="luck" data-luck="" hidden={lines.is_empty()}>
            <h2 key="title" id="luck">{ texts.title }</h2>
            <p key="about">{ summary(game, lang).luck }</p>
            <LuckProgress key="work" {game} backlog={stored.backlog(lines)} pool={pool.clone()} {on_known} />
            { for tallies.iter().map(|tally| luck_figures(game, tally, several, lang)) }
        </section>
    }
}

/// What makes results differ from expectations in these games.
fn cause(game: GameId, tally: &LuckTally) -> Cause {
    let measure = tally.measure;
    match (
        ValueScale::of(game).has_chance,
        measure.others,
        measure.scale,
    ) {
        (false, ..) => Cause::Unforeseen,
        (true, true, _) => Cause::LuckAndOthers,
        (true, false, Scale::Points) => Cause::Dice,
        (true, false, Scale::Wins) => Cause::Luck,
    }
}

/// The numbers and the chart of one tally; `several` if there are others, so that it needs a heading.
fn luck_figures(game: GameId, tally: &LuckTally, several: bool, lang: Lang) -> Html {
    let texts = texts(lang);
    let (scale, cause) = (tally.measure.scale, cause(game, tally));
    // Shares of wins are shown in percent.
    let size = |number: f64| match scale {
        Scale::Wins => 100.0 * number,
        Scale::Points => number,
    };
    let half = tally.half.map(size);
    let compared = compared(tally, lang);
    let few = scale == Scale::Wins && !tally.measure.others && compared.is_none();
    let key = format!("{} {}", scale.name(), tally.measure.others);
    let about = |key: &'static str, text: &'static str, shown: bool| {
        html! { <p {key} class="about" hidden={!shown}>{ text }</p> }
    };
    html! {
        <div {key} class="luck-measure" data-measure={scale.name()} data-games={tally.games.len().to_string()}>
            <h3 key="title" hidden={!several}>{ (texts.measure)(scale, cause, tally.games.len()) }</h3>
            <p key="gave">{ (texts.gave)(cause, scale, size(tally.mean), half) }</p>
            <p key="compare" hidden={compared.is_none()}>{ compared }</p>
            { about("added", texts.added, scale == Scale::Wins && tally.mean.abs() >= 1.0) }
            { about("long-run", texts.long_run, matches!(cause, Cause::Luck | Cause::Dice)) }
            { about("others", texts.others, cause == Cause::LuckAndOthers) }
            <p key="few" class="about" hidden={!few}>{ (texts.few)(ENOUGH) }</p>
            <div key="chart" hidden={charted(tally).len() < 2}>{ chart(tally, texts, lang) }</div>
        </div>
    }
}

/// Actual against expected results, in words; `None` if the expected result is not known.
fn compared(tally: &LuckTally, lang: Lang) -> Option<String> {
    let (texts, numbers) = (texts(lang), Texts::of(lang).numbers);
    let (actual, expected) = match tally.expected? {
        ExpectedResult::Points(points) => (numbers.decimal(tally.actual), numbers.decimal(points)),
        ExpectedResult::Wins { low, high } => {
            let (low, high) = (numbers.share(low), numbers.share(high));
            let range = if low == high {
                low
            } else {
                (texts.range)(&low, &high)
            };
            (numbers.share(tally.actual), range)
        }
    };
    Some((texts.compare)(tally.measure.scale, &actual, &expected))
}

/// The games that the chart shows: the latest ones. For wins it begins where there are enough games for a mean.
/// It is empty if the expected result is not known.
fn charted(tally: &LuckTally) -> Range<usize> {
    let count = tally.games.len();
    let first = match tally.measure.scale {
        Scale::Points => 0,
        Scale::Wins => ENOUGH - 1,
    };
    match tally.expected {
        Some(_) => count.saturating_sub(LAST).max(first)..count,
        None => count..count,
    }
}

/// The chart of actual and expected results.
fn chart(tally: &LuckTally, texts: &LuckTexts, lang: Lang) -> Html {
    let scale = tally.measure.scale;
    let shown = charted(tally);
    let series = |name: &str, value: fn(&Game) -> f64| {
        let numbers: Vec<f64> = tally.games.iter().map(value).collect();
        let means = moving_means(&numbers, WINDOW);
        let size = |mean: &f64| match scale {
            Scale::Points => *mean,
            Scale::Wins => 100.0 * mean.clamp(0.0, 1.0),
        };
        Series {
            name: name.to_owned().into(),
            values: means[shown.clone()].iter().map(size).map(Some).collect(),
            dots: false,
        }
    };
    let series = vec![
        series(texts.actual, |game| game.actual),
        series(texts.expected, |game| game.expected),
    ];
    let numbers = Texts::of(lang).numbers;
    let (dates, places) = (Dates::short(lang), tally.games[shown.clone()].iter());
    line_chart(&LineChart {
        title: (texts.chart)(scale, shown.len(), WINDOW).into(),
        places_name: texts.game.into(),
        places: places.map(|game| dates.write(game.ended).into()).collect(),
        series,
        write: &|number| match scale {
            Scale::Wins => numbers.share(number / 100.0),
            Scale::Points => numbers.short(number),
        },
        unfold: texts.unfold,
    })
}
