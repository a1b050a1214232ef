//! The screen of a lesson: the words above, the game's own table below.

use std::rc::Rc;

use protocol::Level;
use yew::prelude::*;

use super::course::{Course, Way};
use super::focus::use_lead;
use super::highlight::use_lit;
use super::lesson::Lesson;
use super::panel::Panel;
use super::progress::Progress;
use super::{StopTexts, Taught};
use model::session::Session;
use model::storage::StorageError;
use pool::Pool;
use table::SaveKeys;
use table::{Options, TableProps};
use ui::i18n::{use_lang, use_texts};
use ui::keys::use_rules_key;
use ui::offline::use_playing;
use ui::route::Route;
use ui::settings::use_settings;

/// What the screen needs.
#[derive(Properties, PartialEq)]
pub struct TutorialProps {
    /// What a table needs; nothing is asked of it here.
    pub pool: Pool,
    /// Called with the options of a first game when the person wants one.
    pub on_start: Callback<String>,
}

/// A game's lesson.
#[component]
pub fn TutorialScreen<G: Taught>(props: &TutorialProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let lesson = use_memo((), |()| Lesson::<G>::new());
    let course = use_course(&lesson);
    let trouble = use_progress::<G>(&course);
    let (screen, table) = (use_node_ref(), use_node_ref());
    use_rules_key(G::ID);
    use_playing(course.plays() && !course.is_over());
    let stop = *course.stop();
    let step = (course.place().0, course.plays());
    let session = use_memo(step, |(_, plays)| lesson.session(&stop, *plays));
    use_lit(&table, stop.scene, spots(&lesson, &course), stop.does);
    let lead = use_lead(
        &screen,
        (step.0, stop.does, course.is_over() || course.looks_on()),
    );
    let dispatcher = course.dispatcher();
    let on_way = Callback::from(move |way| dispatcher.dispatch(way));
    let on_change =
        on_way.reform(|session: Session<G::Game>| Way::Reached(session.play().log().len()));
    let on_play = props.on_start.reform(|()| first_game::<G>());
    let own = G::table(TableProps {
        session: (*session).clone(),
        marks: Vec::new(),
        lang,
        pace: settings.speed.into(),
        // A lesson lets nothing but the right move happen.
        hints: false,
        confirm: false,
        after: None,
        back: None,
        pool: props.pool.clone(),
        on_change,
        on_rematch: Callback::noop(),
        on_leave: Callback::from(|()| Route::Home.open()),
    });
    let unsaved = trouble.map(|why| texts.errors.storage(why));
    let words = G::words(lang)
        .get(step.0)
        .copied()
        .unwrap_or(StopTexts { text: "", goal: "" });
    html! {
        <div ref={screen} class="table-place lesson" data-lesson={stop.name} data-over={course.is_over().to_string()}
            onkeydown={lead.on_key} onpointerdown={lead.on_pointer}>
            <p key="unsaved" class="unsaved" role="alert" hidden={unsaved.is_none()}>{ unsaved.unwrap_or_default() }</p>
            <Panel key="panel" {words} place={course.place()} does={stop.does && !course.is_over()}
                looks_on={course.looks_on()} over={course.is_over()} replaces={SaveKeys::of(G::ID).is_under_way()} {on_way} {on_play} />
            <div key="table" ref={table} class="lesson-table">
                <div key={stop.scene} class="lesson-scene">{ own }</div>
            </div>
        </div>
    }
}

/// How far the person has come; begun where they left.
#[hook]
fn use_course<G: Taught>(lesson: &Rc<Lesson<G>>) -> UseReducerHandle<Course> {
    let stops = lesson.stops.clone();
    use_reducer_eq(move || {
        let name = match Progress::of(G::ID) {
            Progress::At(name) => Some(name),
            Progress::New | Progress::Done => None,
        };
        Course::new(stops, name.as_deref())
    })
}

/// Keeps how far the person has come, and tells why it cannot be kept. A
/// lesson that has only been looked at is not begun.
#[hook]
fn use_progress<G: Taught>(course: &Course) -> Option<StorageError> {
    let trouble = use_state_eq(|| None);
    let setter = trouble.setter();
    let begun = use_mut_ref(|| false);
    let name = course.stop().name;
    let now = (course.place().0, course.is_over());
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
    *trouble
}

/// What is marked on the table.
fn spots<G: Taught>(lesson: &Lesson<G>, course: &Course) -> Vec<String> {
    let stop = course.stop();
    if course.is_over() || course.looks_on() {
        return Vec::new();
    }
    match lesson.entry(stop).filter(|_| stop.does) {
        Some(entry) => G::spots(entry),
        None => stop.looks.iter().map(|look| (*look).into()).collect(),
    }
}

/// The options of a first game, against beginners.
fn first_game<G: Taught>() -> String {
    let mut options = Options::<G::Choices>::default();
    for bot in 0..options.levels().len() {
        options.set_level(bot, Level::Beginner);
    }
    options.encode()
}
