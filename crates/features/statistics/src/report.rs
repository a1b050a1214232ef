//! The numbers and charts of a group of games.

use engine::GameId;

use yew::prelude::*;

use super::tally::{Group, Tally, counted, groups, moving_means};
use super::texts::{StatisticsTexts, texts};
use model::results::{Kind, Line, Rating};
use table::summary;
use ui::charts::{Histogram, LineChart, Series, bins, histogram, line_chart};
use ui::dates::Dates;
use ui::i18n::{Lang, ResultLineTexts, Texts, Translated, capitalised, signed};

/// The most games that a chart over time shows.
pub const LAST: usize = 100;
/// The number of games in its moving mean.
pub const WINDOW: usize = 10;

/// Every number of a tally with its heading; a dash for a number that does not exist.
fn numbers(
    tally: &Tally,
    texts: &StatisticsTexts,
    lang: Lang,
) -> [(&'static str, &'static str, String); 5] {
    let write = Texts::of(lang).numbers;
    let dash = || "–".to_owned();
    [
        ("games", texts.count, tally.games.to_string()),
        (
            "wins",
            texts.wins,
            tally.wins.map_or_else(dash, |wins| write.share(wins)),
        ),
        ("mean", texts.mean, write.decimal(tally.mean)),
        (
            "spread",
            texts.spread,
            tally
                .spread
                .map_or_else(dash, |spread| write.decimal(spread)),
        ),
        ("best", texts.best, signed(tally.best)),
    ]
}

/// The person's rating after all games; hidden before the first rated one.
pub fn rating(game: GameId, games: &[Line], lang: Lang) -> Html {
    let texts = texts(lang);
    let said = Rating::of(game, games).map(|rating| {
        let level = Texts::of(lang).common.numbered(rating.level(game), game);
        (texts.rating)(&rating, &level)
    });
    html! {
        <div key="rating" data-rating="" hidden={said.is_none()}>
            <p key="rating"><strong key="rating">{ said.unwrap_or_default() }</strong></p>
            <p key="about" class="about">{ texts.rating_about }</p>
        </div>
    }
}

/// The numbers and charts of these games.
pub fn report(game: GameId, lines: &[&Line], lang: Lang) -> Html {
    let texts = texts(lang);
    let Some(tally) = Tally::of(lines) else {
        return html! { <p key="none" data-none="">{ texts.none }</p> };
    };
    let assisted = lines
        .iter()
        .filter(|line| line.kind == Kind::Assisted)
        .count();
    html! {
        <>
            <dl key="numbers" class="tiles">
                { for numbers(&tally, texts, lang).into_iter().map(|(name, head, number)| html! {
                    <div key={name} data-number={name}><dt key="head">{ head }</dt><dd key="number">{ number }</dd></div>
                }) }
            </dl>
            <p key="assisted" class="about" data-assisted="" hidden={assisted == 0}>{ (texts.assisted)(assisted) }</p>
            <div key="over-time" class="panel">{ over_time(game, lines, lang) }</div>
            <div key="histogram" class="panel">{ frequencies(game, lines, lang) }</div>
        </>
    }
}

fn over_time(game: GameId, lines: &[&Line], lang: Lang) -> Html {
    let texts = texts(lang);
    let figures: Vec<f64> = lines.iter().map(|line| line.figure().into()).collect();
    let means = moving_means(&figures, WINDOW);
    let from = lines.len().saturating_sub(LAST);
    let dates = Dates::short(lang);
    let places = lines[from..]
        .iter()
        .map(|line| dates.write(line.ended).into());
    let series = |name: String, values: Vec<Option<f64>>, dots| Series {
        name: name.into(),
        values,
        dots,
    };
    let own = figures[from..].iter().map(|figure| Some(*figure)).collect();
    let means = means[from..].iter().map(|mean| Some(*mean)).collect();
    let numbers = Texts::of(lang).numbers;
    let title = format!(
        "{} · {}",
        (texts.over_time)(lines.len() - from),
        summary(game, lang).figure
    );
    line_chart(&LineChart {
        title: title.into(),
        places_name: texts.game.into(),
        places: places.collect(),
        series: vec![
            series(texts.results.into(), own, true),
            series((texts.moving)(WINDOW), means, false),
        ],
        write: &|number| numbers.short(number),
        unfold: texts.unfold,
    })
}

fn frequencies(game: GameId, lines: &[&Line], lang: Lang) -> Html {
    let texts = texts(lang);
    let figures: Vec<i32> = lines.iter().map(|line| line.figure()).collect();
    histogram(&Histogram {
        title: texts.histogram.into(),
        numbers_name: summary(game, lang).figure.into(),
        counts_name: texts.count.into(),
        bins: bins(&figures),
        unfold: texts.unfold,
    })
}

/// The name of a group of a game: rules, players and opponents.
pub fn name(group: &Group, game: GameId, lang: Lang) -> String {
    let texts = ResultLineTexts::of(lang);
    capitalised(&texts.table(game, &group.variant, group.players, group.opponents))
}

/// The table of all groups with their numbers.
pub fn tables(games: &[Line], game: GameId, practice: bool, lang: Lang) -> Html {
    let texts = texts(lang);
    let all: Vec<&Line> = counted(games, practice)
        .filter(|line| line.game == game)
        .collect();
    let row = |(place, group): (usize, &Group)| {
        let own: Vec<&Line> = all
            .iter()
            .copied()
            .filter(|line| Group::of(line) == *group)
            .collect();
        let numbers = Tally::of(&own).map(|tally| numbers(&tally, texts, lang));
        html! {
            <tr key={place}>
                <th key="name" scope="row">{ name(group, game, lang) }</th>
                { for numbers.into_iter().flatten().map(|(name, _, number)| html! { <td key={name}>{ number }</td> }) }
            </tr>
        }
    };
    let heads = [
        texts.count,
        texts.wins,
        texts.mean,
        texts.spread,
        texts.best,
    ];
    html! {
        <section key="tables" class="panel" aria-labelledby="tables" hidden={all.is_empty()}>
            <h2 key="title" id="tables">{ texts.tables }</h2>
            <div key="rows" class="chart-numbers" tabindex="0" role="group" aria-labelledby="tables">
                <table>
                    <thead key="head"><tr>
                        <th key="name" scope="col">{ texts.table }</th>
                        { for heads.iter().map(|head| html! { <th key={*head} scope="col">{ *head }</th> }) }
                    </tr></thead>
                    <tbody key="body" data-tables="">{ for groups(&all).iter().enumerate().map(row) }</tbody>
                </table>
            </div>
        </section>
    }
}
