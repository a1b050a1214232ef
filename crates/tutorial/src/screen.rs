//! The screen of a lesson: the panel above, the game's own table below.

use std::rc::Rc;

use protocol::Level;
use yew::prelude::*;

use super::focus::use_guided_focus;
use super::highlight::use_highlights;
use super::lesson::Lesson;
use super::lesson_state::{LessonEvent, LessonState};
use super::panel::Panel;
use super::progress::Progress;
use super::{StopTexts, TutorialGame};
use model::save_slot::SaveSlot;
use model::session::Session;
use model::storage::StorageError;
use pool::Pool;
use table::{Options, TableProps};
use ui::i18n::{use_lang, use_texts};
use ui::keys::use_rules_key;
use ui::offline::use_playing;
use ui::route::Route;
use ui::settings::use_settings;

/// Props of [`TutorialScreen`].
#[derive(Properties, PartialEq)]
pub struct TutorialProps {
    /// The pool that a table needs; a lesson asks it nothing.
    pub pool: Pool,
    /// Called with the options of a first game.
    pub on_start: Callback<String>,
}

/// A game's lesson.
#[component]
pub fn TutorialScreen<G: TutorialGame>(props: &TutorialProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let lesson = use_memo((), |()| Lesson::<G>::new());
    let lesson_state = use_lesson_state(&lesson);
    let error = use_progress::<G>(&lesson_state);
    let (screen, table) = (use_node_ref(), use_node_ref());
    use_rules_key(G::ID);
    use_playing(lesson_state.is_playing() && !lesson_state.is_over());
    let stop = *lesson_state.stop();
    let step = (lesson_state.place().0, lesson_state.is_playing());
    let session = use_memo(step, |(_, is_playing)| lesson.session(&stop, *is_playing));
    let highlights = selectors(&lesson, &lesson_state);
    let count = highlights.len();
    use_highlights(&table, stop.scene, highlights, stop.is_task);
    let is_waiting = !lesson_state.is_over() && !lesson_state.is_watching();
    let focus_listeners = use_guided_focus(&screen, step.0, stop.is_task, is_waiting);
    let dispatcher = lesson_state.dispatcher();
    let on_event = Callback::from(move |event| dispatcher.dispatch(event));
    let on_change = on_event
        .reform(|session: Session<G::Game>| LessonEvent::Reached(session.play().log().len()));
    let on_play = props.on_start.reform(|()| first_game::<G>());
    let own = G::table(TableProps {
        session: (*session).clone(),
        marks: Vec::new(),
        lang,
        pace: settings.speed.into(),
        // A lesson carries out only the right action, so nothing is to be confirmed.
        hints: false,
        coach: None,
        afterword: None,
        confirm: false,
        after: None,
        back: None,
        pool: props.pool.clone(),
        on_change,
        on_new: Callback::noop(),
        on_leave: Callback::from(|()| Route::Home.open()),
    });
    let unsaved = error.map(|error| texts.errors.storage(error));
    let stop_texts = G::stop_texts(lang)
        .get(step.0)
        .copied()
        .unwrap_or(StopTexts { text: "", goal: "" });
    html! {
        <div ref={screen} class="table-place lesson" data-lesson={stop.name} data-over={lesson_state.is_over().to_string()}
            data-highlights={count.to_string()} onkeydown={focus_listeners.on_key} onpointerdown={focus_listeners.on_pointer}>
            <p key="unsaved" class="unsaved" role="alert" hidden={unsaved.is_none()}>{ unsaved.unwrap_or_default() }</p>
            <Panel key="panel" game={G::ID} {stop_texts} place={lesson_state.place()} is_task={stop.is_task && !lesson_state.is_over()}
                is_watching={lesson_state.is_watching()} over={lesson_state.is_over()} replaces={SaveSlot::of(G::ID).is_under_way()} {on_event} {on_play} />
            <div key="table" ref={table} class="lesson-table">
                <div key={stop.scene} class="lesson-scene">{ own }</div>
            </div>
        </div>
    }
}

/// The person's place in the lesson, from the stored progress.
#[hook]
fn use_lesson_state<G: TutorialGame>(lesson: &Rc<Lesson<G>>) -> UseReducerHandle<LessonState> {
    let stops = lesson.stops.clone();
    use_reducer_eq(move || {
        let name = match Progress::of(G::ID) {
            Progress::At(name) => Some(name),
            Progress::New | Progress::Done => None,
        };
        LessonState::new(stops, name.as_deref())
    })
}

/// Stores the person's progress, and returns why it cannot be stored. A lesson counts as begun once its first
/// stop has been left.
#[hook]
fn use_progress<G: TutorialGame>(lesson_state: &LessonState) -> Option<StorageError> {
    let error = use_state_eq(|| None);
    let setter = error.setter();
    let begun = use_mut_ref(|| false);
    let name = lesson_state.stop().name;
    let now = (lesson_state.place().0, lesson_state.is_over());
    use_effect_with(now, move |(place, over)| {
        let progress = if *over {
            Progress::Done
        } else {
            Progress::At(name.into())
        };
        if *over || *place > 0 || begun.replace(true) {
            setter.set(progress.store(G::ID).err());
        }
    });
    *error
}

/// The selectors of what is highlighted on the table.
fn selectors<G: TutorialGame>(lesson: &Lesson<G>, lesson_state: &LessonState) -> Vec<String> {
    let stop = lesson_state.stop();
    if lesson_state.is_over() || lesson_state.is_watching() {
        return Vec::new();
    }
    match lesson.entry(stop).filter(|_| stop.is_task) {
        Some(entry) => G::selectors(entry),
        None => stop
            .highlights
            .iter()
            .map(|selector| (*selector).into())
            .collect(),
    }
}

/// The options of a first game, against beginners.
fn first_game<G: TutorialGame>() -> String {
    let mut options = Options::<G::Choices>::default();
    for bot in 0..options.levels().len() {
        options.set_level(bot, Level::Beginner);
    }
    options.encode()
}
