//! The table at the end of a match: what lies before everybody, their names and points.

use engine::{Game, Seat};
use model::session::Session;
use table::Playable;
use ui::i18n::{Lang, Texts, Translated, signed};
use yew::prelude::*;

use crate::standings::seat;

/// The table, the best seat first. Screen readers read names and points.
pub fn final_table<G: Playable>(session: &Session<G::Game>, lang: Lang) -> Html {
    let record = session.record(None);
    let outcome = session.outcome();
    let standing = |seat: Seat| outcome.as_ref()?.standing(seat);
    let mut seats: Vec<Seat> = Seat::all(record.players.len()).collect();
    seats.sort_by_key(|seat| standing(*seat).map(|own| own.place));
    let picture = |seat: Seat| {
        html! { <div key="picture" class="picture" aria-hidden="true">{ G::picture(session.game(), seat, &[], lang) }</div> }
    };
    let is_one_board = G::Game::IS_ONE_BOARD;
    let one = |at: Seat| {
        let own = standing(at);
        let is_first = seats.len() > 1 && own.is_some_and(|own| own.place == 1);
        html! {
            <li key={at.index()} class={classes!("final-seat", is_first.then_some("is-first"))}>
                { for (!is_one_board).then(|| picture(at)) }
                <p key="name" class="final-name">
                    <span key="name">{ seat(G::ID, &record.players, at.index(), lang) }</span>{ " " }
                    <b key="score" class="score">{ own.map(|own| signed(own.score)).unwrap_or_default() }</b>
                </p>
            </li>
        }
    };
    html! {
        <div key="final" class="final-table" data-game={G::ID.name()}>
            { for is_one_board.then(|| picture(Seat::FIRST)) }
            <ul key="seats" class="final-seats">{ for seats.iter().map(|at| one(*at)) }</ul>
        </div>
    }
}

/// Everybody's name and points in a line, the best first.
pub fn result_line<G: Game>(session: &Session<G>, lang: Lang) -> String {
    let outcome = session.outcome();
    let standings = outcome.iter().flat_map(|outcome| outcome.standings());
    let seats = Seat::all(session.participants().len());
    let mut all: Vec<(u8, String)> = seats
        .zip(standings)
        .map(|(seat, own)| {
            let name = table::name(session, seat, Texts::of(lang));
            let said = format!("{name} {}", signed(own.score));
            (own.place, said)
        })
        .collect();
    all.sort_by_key(|(place, _)| *place);
    let all: Vec<String> = all.into_iter().map(|(_, one)| one).collect();
    all.join(", ")
}
