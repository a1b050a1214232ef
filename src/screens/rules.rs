//! The rules of Dékal.

use engine::dekal::{CardValue, Cell, Dekal, Grid, SIZE};
use yew::prelude::*;

use super::header;
use crate::cards::CardFace;
use crate::i18n::{Texts, use_texts};
use crate::route::Route;
use crate::table::SaveKeys;

/// The grid of the worked example (Scoring).
const EXAMPLE: [[u8; SIZE]; SIZE] = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 10, 1, 4], [10, 4, 4, 7]];

/// The rules of Dékal.
#[component]
pub fn RulesScreen() -> Html {
    let texts = use_texts();
    let rules = &texts.rules;
    let play = match SaveKeys::of::<Dekal>().is_taken() {
        true => texts.common.resume,
        false => texts.common.play,
    };
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="rules" class="screen prose">
                <h1 key="title" tabindex="-1">{ rules.title }</h1>
                <p key="summary" class="tagline">{ rules.summary }</p>
                { part(rules.setup, false, all_cards(texts)) }
                { part(rules.turn, true, Html::default()) }
                { part(rules.push, false, push_figure(texts)) }
                { part(rules.scoring, false, worked_example(texts)) }
                { part(rules.winning, false, Html::default()) }
                <p key="play" class="ways">
                    <a class="button primary" href={Route::Table.href()}>{ play }</a>
                </p>
            </main>
        </>
    }
}

/// A part: its heading, its paragraphs, which may be steps to take in order,
/// and a figure.
fn part(
    (heading, paragraphs): (&'static str, &'static [&'static str]),
    steps: bool,
    figure: Html,
) -> Html {
    let body = if steps {
        html! { <ol>{ for paragraphs.iter().map(|text| html! { <li key={*text}>{ *text }</li> }) }</ol> }
    } else {
        html! { <div>{ for paragraphs.iter().map(|text| html! { <p key={*text}>{ *text }</p> }) }</div> }
    };
    html! {
        <section key={heading}>
            <h2 key="heading">{ heading }</h2>
            <div key="body" class="body">{ body }</div>
            <div key="figure" class="figure">{ figure }</div>
        </section>
    }
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
            <figcaption key="caption">{ texts.rules.cards_about }</figcaption>
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
                { format!("{} {}", texts.rules.push_before, texts.rules.push_after) }
            </p>
            { row("before", BEFORE) }
            { row("after", AFTER) }
            <figcaption key="caption">{ texts.rules.push_figure }</figcaption>
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
    let rules = &texts.rules;
    let grid = example();
    let cancelled = grid.cancelled();
    let cards = || EXAMPLE.into_iter().flatten().zip(Cell::all());
    let words = |row: usize| {
        let cards: Vec<String> = cards()
            .skip(row * SIZE)
            .take(SIZE)
            .map(|(value, cell)| match cancelled.contains(cell) {
                true => (rules.cancelled)(value),
                false => value.to_string(),
            })
            .collect();
        (rules.example_row)(row + 1, &cards.join(", "))
    };
    html! {
        <figure>
            <figcaption key="before">{ rules.example }</figcaption>
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
            <p key="result">{ rules.example_result }</p>
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
