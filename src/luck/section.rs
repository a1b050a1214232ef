//! What is shown of luck: what it is counted in, expected against actual, and
//! of how many games it is known.

use yew::prelude::*;

use super::known::Known;
use super::tally::{Game, LuckTally};
use super::texts::{Cause, LuckTexts, texts};
use super::working::Working;
use crate::charts::{LineChart, Series, line_chart};
use crate::dates::Dates;
use crate::games::{self, PageGame};
use crate::i18n::Lang;
use crate::pool::Pool;
use crate::results::{Line, Scale};
use crate::statistics::moving_means;

/// How many games the chart shows.
const LAST: usize = 100;
/// Over how many games its lines go.
const WINDOW: usize = 10;

/// The section about the luck of these games of one kind.
pub fn section(
    game: PageGame,
    lines: &[&Line],
    known: &Known,
    pool: &Pool,
    on_known: &Callback<()>,
    lang: Lang,
) -> Html {
    let texts = texts(lang);
    let tallies = LuckTally::of(lines, known);
    let several = tallies.len() > 1;
    html! {
        <section key="luck" class="panel luck" aria-labelledby="luck" data-luck="" hidden={lines.is_empty()}>
            <h2 key="title" id="luck">{ texts.title }</h2>
            <p key="about">{ (texts.about)(game) }</p>
            <Working key="work" {game} backlog={known.backlog(lines)} pool={pool.clone()} {on_known} />
            { for tallies.iter().map(|tally| told(game, tally, several, lang)) }
        </section>
    }
}

/// What made a game's result another than was to be expected.
fn cause(game: PageGame, tally: &LuckTally) -> Cause {
    match (games::measure(game).luck, tally.measured.others) {
        (false, _) => Cause::Unforeseen,
        (true, true) => Cause::LuckAndOthers,
        (true, false) => Cause::Luck,
    }
}

/// What is measured alike: in words, and as a chart.
fn told(game: PageGame, tally: &LuckTally, several: bool, lang: Lang) -> Html {
    let (texts, numbers) = (texts(lang), lang.words().numbers);
    let (scale, cause) = (tally.measured.scale, cause(game, tally));
    // Shares are told in hundredths.
    let size = |number: f64| match scale {
        Scale::Wins => 100.0 * number,
        Scale::Points => number,
    };
    let half = tally.half.map(size);
    let write = |number| match scale {
        Scale::Wins => numbers.share(number),
        Scale::Points => numbers.decimal(number),
    };
    let key = format!("{} {}", scale.name(), tally.measured.others);
    html! {
        <div {key} class="luck-measure" data-measure={scale.name()} data-games={tally.games.len().to_string()}>
            <h3 key="title" hidden={!several}>{ (texts.measure)(scale, cause, tally.games.len()) }</h3>
            <p key="gave">{ (texts.gave)(cause, scale, size(tally.mean), half) }</p>
            <p key="compare">{ (texts.compare)(scale, &write(tally.actual), &write(tally.expected)) }</p>
            <p key="others" class="about" hidden={cause != Cause::LuckAndOthers}>{ texts.others }</p>
            <div key="chart" hidden={tally.games.len() < 2}>{ chart(tally, texts, lang) }</div>
        </div>
    }
}

/// What the latest games came to, and what was to be expected of them.
fn chart(tally: &LuckTally, texts: &LuckTexts, lang: Lang) -> Html {
    let scale = tally.measured.scale;
    let from = tally.games.len().saturating_sub(LAST);
    let series = |name: &str, value: fn(&Game) -> f64| {
        let numbers: Vec<f64> = tally.games.iter().map(value).collect();
        let means = moving_means(&numbers, WINDOW);
        Series {
            name: name.to_owned().into(),
            values: means[from..].iter().map(|mean| Some(*mean)).collect(),
            dots: false,
        }
    };
    let hundredths = scale == Scale::Wins;
    let series = vec![
        series(
            texts.actual,
            if hundredths {
                |game| 100.0 * game.actual
            } else {
                |game| game.actual
            },
        ),
        series(
            texts.expected,
            if hundredths {
                |game| 100.0 * game.expected
            } else {
                |game| game.expected
            },
        ),
    ];
    let numbers = lang.words().numbers;
    let (dates, places) = (Dates::short(lang), tally.games[from..].iter());
    line_chart(&LineChart {
        title: (texts.chart)(scale, tally.games.len() - from, WINDOW).into(),
        places_name: texts.game.into(),
        places: places.map(|game| dates.write(game.ended).into()).collect(),
        series,
        write: &|number| match hundredths {
            true => numbers.share(number / 100.0),
            false => numbers.short(number),
        },
        unfold: texts.unfold,
    })
}
