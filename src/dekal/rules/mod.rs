//! The rules of Dékal, with pictures.

mod texts;

use engine::dekal::{CardValue, Cell, Grid, SIZE};
use yew::prelude::*;

use crate::cards::CardFace;
use crate::i18n::Lang;
use crate::screens::RulesPart;
use texts::{Texts, texts};

/// The grid of the worked example (Scoring).
const EXAMPLE: [[u8; SIZE]; SIZE] = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 10, 1, 4], [10, 4, 4, 7]];

/// A summary, and the parts.
pub fn parts(lang: Lang) -> (&'static str, Vec<RulesPart>) {
    let texts = texts(lang);
    let part = |text, figure| RulesPart {
        text,
        steps: false,
        figure,
    };
    let turn = RulesPart {
        text: texts.turn,
        steps: true,
        figure: Html::default(),
    };
    let parts = vec![
        part(texts.setup, all_cards(texts)),
        turn,
        part(texts.push, push_figure(texts)),
        part(texts.scoring, worked_example(texts)),
        part(texts.winning, Html::default()),
    ];
    (texts.summary, parts)
}

/// Every card once, and the back.
fn all_cards(texts: &Texts) -> Html {
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

/// A push, before and after.
fn push_figure(texts: &Texts) -> Html {
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

/// The place outside the row is free, a missing card inside is the hole.
fn place_class(place: usize, value: Option<u8>) -> Option<&'static str> {
    match (place, value) {
        (0, Some(_)) => Some("entering"),
        (0, None) => None,
        (_, None) => Some("hole"),
        (_, Some(_)) => None,
    }
}

/// The worked example, scored by the engine itself.
fn worked_example(texts: &Texts) -> Html {
    let grid = example();
    let cancelled = grid.cancelled();
    let cards = || EXAMPLE.into_iter().flatten().zip(Cell::all());
    let words = |row: usize| {
        let cards: Vec<String> = cards()
            .skip(row * SIZE)
            .take(SIZE)
            .map(|(value, cell)| match cancelled.contains(cell) {
                true => (texts.cancelled)(value),
                false => value.to_string(),
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
