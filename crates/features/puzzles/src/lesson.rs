//! An exercise of a game's course, on its table.

use model::puzzles::{Attempts, Way};
use pool::Pool;
use protocol::PuzzleGame;
use table::Playable;
use ui::announce::say;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::{refusal_with_link, use_title};
use yew::prelude::*;

use crate::course::{course, wanted};
use crate::kept::use_kept;
use crate::posed::Posed;
use crate::request::{Subject, list, puzzles};
use crate::texts::{CourseTexts, PuzzleTexts};

/// Props of [`Lesson`].
#[derive(Properties, PartialEq)]
pub struct LessonProps {
    /// The exercise, by its number from 1; without one, the first that is not solved.
    pub number: Option<usize>,
    /// The workers that judge answers.
    pub pool: Pool,
}

/// The exercise, and what is to be seen in it. Whoever is right at last has solved it; for the rating the first answer counts.
#[component]
pub fn Lesson<G: Playable<Game: PuzzleGame>>(props: &LessonProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), CourseTexts::of(lang));
    let number = props.number;
    let found = use_memo((), |()| {
        let course = course(&puzzles::<G::Game>());
        let attempts = Attempts::load(G::ID).unwrap_or_default();
        // What is being solved stays, whatever is kept meanwhile.
        let place = wanted(&course, number, &attempts);
        let id = place.map(|place| course[place].puzzle.id());
        let way = match id.is_some_and(|id| attempts.has_tried(id)) {
            true => Way::Repeated,
            false => Way::Theme,
        };
        (course, place, way)
    });
    let (course, place, way) = &*found;
    let chosen = place.and_then(|place| Some((place, course.get(place)?)));
    let puzzle = chosen.map(|(_, one)| (one.puzzle.id(), one.puzzle.rating, *way));
    let kept = use_kept(G::ID, puzzle);
    let heading = match chosen {
        Some((place, _)) => (texts.exercise)(place + 1, course.len()),
        None => texts.title.to_owned(),
    };
    let title = format!("{} · {heading}", G::ID.title());
    use_title(&title);
    let Some((place, one)) = chosen else {
        let why = shared.errors.no_such_address_about;
        let back = PuzzleTexts::of(lang).title;
        return refusal_with_link(texts.title, why, back, list(), shared);
    };
    let next = Subject::Course(Some(place + 2)).route(G::ID);
    let is_last = place + 1 == course.len();
    let on_next = (!is_last).then(|| Callback::from(move |()| next.open()));
    let end = if is_last { texts.done } else { "" };
    let about = PuzzleTexts::of(lang).rated_so(one.puzzle.rating, *way);
    let see = (texts.see)(G::ID).get(one.theme).copied();
    html! {
        <>
            <Posed<G> key="posed" puzzle={one.puzzle.clone()} see={see.unwrap_or_default()}
                {about} told={kept.told} {end} on_first={kept.on_first} on_later={kept.on_later} {on_next} next={texts.next}
                {title} pool={props.pool.clone()} />
            { say(kept.trouble.unwrap_or_default()) }
        </>
    }
}
