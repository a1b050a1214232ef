//! The rules pages of Dékal, with their figures.

use engine::dekal::{CardValue, Cell, Grid, Push, SIZE};
use yew::prelude::*;

use crate::cards::CardFace;
use crate::small_grid::small_grid;
use crate::texts::DekalRules;
use crate::texts::rules::texts;
use model::lang::Lang;
use table::{RulesPage, RulesPart};

/// The grid of the worked example of the scoring.
const EXAMPLE: [[u8; SIZE]; SIZE] = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 10, 1, 4], [10, 4, 4, 7]];

/// The rules in a language.
pub fn page(lang: Lang) -> RulesPage {
    let texts = texts(lang);
    let part = RulesPart::new;
    let parts = vec![
        part(texts.setup, all_cards(texts)),
        RulesPart::steps(texts.turn, Html::default()),
        part(texts.push, push_figures(texts)),
        part(texts.scoring, worked_example(texts)),
        part(texts.winning, Html::default()),
    ];
    RulesPage {
        summary: texts.summary,
        parts,
    }
}

/// A figure of one card of each value, and a back.
fn all_cards(texts: &DekalRules) -> Html {
    let values = CardValue::all().map(Some).chain([None]);
    html! {
        <figure>
            <div key="cards" class="all-cards">
                { for values.map(|value| html! {
                    <span key={value.map_or(0, CardValue::get)} class="card-place">
                        <CardFace {value} />
                    </span>
                }) }
            </div>
            <figcaption key="caption">{ texts.cards_about }</figcaption>
        </figure>
    }
}

/// The figures of the part about the push.
fn push_figures(texts: &DekalRules) -> Html {
    html! {
        <>
            <div key="push">{ push_figure(texts) }</div>
            <div key="ways">{ ways_figure(texts) }</div>
        </>
    }
}

/// A row before and after a push.
fn push_figure(texts: &DekalRules) -> Html {
    const BEFORE: [Option<u8>; 5] = [Some(8), Some(8), Some(3), None, Some(5)];
    const AFTER: [Option<u8>; 5] = [None, Some(8), Some(8), Some(3), Some(5)];
    let row = |line: &'static str, cards: [Option<u8>; 5]| {
        html! {
            <div key={line} class={classes!("push-row", line)} aria-hidden="true">
                { for cards.into_iter().enumerate().map(|(place, value)| html! {
                    <span key={place} class={classes!("card-place", place_class(place, value))}>
                        { value.and_then(CardValue::new).map(|value| html! {
                            <CardFace value={Some(value)} />
                        }) }
                    </span>
                }) }
            </div>
        }
    };
    html! {
        <figure>
            <p key="words" class="visually-hidden">
                { format!("{} {}", texts.push_before, texts.push_after) }
            </p>
            { row("before", BEFORE) }
            { row("after", AFTER) }
            <figcaption key="caption">{ texts.push_figure }</figcaption>
        </figure>
    }
}

/// Holes in a corner, at a border and inside, with all legal pushes of the engine.
fn ways_figure(texts: &DekalRules) -> Html {
    let one = |(index, row, column): (usize, usize, usize)| {
        let hole = Cell::new(row, column);
        let ways: Vec<Push> = hole.into_iter().flat_map(Push::legal).collect();
        let face_down =
            |cell| (hole != Some(cell)).then(|| html! { <CardFace value={None::<CardValue>} /> });
        html! {
            <li key={index}>
                { small_grid(face_down, ways.iter().map(|push| (*push, Html::default()))) }
                <span key="caption">{ (texts.holes[index])(ways.len()) }</span>
            </li>
        }
    };
    html! {
        <figure>
            <ul key="holes" class="holes">
                { for [(0, 0, 0), (1, 0, 2), (2, 1, 2)].map(one) }
            </ul>
            <figcaption key="caption">{ texts.holes_figure }</figcaption>
        </figure>
    }
}

/// The class of a place in the row of the figure. The first place is outside of the grid; an empty place inside
/// is the hole.
fn place_class(place: usize, value: Option<u8>) -> Option<&'static str> {
    match (place, value) {
        (0, Some(_)) => Some("entering"),
        (0, None) => None,
        (_, None) => Some("hole"),
        (_, Some(_)) => None,
    }
}

/// The worked example, with the engine's own scoring.
fn worked_example(texts: &DekalRules) -> Html {
    let grid = example();
    let cancelled = grid.cancelled();
    let cards = || EXAMPLE.into_iter().flatten().zip(Cell::all());
    let words = |row: usize| {
        let cards: Vec<String> = cards()
            .skip(row * SIZE)
            .take(SIZE)
            .map(|(value, cell)| {
                if cancelled.contains(cell) {
                    (texts.cancelled)(value)
                } else {
                    value.to_string()
                }
            })
            .collect();
        (texts.example_row)(row + 1, &cards.join(", "))
    };
    html! {
        <figure>
            <figcaption key="before">{ texts.example }</figcaption>
            <ul key="words" class="visually-hidden">
                { for (0..SIZE).map(|row| html! { <li key={row}>{ words(row) }</li> }) }
            </ul>
            <div key="grid" class="example-grid" aria-hidden="true">
                { for cards().enumerate().map(|(place, (value, cell))| html! {
                    <span
                        key={place}
                        class={classes!("card-place", cancelled.contains(cell).then_some("gone"))}
                    >
                        <CardFace value={CardValue::new(value)} />
                    </span>
                }) }
            </div>
            <p key="result">{ texts.example_result }</p>
        </figure>
    }
}

fn example() -> Grid {
    Grid::from_rows(EXAMPLE).expect("every value of the example is from 1 to 10")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_scores_what_the_text_says() {
        assert_eq!(example().score(), 24);
    }
}
