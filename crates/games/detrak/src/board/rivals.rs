//! The rivals' sheets, and the line above each sheet.

use engine::{GameId, Seat};
use protocol::Level;
use yew::prelude::*;

use super::props::StageProps;
use super::sheet::{SheetView, view};
use super::state::TableState;
use crate::texts::DetrakTexts;
use table::{Enlargeable, Victory, face, level_name, name};
use ui::i18n::{Texts as SharedTexts, signed, use_texts};

/// Props of [`Heading`].
#[derive(Properties, Clone, PartialEq)]
pub struct HeadingProps {
    /// The seat.
    pub seat: Seat,
    /// The name of its player.
    pub name: AttrValue,
    /// The level of its bot; `None` for a person.
    pub level: Option<Level>,
    /// The points on its sheet.
    pub points: i32,
    /// Whether it is the near seat. The line above a rival's small sheet has no room for a word besides the number.
    pub is_near: bool,
    /// Whether the table waits for its bot.
    pub thinks: bool,
    /// The texts of the table.
    pub texts: &'static DetrakTexts,
}

impl HeadingProps {
    /// The line of a seat with this sheet.
    pub fn new(
        props: &StageProps,
        seat: Seat,
        view: &SheetView,
        shared: &SharedTexts,
    ) -> HeadingProps {
        let state = &props.state;
        let session = state.session();
        HeadingProps {
            seat,
            name: name(session, seat, shared).to_owned().into(),
            level: session.participants()[seat.index()].bot,
            points: view.score(),
            is_near: seat == session.viewpoint(),
            thinks: state.run.bot_to_ask() == Some(seat) && state.run.waits_for_bots(),
            texts: props.texts,
        }
    }
}

/// The line above a sheet: the name, the level, and the points.
#[component]
pub fn Heading(props: &HeadingProps) -> Html {
    let (shared, level) = (use_texts(), props.level);
    let points = (props.texts.points)(props.points);
    let shown = if props.is_near {
        points.clone()
    } else {
        signed(props.points)
    };
    html! {
        <div class={classes!("name-line", props.thinks.then_some("is-thinking"))}
            data-seat={props.seat.index().to_string()} data-face={face(&props.name, level.is_some())}>
            <span key="name" class="name-text">{ &props.name }</span>
            { level_name(GameId::Detrak, level, true, shared) }
            <strong key="score" class="name-score" data-score={props.seat.index().to_string()}
                title={points}>{ shown }</strong>
        </div>
    }
}

/// The rivals' sheets; one of them may be enlarged.
pub fn all_rivals(props: &StageProps, shared: &'static SharedTexts) -> Html {
    let state = &props.state;
    let session = state.session();
    let victory = Victory::of(session, props.over);
    let one = |seat: Seat| {
        let view = view(state, seat);
        let heading = HeadingProps::new(props, seat, &view, shared);
        html! {
            <Rival key={seat.index()} {view} {heading} is_large={state.run.enlarged == Some(seat)}
                rank={victory.class(seat)} table={state.dispatcher()} />
        }
    };
    let near = session.viewpoint();
    let seats = Seat::all(session.participants().len()).filter(|seat| *seat != near);
    html! { <div key="rivals" class="rivals">{ for seats.map(one) }</div> }
}

/// Props of [`Rival`].
#[derive(Properties, PartialEq)]
struct RivalProps {
    view: SheetView,
    heading: HeadingProps,
    is_large: bool,
    /// The class of those who have won or lost.
    rank: Option<&'static str>,
    table: UseReducerDispatcher<TableState>,
}

/// A rival's sheet as a button that enlarges it.
#[component]
fn Rival(props: &RivalProps) -> Html {
    let (view, is_large) = (&props.view, props.is_large);
    let HeadingProps {
        seat, name, texts, ..
    } = &props.heading;
    let (seat, texts) = (*seat, *texts);
    html! {
        <section class={classes!("rival", is_large.then_some("is-large"), props.rank)}
            aria-label={(texts.sheet_of)(name)} data-rival={seat.index().to_string()}>
            <Heading key="name" ..props.heading.clone() />
            <Enlargeable<TableState> key="sheet" {seat} {name} label={(texts.enlarge)(name)} {is_large}
                table={&props.table}>
                { view.picture(texts) }
            </Enlargeable<TableState>>
            { view.table((texts.sheet_of)(name), texts) }
        </section>
    }
}
