//! What is put around the stage of every table.

use std::rc::Rc;

use engine::{Seat, SeatSet};
use yew::prelude::*;

use crate::frame::bar::{Bar, BarActions, BarProps};
use crate::frame::coach::coach;
use crate::frame::feedback::{announcements_and_sounds, prompt};
use crate::frame::log::{Log, LogLine};
use crate::frame::prompt::{Prompt, PromptProps};
use crate::frame::result::{self, Details, DetailsProps, NextSteps, Plate};
use crate::frame::result::{ResultPanel, ResultPanelProps, ResultPanelTexts, ScoreTable};
use crate::frame::table_model::{Table, TableModel};
use crate::play::parts::{AfterwordProps, controls, people};
use crate::toolkit::window::is_narrow;
use crate::watch;
use crate::{Playable, Runner, TableProps, Victory, name};
use model::session::{Due, Session};
use ui::i18n::{Texts, Translated};
use ui::part::part_aside;

/// A whole table: the stage, and everything around it. `more`: what the game shows beside the table, once the scores
/// are shown.
pub fn table_frame<T: TableModel>(
    table: &Table<T>,
    props: &TableProps<T::Game>,
    more: Html,
    stage: Html,
) -> Html {
    let (game_texts, shared_texts) = (table.texts, table.shared_texts);
    let (state, commands) = (&*table.state, &*table.commands);
    let run = state.run();
    let prompt = prompt(table, props.lang);
    let is_over = table.score_table.is_some();
    let announcements = announcements_and_sounds(
        run,
        is_over,
        table.counted,
        &prompt,
        &table.lines,
        shared_texts,
    );
    let plays_itself = run.plays_itself() && run.session.due() != Due::Nothing;
    let frame = Frame {
        title: T::title(game_texts),
        bar: BarProps {
            game: T::Game::ID,
            actions: BarActions::at(&run.session),
            has_coach: !run.session.is_spectated(),
            heading: state.heading(game_texts, shared_texts),
            turn: state.turn(),
            hint: table.hint_state.request.clone(),
            can_undo: run.can_undo(),
            can_skip: run.can_skip() || state.is_busy(),
            on_undo: commands.undo.clone(),
            on_skip: commands.skip.clone(),
            on_leave: props.on_leave.clone(),
            is_practice: run.session.is_practice(),
            is_assisted: run.session.is_assisted(),
            back: props.back,
        },
        prompt,
        announcements,
        playback: plays_itself.then(|| controls(run, commands)),
        details: details(run, is_over, more, shared_texts),
        result: ResultPanelProps {
            on_next: commands.next_round.clone(),
            ..result(
                run,
                (table.score_table.clone(), table.plate.clone()),
                state.alone(game_texts),
                props,
                shared_texts,
            )
        },
        lines: table.lines.clone(),
        coach: coach(run, props, &commands.assist),
        people: people(run, &table.lines, commands, shared_texts),
        near: run.viewpoint().index(),
        stage,
        place: table.place.clone(),
        is_measured: table.size.0 > 0.0 || table.size.1 > 0.0,
    };
    frame.draw(shared_texts)
}

/// The names of the seats.
fn names<G: Playable>(session: &Session<G::Game>, texts: &Texts) -> result::Names {
    let named = |seat| AttrValue::from(name(session, seat, texts).to_owned());
    let seats = Seat::all(session.participants().len());
    seats.map(named).collect()
}

/// Props of what is beside the table once a round is over.
fn details<G: Playable>(run: &Runner<G>, shown: bool, more: Html, texts: &Texts) -> DetailsProps {
    let session = &run.session;
    let is_lesson = session.mode().is_lesson();
    DetailsProps {
        shown: shown && !is_lesson,
        names: names::<G>(session, texts),
        rounds: session.play().rounds().to_vec(),
        seed: Some(session.seed()).filter(|_| !is_lesson),
        more,
        open: !is_narrow(),
    }
}

