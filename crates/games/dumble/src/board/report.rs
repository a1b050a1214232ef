//! The report that the table shows besides the scores once a round is over: all hands, and a chart of the
//! totals.

use engine::dumble::{Card, Dumble, EDGE, Step};
use engine::{Entry, Seat};
use yew::prelude::*;

use super::hand::held;
use super::table_model;
use crate::texts::DumbleTexts;
use model::session::Session;
use table::{Px, each_entry, name};
use ui::i18n::Texts as SharedTexts;

/// The size of the chart, in its own units.
const WIDTH: f64 = 240.0;
const HEIGHT: f64 = 130.0;
/// The margins beside and below the lines.
const EDGES: (f64, f64) = (8.0, 8.0);

/// All hands, and the chart of the totals; empty while the round is played.
pub fn report(session: &Session<Dumble>, texts: &DumbleTexts, shared: &SharedTexts) -> Html {
    if !matches!(session.game().step(), Step::Over(_)) {
        return Html::default();
    }
    let totals = totals(session);
    html! {
        <section key="report" class="report">
            <h3 key="hands-title">{ texts.hands }</h3>
            <ul key="hands" class="all-hands">
                { for session.game().playing().iter().map(|seat| hand(session, seat, texts, shared)) }
            </ul>
            <div key="chart" hidden={totals.len() < 3}>
                <h3 key="title">{ texts.chart }</h3>
                { chart(session, &totals, shared) }
                { table(session, &totals, texts, shared) }
            </div>
        </section>
    }
}

fn hand(session: &Session<Dumble>, seat: Seat, texts: &DumbleTexts, shared: &SharedTexts) -> Html {
    let hand = session.game().hand(seat);
    let cards: Vec<Card> = held(hand).into_iter().map(|held| held.card).collect();
    html! {
        <li key={seat.index()} data-shown={seat.index().to_string()}>
            <span key="name" class="name-text">{ name(session, seat, shared) }</span>
            { table_model::chips(&cards, texts) }
            <strong key="points">{ hand.points() }</strong>
        </li>
    }
}

/// The totals of all seats, before the first round and after each round that is over.
fn totals(session: &Session<Dumble>) -> Vec<Vec<u8>> {
    let seats = || Seat::all(session.participants().len());
    let mut all = vec![seats().map(|_| 0).collect()];
    let after = |game: &Dumble| seats().map(|seat| table_model::total(game, seat)).collect();
    each_entry(session, |before, entry, _| {
        if entry == Entry::NextRound {
            all.push(after(before));
        }
    });
    all.push(after(session.game()));
    all
}

/// The chart: a line for each seat, each with its own dashes, and a legend.
fn chart(session: &Session<Dumble>, totals: &[Vec<u8>], shared: &SharedTexts) -> Html {
    let most = totals.iter().flatten().copied().max().unwrap_or_default();
    let most = f64::from(most.max(EDGE)) * 1.05;
    let across = |round: usize| {
        EDGES.0 + (WIDTH - 2.0 * EDGES.0) * round as f64 / (totals.len().max(2) - 1) as f64
    };
    let up = |total: f64| HEIGHT - EDGES.1 - (HEIGHT - 2.0 * EDGES.1) * total / most;
    let line = |seat: Seat| {
        let points = totals.iter().enumerate().map(|(round, all)| {
            let total = all.get(seat.index()).copied().unwrap_or_default();
            let (x, y) = (across(round), up(f64::from(total)));
            format!("{} {}", plain(x), plain(y))
        });
        let points: Vec<String> = points.collect();
        html! {
            <polyline key={seat.index()} class="total-line" data-line={seat.index().to_string()} points={points.join(",")} />
        }
    };
    let legend = |seat: Seat| {
        html! {
            <li key={seat.index()}>
                <svg key="line" viewBox="0 0 24 8" width="24" height="8" focusable="false">
                    <polyline class="total-line" data-line={seat.index().to_string()} points="0 4,24 4" />
                </svg>
                <span key="name">{ name(session, seat, shared) }</span>
            </li>
        }
    };
    let seats = || Seat::all(session.participants().len());
    let edge = up(f64::from(EDGE));
    html! {
        <div key="chart" class="chart" aria-hidden="true">
            <svg key="lines" viewBox={format!("0 0 {} {}", plain(WIDTH), plain(HEIGHT))} focusable="false">
                <line key="zero" class="axis" x1="0" x2={plain(WIDTH)} y1={plain(up(0.0))} y2={plain(up(0.0))} />
                <line key="edge" class="edge-line" x1="0" x2={plain(WIDTH)} y1={plain(edge)} y2={plain(edge)} />
                <text key="label" class="edge-label" x="2" y={plain(edge - 3.0)}>{ EDGE }</text>
                { for seats().map(line) }
            </svg>
            <ul key="legend" class="legend">{ for seats().map(legend) }</ul>
        </div>
    }
}

/// A length without its unit.
fn plain(length: f64) -> String {
    Px(length).to_string().trim_end_matches("px").to_owned()
}

/// The totals as a table that only screen readers find.
fn table(
    session: &Session<Dumble>,
    totals: &[Vec<u8>],
    texts: &DumbleTexts,
    shared: &SharedTexts,
) -> Html {
    let seats = || Seat::all(session.participants().len());
    html! {
        <div key="table" class="visually-hidden">
            <table>
                <caption key="caption">{ texts.chart }</caption>
                <thead key="head"><tr>
                    <th key="round" scope="col">{ shared.table.rounds }</th>
                    { for seats().map(|seat| html! { <th key={seat.index()} scope="col">{ name(session, seat, shared) }</th> }) }
                </tr></thead>
                <tbody key="body">
                    { for totals.iter().enumerate().skip(1).map(|(round, all)| html! {
                        <tr key={round}>
                            <th key="round" scope="row">{ round }</th>
                            { for all.iter().enumerate().map(|(seat, total)| html! { <td key={seat}>{ *total }</td> }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
