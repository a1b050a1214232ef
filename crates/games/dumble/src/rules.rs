//! The rules pages of Dumble, with their figures.

use engine::dumble::Card;
use yew::prelude::*;

use super::cards::{back, face};
use crate::texts::DumbleRules;
use crate::texts::rules::texts;
use model::lang::Lang;
use table::{RulesPage, RulesPart};

/// Examples of cards, with the points of each.
const POINTS: [(&str, u8); 3] = [("AS", 1), ("7D", 7), ("JC QH KS", 10)];

/// The rules in a language.
pub fn page(lang: Lang) -> RulesPage {
    let texts = texts(lang);
    let part = RulesPart::new;
    let parts = vec![
        part(texts.setup, points(texts, lang)),
        RulesPart::steps(texts.turn, sources(texts, lang)),
        part(texts.discards, discards(texts, lang)),
        part(texts.stock, Html::default()),
        part(texts.dumble, example(texts, lang)),
        part(texts.winning, Html::default()),
    ];
    RulesPage {
        summary: texts.summary,
        parts,
    }
}

/// A figure of the points of cards.
fn points(texts: &DumbleRules, lang: Lang) -> Html {
    html! {
        <figure>
            <ul key="points" class="discards">
                { for POINTS.map(|(text, points)| html! {
                    <li key={text}>
                        { fan(text, lang) }
                        <span key="caption">{ (texts.points)(points) }</span>
                    </li>
                }) }
            </ul>
        </figure>
    }
}

/// A figure of the places from which a player can draw.
fn sources(texts: &DumbleRules, lang: Lang) -> Html {
    html! {
        <figure>
            <ul key="sources" class="discards">
                <li key="stock">
                    <span key="cards" class="small-fan"><span>{ back() }</span></span>
                    <span key="caption">{ texts.from_stock }</span>
                </li>
                <li key="latest">
                    { fan("9C 9H", lang) }
                    <span key="caption">{ texts.from_latest }</span>
                </li>
            </ul>
        </figure>
    }
}

/// A figure of legal discards and an illegal one.
fn discards(texts: &DumbleRules, lang: Lang) -> Html {
    let examples = [
        (texts.pair, "8D 8S", true),
        (texts.three, "KC KD KH", true),
        (texts.run, "4H 5H 6H", true),
        (texts.no_run, "QS KS AS", false),
    ];
    html! {
        <figure>
            <ul key="examples" class="discards">
                { for examples.map(|(caption, text, legal)| html! {
                    <li key={text} class={classes!((!legal).then_some("is-illegal"))}>
                        { fan(text, lang) }
                        <span key="caption">{ caption }</span>
                    </li>
                }) }
            </ul>
        </figure>
    }
}

/// A figure of a round that a call ends, with its scores.
fn example(texts: &DumbleRules, lang: Lang) -> Html {
    let hands = [
        ("Anna", "AS 3D 4C", texts.calls),
        ("Basile", "2H 5S", texts.has_less),
        ("Chloé", "7C 7D", texts.pays),
    ];
    html! {
        <figure>
            <ul key="hands" class="discards">
                { for hands.map(|(name, text, what)| html! {
                    <li key={name}>
                        { fan(text, lang) }
                        <span key="caption"><strong key="name">{ name }</strong>{ " " }{ what }</span>
                    </li>
                }) }
            </ul>
        </figure>
    }
}

fn fan(text: &str, lang: Lang) -> Html {
    html! {
        <span key="cards" class="small-fan">
            { for cards(text).map(|card| html! { <span key={card.index()}>{ face(card, lang) }</span> }) }
        </span>
    }
}

fn cards(text: &str) -> impl Iterator<Item = Card> + '_ {
    text.split(' ').filter_map(|card| card.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dumble::Cards;

    #[test]
    fn the_examples_are_what_they_say() {
        let discard = |text| Cards::new(&cards(text).collect::<Vec<_>>());
        for text in ["8D 8S", "KC KD KH", "4H 5H 6H"] {
            assert!(discard(text).is_ok(), "{text}");
        }
        assert!(discard("QS KS AS").is_err());
        for (text, points) in POINTS {
            assert!(cards(text).all(|card| card.points() == points), "{text}");
        }
        let points = |text| cards(text).map(Card::points).sum::<u8>();
        assert_eq!(
            ["AS 3D 4C", "2H 5S", "7C 7D"].map(points),
            [8, 7, 14],
            "Anna calls with 8, Basile has 7"
        );
    }
}
