//! What can be read beside the table once a round is over: a game's own findings, the rounds' scores, the seed.

use engine::{Outcome, Seat, Seed};
use yew::prelude::*;

use super::{Names, ResultPanelTexts};
use ui::i18n::{Texts, Translated, use_lang, use_texts};

/// Props of [`Details`].
#[derive(Properties, Clone, PartialEq)]
pub struct DetailsProps {
    /// Whether the round is over and its result shown.
    pub shown: bool,
    /// The names of the seats.
    pub names: Names,
    /// The outcomes of the rounds so far.
    pub rounds: Vec<Outcome>,
    /// The seed of the match, if any luck was drawn.
    pub seed: Option<Seed>,
    /// What the game says of the round.
    pub more: Html,
    /// Whether they are unfolded at the beginning.
    #[prop_or_default]
    pub open: bool,
}

/// The details; nothing while a round is played.
#[component]
pub fn Details(props: &DetailsProps) -> Html {
    let (shared, texts) = (use_texts(), ResultPanelTexts::of(use_lang()));
    let seed = props.seed.map(|seed| seed.to_string());
    html! {
        <details class="log details" open={props.open} hidden={!props.shown} data-details="">
            <summary key="title">{ texts.details }</summary>
            <div key="more">{ props.more.clone() }</div>
            <div key="rounds">{ rounds(&props.names, &props.rounds, shared) }</div>
            <p key="seed" class="soft" hidden={seed.is_none()}>{ shared.table.seed }{ " " }<code>{ seed.unwrap_or_default() }</code></p>
        </details>
    }
}

/// The scores of all rounds so far, if there are several.
fn rounds(names: &[AttrValue], rounds: &[Outcome], texts: &'static Texts) -> Html {
    let seats = || Seat::all(names.len());
    let row = |(index, outcome): (usize, &Outcome)| {
        let score = |seat| outcome.standing(seat).map_or(0, |standing| standing.score);
        html! {
            <tr key={index}>
                <th key="round" scope="row">{ index + 1 }</th>
                { for seats().map(|seat| html! { <td key={seat.index()}>{ score(seat) }</td> }) }
            </tr>
        }
    };
    html! {
        <div key="rounds" class="rounds" tabindex="0" role="group" aria-label={texts.table.rounds} hidden={rounds.len() < 2}>
            <table key="table">
                <caption key="caption">{ texts.table.rounds }</caption>
                <thead key="head">
                    <tr>
                        <th key="round" scope="col"><span class="visually-hidden">{ texts.table.rounds }</span></th>
                        { for seats().map(|seat| html! {
                            <th key={seat.index()} scope="col">{ names[seat.index()].clone() }</th>
                        }) }
                    </tr>
                </thead>
                <tbody key="body">{ for rounds.iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}
