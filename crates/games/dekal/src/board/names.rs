//! The line above each grid.

use engine::dekal::Draft;
use engine::{GameId, Seat};
use protocol::Level;
use yew::prelude::*;

use super::layout::Layout;
use super::props::StageProps;
use super::table_model::{token, way};
use crate::texts::DekalTexts;
use table::{Victory, face, level_name};
use ui::i18n::{Texts as SharedTexts, use_texts};

/// The least width in pixels of a name's line with room for a face, a star, a name, and the points with their word.
const WORD: f64 = 200.0;

/// The lines above all grids; with the scores so far, if they are `running`.
pub fn names(
    props: &StageProps,
    layout: &Layout,
    running: bool,
    shared: &'static SharedTexts,
) -> Html {
    let state = &props.state;
    let session = state.session();
    let table = session.game().table();
    let asked = state
        .run
        .bot_to_ask()
        .filter(|_| state.run.waits_for_bots());
    let counting = state.counting();
    let victory = Victory::of(session, props.over);
    let name = |seat: Seat| {
        let counted = counting.as_ref();
        let counted = counted.and_then(|(scoring, step)| scoring.at(seat, *step));
        let place = layout.name(seat);
        let name = NameProps {
            seat,
            style: place.style().into(),
            name: table::name(session, seat, shared).to_owned().into(),
            level: session.participants()[seat.index()].bot,
            score: counted
                .map(|counted| counted.score)
                .or_else(|| running.then(|| table.grid(seat).score())),
            last: state.last_draft(seat).filter(|_| counted.is_none()),
            has_token: table.token() == Some(seat),
            rank: victory.class(seat),
            thinks: asked == Some(seat),
            is_narrow: layout.is_short(seat),
            has_word: place.width >= WORD,
            texts: props.texts,
        };
        html! { <Name key={seat.index()} ..name /> }
    };
    html! { <div key="names" class="names">{ for Seat::all(table.seats()).map(name) }</div> }
}

/// Props of [`Name`].
#[derive(Properties, Clone, PartialEq)]
struct NameProps {
    seat: Seat,
    style: AttrValue,
    name: AttrValue,
    level: Option<Level>,
    /// The points so far, while the round is scored and afterwards, or if they are shown all the time.
    score: Option<u32>,
    /// The last draft of a bot, while the round is played.
    last: Option<Draft>,
    has_token: bool,
    /// The class of those who have won or lost.
    rank: Option<&'static str>,
    /// Whether the table waits for its bot.
    thinks: bool,
    is_narrow: bool,
    /// Whether there is room for the word beside the points.
    has_word: bool,
    texts: &'static DekalTexts,
}

/// The line above a grid: the name, the level or the score, the last draft, the token, and whether the seat is
/// thinking.
#[component]
fn Name(props: &NameProps) -> Html {
    let NameProps {
        level,
        score,
        last,
        is_narrow,
        has_word,
        texts,
        ..
    } = *props;
    let shared = use_texts();
    let description = |draft: Draft| format!("{}, {}", draft.card, (texts.push)(draft.push));
    let points = |score: u32| {
        if has_word {
            (texts.points)(score)
        } else {
            score.to_string()
        }
    };
    let class = classes!(
        "name",
        props.rank,
        props.thinks.then_some("is-thinking"),
        is_narrow.then_some("is-narrow"),
    );
    html! {
        <div {class} style={&props.style} data-seat={props.seat.index().to_string()}
            data-face={face(&props.name, level.is_some())}>
            <span key="name" class="name-text">{ &props.name }</span>
            { level_name(GameId::Dekal, level, score.is_none(), shared) }
            <span key="score" class="name-score">
                { score.map(points).unwrap_or_default() }
            </span>
            <span key="last" class="name-last" title={last.map(|draft| (texts.push)(draft.push))}
                hidden={last.is_none()}>
                <span key="signs" aria-hidden="true">{ last.map(short).unwrap_or_default() }</span>
                <span key="words" class="visually-hidden">{ last.map(description).unwrap_or_default() }</span>
            </span>
            <span key="token" class="token" hidden={!props.has_token} title={texts.token}>
                { token() }<span key="text" class="visually-hidden">{ texts.token }</span>
            </span>
        </div>
    }
}

/// A draft in a few signs: the card, an arrow in the direction of the push, and the row or column.
fn short(draft: Draft) -> Html {
    html! { <>{ draft.card }{ " " }{ way(draft.push) }</> }
}
