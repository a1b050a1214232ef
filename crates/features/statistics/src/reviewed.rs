//! What the reviews of the person's games have found: which level decides as well, what a decision cost over time, and the
//! kinds of decisions that cost the most.

use std::collections::BTreeSet;

use engine::GameId;
use yew::prelude::*;

use super::report::{LAST, WINDOW};
use super::tally::moving_means;
use super::texts::{StatisticsTexts, texts};
use crate::luck::LUCK;
use model::results::Line;
use model::value_scale::{Unit, ValueScale};
use review::{CostlyKind, PastMatch, costliest_kinds, reviewed_level, reviewed_matches};
use ui::charts::{LineChart, Series, line_chart};
use ui::dates::Dates;
use ui::i18n::{Lang, Texts, Translated};
use ui::part::part_aside;
use ui::route::{ReviewedMatch, Route};

/// The most examples of a kind of decision.
const EXAMPLES: usize = 3;

/// What reviews have found; hidden before the first. `kept` has the ids of the games that have a record.
pub fn reviewed(game: GameId, lines: &[Line], kept: &BTreeSet<String>, lang: Lang) -> Html {
    let texts = texts(lang);
    let matches = reviewed_matches(game);
    let level = reviewed_level(game, &matches, lang);
    let said = level.map(|level| (texts.reviewed)(matches.len(), &level));
    let kinds = costliest_kinds(&matches);
    html! {
        <div key="reviewed" hidden={said.is_none()}>
            <p key="reviewed" data-reviewed="" hidden={said.is_none()}>{ said }</p>
            { over_time(game, &matches, lines, lang) }
            { for (!kinds.is_empty()).then(|| costliest(game, kinds, kept, lang)) }
        </div>
    }
}

/// When the matches ended, and what a decision cost in each, in the order in which they ended. Matches without a result are
/// left out.
fn losses(matches: &[PastMatch], lines: &[Line]) -> Vec<(u64, f64)> {
    let loss = |one: &PastMatch| {
        let line = lines.iter().find(|line| line.id == one.id)?;
        let decisions = Some(one.costs.decisions).filter(|count| *count > 0)?;
        Some((line.ended, one.costs.sum / decisions as f64))
    };
    let mut losses: Vec<(u64, f64)> = matches.iter().filter_map(loss).collect();
    losses.sort_by_key(|(ended, _)| *ended);
    losses
}

/// A cost as it is shown, in points or in percent of a win: wins are kept in thousandths.
fn shown(cost: f64, unit: Unit) -> f64 {
    match unit {
        Unit::Share => cost / 10.0,
        Unit::Points => cost,
    }
}

/// The chart of what a decision cost in each match; nothing before the second.
fn over_time(game: GameId, matches: &[PastMatch], lines: &[Line], lang: Lang) -> Html {
    let (texts, numbers) = (texts(lang), Texts::of(lang).numbers);
    let losses = losses(matches, lines);
    if losses.len() < 2 {
        return Html::default();
    }
    let from = losses.len().saturating_sub(LAST);
    let unit = ValueScale::of(game).unit;
    let all: Vec<f64> = losses.iter().map(|(_, loss)| shown(*loss, unit)).collect();
    let means = moving_means(&all, WINDOW);
    let series = |name: String, values: &[f64], dots| Series {
        name: name.into(),
        values: values[from..].iter().map(|value| Some(*value)).collect(),
        dots,
    };
    let dates = Dates::short(lang);
    let places = losses[from..].iter();
    let chart = line_chart(&LineChart {
        title: (texts.losses)(unit).into(),
        places_name: texts.game.into(),
        places: places
            .map(|(ended, _)| dates.write(*ended).into())
            .collect(),
        series: vec![
            series(texts.loss.into(), &all, true),
            series((texts.moving)(WINDOW), &means, false),
        ],
        write: &|number| numbers.short(number),
        unfold: texts.unfold,
    });
    html! { <div key="losses" class="panel" data-losses="">{ chart }</div> }
}

/// The kinds of decisions that cost the most, once the game's names of kinds are loaded.
fn costliest(game: GameId, kinds: Vec<CostlyKind>, kept: &BTreeSet<String>, lang: Lang) -> Html {
    let texts = texts(lang);
    let is_kept = |example: &(String, usize)| kept.contains(&example.0);
    let kinds: Vec<CostlyKind> = kinds
        .into_iter()
        .map(|kind| CostlyKind {
            examples: kind
                .examples
                .iter()
                .filter(|one| is_kept(one))
                .take(EXAMPLES)
                .cloned()
                .collect(),
            ..kind
        })
        .collect();
    let list = part_aside(LUCK.of(game), 0, move |part| {
        let names = (part.kinds)(lang);
        // A later release may know more kinds.
        let known = kinds
            .iter()
            .filter_map(|kind| Some((*names.get(kind.kind)?, kind)));
        html! { <ol key="kinds">{ for known.map(|(name, kind)| item(game, name, kind, lang)) }</ol> }
    });
    html! {
        <section key="kinds" class="panel" aria-labelledby="kinds" data-kinds="">
            <h2 key="title" id="kinds">{ texts.kinds }</h2>
            { list }
        </section>
    }
}

/// A kind of decision, with links to examples.
fn item(game: GameId, name: &'static str, kind: &CostlyKind, lang: Lang) -> Html {
    let texts: &StatisticsTexts = texts(lang);
    let unit = ValueScale::of(game).unit;
    let mean = (10.0 * shown(kind.mean, unit)).round() as i32;
    let said = (texts.kind)(name, unit, mean, kind.decisions);
    let example = |(place, (id, number)): (usize, &(String, usize))| {
        let route = Route::Review(ReviewedMatch::Kept(id.clone().into()), Some(*number));
        let label = (texts.example)(place + 1);
        html! {
            <a key={place} class="button quiet" data-action="example" href={route.href()}
                aria-label={format!("{name}: {label}")}>{ label.clone() }</a>
        }
    };
    html! {
        <li key={kind.kind} data-kind={kind.kind.to_string()}>
            <span key="said">{ said }</span>
            { for kind.examples.iter().enumerate().map(example) }
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_told_in_percent_of_a_win_and_from_a_whole_one_on_in_wins() {
        let said = |lang, mean| {
            let mean = (10.0 * shown(mean, Unit::Share)).round() as i32;
            (texts(lang).kind)("What to take", Unit::Share, mean, 3)
        };
        assert_eq!(
            said(Lang::En, 62.4),
            "What to take: 6.2% of a win a game (3 mistakes)"
        );
        assert_eq!(
            said(Lang::En, 1_310.0),
            "What to take: 1.3 wins a game (3 mistakes)"
        );
        for lang in Lang::ALL {
            assert!(
                !said(lang, 62.4).contains('‰') && !(texts(lang).losses)(Unit::Share).contains('‰')
            );
        }
        assert_eq!(shown(1.5, Unit::Points), 1.5);
    }

    #[test]
    fn losses_are_in_the_order_in_which_games_ended() {
        let line = |ended: u64, id: &str| -> Line {
            let text = format!("{ended} dekal {id} one own K7 .s 30,41 1,2");
            text.parse().unwrap()
        };
        let matches = ["b 4 10000 1", "x 1 1000 1", "a 2 10000 1", "c 0 0 0"];
        let matches = matches.map(|text| text.parse::<PastMatch>().unwrap());
        let lines = [line(1, "a"), line(2, "b"), line(3, "c")];
        assert_eq!(losses(&matches, &lines), [(1, 5.0), (2, 2.5)]);
    }
}
