//! What is put around the stage of every table.

use std::rc::Rc;

use engine::Seat;
use yew::prelude::*;

use super::bar::{Bar, BarActions, BarProps};
use super::commands::Commands;
use super::feedback::{announcements_and_sounds, prompt};
use super::log::{Log, LogLine};
use super::parts::TableFrame;
use super::prompt::{Prompt, PromptProps};
use super::result_panel::{NextSteps, ResultPanel, ResultPanelProps, ScoreTable};
use super::table_model::TableModel;
use super::{Playable, Runner, TableProps, name, winners};
use crate::review_link::ReviewLink;
use crate::watch::{self, Controls};
use crate::window::is_narrow;
use model::session::{Due, Session};
use ui::i18n::Texts;

/// A whole table: the stage, and everything around it.
pub fn table_frame<T: TableModel>(
    parts: TableFrame<T>,
    props: &TableProps<T::Game>,
    texts: &'static Texts,
) -> Html {
    let table = parts.table;
    let (run, commands) = (table.state.run(), &*table.commands);
    let prompt = prompt(&parts, props.lang, texts);
    let above = prompt.sentence.clone();
    let note_once = move |sheet: ScoreTable| ScoreTable {
        note: sheet.note.filter(|note| *note != above),
        ..sheet
    };
    let announcements = announcements_and_sounds(
        run,
        parts.sheet.is_some(),
        parts.counted,
        &prompt,
        &parts.lines,
        texts,
    );
    let plays_itself = run.plays_itself() && run.session.due() != Due::Nothing;
    let frame = Frame {
        title: parts.title,
        bar: BarProps {
            game: T::Game::ID,
            actions: BarActions::at(&run.session),
            heading: parts.heading,
            turn: parts.turn,
            hint: table.hint_state.request.clone(),
            can_undo: run.can_undo(),
            can_skip: run.can_skip() || table.state.is_busy(),
            on_undo: commands.undo.clone(),
            on_skip: commands.skip.clone(),
            on_leave: props.on_leave.clone(),
            back: props.back,
        },
        prompt,
        announcements,
        playback: plays_itself.then(|| controls(run, commands)),
        result: result(
            run,
            parts.sheet.map(note_once),
            parts.alone,
            parts.more,
            props,
            texts,
            commands.next_round.clone(),
        ),
        lines: parts.lines,
        stage: parts.stage,
        place: (table.place.clone(), table.size),
    };
    frame.draw(texts)
}

/// The properties of the result panel.
fn result<G: Playable>(
    run: &Runner<G>,
    sheet: Option<ScoreTable>,
    alone: Option<String>,
    more: Html,
    props: &TableProps<G>,
    texts: &'static Texts,
    on_next: Callback<()>,
) -> ResultPanelProps {
    let session = &run.session;
    let is_spectated = session.is_spectated();
    let title = alone.or_else(|| winners(session, texts));
    let seats = Seat::all(session.participants().len());
    let is_lesson = session.mode().is_lesson();
    let next_steps = if session.mode().is_live() {
        next_steps(session, props)
    } else {
        NextSteps::default()
    };
    let named = |seat| AttrValue::from(name(session, seat, texts).to_owned());
    ResultPanelProps {
        names: seats.map(named).collect(),
        rounds: session.play().rounds().to_vec(),
        seed: Some(session.seed()).filter(|_| !is_lesson),
        sheet,
        title: title.unwrap_or_else(|| texts.table.round_over.into()),
        next_steps,
        more: if is_lesson { Html::default() } else { more },
        after: props.after.clone(),
        on_next,
        rematch: if is_spectated {
            watch::texts(props.lang).again
        } else {
            texts.table.rematch
        },
        on_rematch: props.on_rematch.clone(),
        on_leave: props.on_leave.clone(),
    }
}

/// The buttons of the result of a live match.
fn next_steps<G: Playable>(session: &Session<G::Game>, props: &TableProps<G>) -> NextSteps {
    let over = session.due() == Due::Nothing;
    let is_free = props.after.is_none();
    // A person who is out may begin another match while the others play on.
    let may_leave = over || (!session.is_spectated() && G::is_out(session.game()));
    NextSteps {
        next: session.due() == Due::NextRound,
        rematch: is_free && may_leave,
        home: is_free,
        review: over.then(|| html! { <ReviewLink<G::Game> session={session.clone()} /> }),
    }
}

/// What is drawn around a stage. It is not generic over the game, so that the page has this code once.
struct Frame {
    title: &'static str,
    bar: BarProps,
    prompt: PromptProps,
    /// The announcements and sounds.
    announcements: Html,
    /// The controls of a table that plays itself.
    playback: Option<Html>,
    result: ResultPanelProps,
    lines: Rc<[LogLine]>,
    stage: Html,
    place: (NodeRef, (f64, f64)),
}

impl Frame {
    fn draw(self, texts: &'static Texts) -> Html {
        let (place, (width, height)) = self.place;
        // Pieces that are drawn before their place has been measured would move at once, visibly so on a slow
        // device.
        let is_measured = width > 0.0 || height > 0.0;
        let stage = if is_measured {
            self.stage
        } else {
            Html::default()
        };
        let plays_itself = self.playback.is_some();
        html! {
            <main class={classes!("table-screen", plays_itself.then_some("is-watching"))} data-screen="table">
                <h1 key="title" class="visually-hidden" tabindex="-1">{ self.title }</h1>
                <Bar key="bar" ..self.bar />
                <Prompt key="prompt" ..self.prompt />
                { self.announcements }
                <div key="stage" class="stage-place" ref={place}>{ stage }</div>
                <div key="watch" class="watch-place" hidden={!plays_itself}>{ self.playback.unwrap_or_default() }</div>
                <aside key="side" class="side" aria-label={texts.table.side}>
                    <ResultPanel key="result" ..self.result />
                    <Log key="log" lines={self.lines} open={!is_narrow()} />
                </aside>
            </main>
        }
    }
}

/// The controls of a table that plays itself.
fn controls<G: Playable>(run: &Runner<G>, commands: &Commands) -> Html {
    html! { <Controls playback={run.playback} on_playback={commands.playback.clone()} /> }
}
