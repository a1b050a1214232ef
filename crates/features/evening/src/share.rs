//! An evening that is over, to be shared: the board as a picture, and the person's end of it in a line.

use std::rc::Rc;

use model::evening::{Placed, Player, own_line};
use replay::{ShareWays, name_or_me};
use ui::i18n::{Lang, ResultLineTexts, Texts, Translated, use_lang};
use yew::prelude::*;

use crate::choice::titled;
use crate::faces::written;
use crate::known::Known;
use crate::places::Place;
use crate::texts::EveningTexts;

/// Props of [`EveningWays`].
#[derive(Properties, PartialEq)]
pub struct EveningWaysProps {
    /// What is known of the evening, which everybody has played.
    pub known: Rc<Known>,
}

/// The ways to share an evening.
#[component]
pub fn EveningWays(props: &EveningWaysProps) -> Html {
    let lang = use_lang();
    let board = &props.known.board;
    let standings = board.standings();
    let own = own_line(&standings);
    let title = titled(&props.known, lang);
    let result = own.and_then(|own| line(own, standings.len(), &title, lang));
    html! {
        <ShareWays {title} file="tablee.png" result={result.unwrap_or_default()} route={Place::Board(board.evening).route()} has_link={board.evening.night.day().is_none()}>
            { picture(&standings, lang) }
        </ShareWays>
    }
}

/// How the evening ended for the person, among so many: their place, their percentage, and that of each deal.
fn line(own: &Placed, players: usize, title: &str, lang: Lang) -> Option<String> {
    let place = (ResultLineTexts::of(lang).place)(own.place as u8, players);
    let deals = own.deals.iter().flatten();
    let deals: Vec<String> = deals.map(|percent| written(*percent, lang)).collect();
    let (who, total, deals) = (
        name_or_me(lang),
        written(own.total?, lang),
        deals.join(", "),
    );
    Some(format!(
        "Tablée · {title} · {who}: {place}, {total} ({deals})"
    ))
}

/// Everybody's percentages, the best first, the person under their name.
fn picture(standings: &[Placed], lang: Lang) -> Html {
    let percent = |tenths: &Option<u32>| tenths.map(|tenths| written(tenths, lang));
    let row = |one: &Placed| {
        let is_own = one.player == Player::You;
        let who = if is_own {
            name_or_me(lang)
        } else {
            one.player.name().to_owned()
        };
        html! {
            <tr key={one.player.index()} class={classes!(is_own.then_some("is-own"))}>
                <td key="place">{ one.place }</td>
                <th key="name" scope="row">{ who }</th>
                { for one.deals.iter().enumerate().map(|(deal, tenths)| html! { <td key={deal}>{ percent(tenths) }</td> }) }
                <td key="total"><b>{ percent(&one.total) }</b></td>
            </tr>
        }
    };
    let shared = Texts::of(lang);
    let deals = standings.first().map_or(0, |one| one.deals.len());
    html! {
        <div key="board" class="evening-table">
            <table>
                <thead><tr>
                    <th key="place" scope="col" aria-label={shared.table.place}>{ "#" }</th>
                    <th key="player" scope="col">{ shared.table.player }</th>
                    { for (0..deals).map(|deal| html! { <th key={deal} scope="col">{ deal + 1 }</th> }) }
                    <th key="total" scope="col">{ EveningTexts::of(lang).total }</th>
                </tr></thead>
                <tbody>{ for standings.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