/// Props of the result panel.
fn result<G: Playable>(
    run: &Runner<G>,
    (score_table, plate): (Option<ScoreTable>, Plate),
    alone: Option<String>,
    props: &TableProps<G>,
    shared: &'static Texts,
) -> ResultPanelProps {
    let session = &run.session;
    let texts = ResultPanelTexts::of(props.lang);
    let is_live = session.mode().is_live();
    let winners = Victory::of(session, true).winners();
    let next_steps = if is_live {
        next_steps(session, props)
    } else {
        NextSteps::default()
    };
    ResultPanelProps {
        practice: session.is_practice().then_some(shared.table.practice),
        afterword: afterword(session, props),
        names: names::<G>(session, shared),
        persons: session.persons(),
        own: session.you(),
        has_first: winners != SeatSet::EMPTY,
        is_won: session.you().is_some_and(|you| winners.contains(you)),
        title: alone.unwrap_or_else(|| result::title(session, shared, texts)),
        margin: result::margin(session).filter(|_| score_table.is_some()),
        decided_by: (score_table.as_ref()).and_then(|_| G::decided_by(session, props.lang)),
        score_table,
        next_steps,
        after: props.after.clone(),
        plate,
        on_next: Callback::noop(),
        rematch: if session.is_spectated() {
            watch::texts(props.lang).again
        } else {
            shared.table.rematch
        },
        on_new: props.on_new.clone(),
        on_leave: props.on_leave.clone(),
    }
}

/// What is told of a live match that is over. It is loaded while the scores are counted.
fn afterword<G: Playable>(session: &Session<G::Game>, props: &TableProps<G>) -> Option<Html> {
    let is_over = session.due() == Due::Nothing;
    let part = props.afterword.filter(|_| is_over)?;
    let props = AfterwordProps {
        session: session.clone(),
        pool: props.pool.clone(),
        // The screen of a day's game has its own words for how it went.
        is_compared: props.after.is_none(),
    };
    let view = part_aside(part, 0, move |part| (part.view)(props.clone()));
    Some(view)
}

/// The buttons of the result of a live match.
fn next_steps<G: Playable>(session: &Session<G::Game>, props: &TableProps<G>) -> NextSteps {
    let over = session.due() == Due::Nothing;
    let is_free = props.after.is_none();
    // A person who is out may begin another match while the others play on.
    let may_leave = over || (!session.is_spectated() && G::is_out(session));
    NextSteps {
        next: session.due() == Due::NextRound,
        rematch: is_free && may_leave,
        home: is_free,
        // Each of several persons has a review of their own: see the afterword.
        review: (props.afterword.filter(|_| over && !session.is_shared())).map(|part| {
            let session = session.clone();
            part_aside(part, 0, move |part| (part.review)(&session))
        }),
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
    details: DetailsProps,
    result: ResultPanelProps,
    lines: Rc<[LogLine]>,
    /// The coach.
    coach: Html,
    /// What only a table of several persons shows.
    people: Html,
    /// The seat that the table is turned to.
    near: usize,
    stage: Html,
    place: NodeRef,
    /// Whether the size of the stage's place has been measured.
    is_measured: bool,
}

impl Frame {
    fn draw(self, texts: &'static Texts) -> Html {
        // Pieces that are drawn before their place has been measured would move at once. On a slow device the person
        // would see that.
        let stage = if self.is_measured {
            self.stage
        } else {
            Html::default()
        };
        let (plays_itself, persons) = (self.playback.is_some(), self.result.persons);
        let plate = self.result.plate.class();
        let is_won = self.result.score_table.is_some() && self.result.is_won;
        html! {
            <main class={classes!("table-screen", plays_itself.then_some("is-watching"), plate, is_won.then_some("is-won"))} data-screen="table"
                data-game={self.bar.game.name()} data-near={self.near.to_string()}>
                <h1 key="title" class="visually-hidden" tabindex="-1">{ self.title }</h1>
                <Bar key="bar" ..self.bar />
                <Prompt key="prompt" ..self.prompt />
                { self.announcements }
                <div key="stage" class="stage-place" ref={self.place}>{ stage }</div>
                <div key="coach" class="coach-place">{ self.coach }</div>
                <div key="people" class="people-place">{ self.people }</div>
                <div key="watch" class="watch-place" hidden={!plays_itself}>{ self.playback.unwrap_or_default() }</div>
                <ResultPanel key="result" ..self.result />
                <aside key="side" class="side" aria-label={texts.table.side}>
                    <Details key="details" ..self.details />
                    <Log key="log" lines={self.lines} {persons} open={!is_narrow()} />
                </aside>
            </main>
        }
    }
}
