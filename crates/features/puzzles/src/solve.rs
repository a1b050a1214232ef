//! Solving puzzles one after the other.

use std::collections::BTreeSet;
use std::rc::Rc;

use model::clock::now;
use model::day::Day;
use model::puzzles::{Attempts, Way, of_day};
use protocol::{Puzzle, PuzzleGame};
use table::Playable;
use ui::announce::say;
use ui::focus::focus_heading;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::{refusal_with_link, use_title};
use yew::prelude::*;

use crate::kept::use_kept;
use crate::lesson::Lesson;
use crate::mistakes::mistakes;
use crate::posed::Posed;
use crate::request::{PuzzleRequest, Subject, list, puzzles, theme_named};
use crate::texts::PuzzleTexts;

/// The screen on which a game's puzzles are solved.
pub fn solve<G: Playable<Game: PuzzleGame>>(request: PuzzleRequest) -> Html {
    match request.subject {
        Subject::Mistakes => mistakes::<G>(request.pool),
        // Each exercise begins anew.
        Subject::Course(number) => {
            html! { <Lesson<G> key={format!("course/{number:?}")} {number} pool={request.pool} /> }
        }
        _ => {
            let key = request.subject.to_string();
            html! { <Solve<G> {key} ..request /> }
        }
    }
}

/// A puzzle that is to be solved, and how the person came to it.
type Chosen<G> = (Rc<Puzzle<G>>, Way);

/// Why there is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missing {
    /// There never was one.
    NoSuch,
    /// All were tried.
    AllTried,
}

/// The puzzle that is wanted now, if it is not among those that were `seen` since the screen was opened.
fn choose<G: PuzzleGame>(
    all: &[Rc<Puzzle<G>>],
    subject: &Subject,
    attempts: &Attempts,
    (seen, today): (&BTreeSet<u32>, Day),
) -> Result<Chosen<G>, Missing> {
    let (of, way): (Vec<&Rc<Puzzle<G>>>, Way) = match subject {
        Subject::Next => (all.iter().collect(), Way::Next),
        Subject::Theme(name) => {
            let theme = theme_named::<G>(name).ok_or(Missing::NoSuch)?;
            let about = all.iter().filter(|one| one.themes.contains(&theme));
            (about.collect(), Way::Theme)
        }
        Subject::Missed => {
            let missed = attempts
                .missed()
                .into_iter()
                .filter(|id| !seen.contains(id));
            let mut of = missed.filter_map(|id| all.iter().find(|one| one.id() == id));
            let puzzle = of.next().ok_or(Missing::AllTried)?;
            return Ok((puzzle.clone(), Way::Repeated));
        }
        // They have screens of their own.
        Subject::Mistakes | Subject::Course(_) => return Err(Missing::NoSuch),
        // The puzzles of days to come are nobody's yet.
        Subject::Day(day) if *day > today => return Err(Missing::NoSuch),
        Subject::Day(day) => {
            let place = of_day(*day, all.iter().map(|one| one.id()));
            let puzzle = place
                .and_then(|place| all.get(place))
                .ok_or(Missing::NoSuch)?;
            let is_new = *day == today && !attempts.has_tried(puzzle.id());
            let way = if is_new { Way::Next } else { Way::Repeated };
            return Ok((puzzle.clone(), way));
        }
    };
    if of.is_empty() {
        return Err(Missing::NoSuch);
    }
    let open: Vec<_> = of
        .into_iter()
        .filter(|one| !seen.contains(&one.id()))
        .collect();
    let place = attempts.next(open.iter().map(|one| (one.id(), one.rating)));
    let puzzle = place
        .and_then(|place| open.get(place))
        .ok_or(Missing::AllTried)?;
    Ok(((*puzzle).clone(), way))
}

/// Chooses puzzles.
#[component]
fn Solve<G: Playable<Game: PuzzleGame>>(props: &PuzzleRequest) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), PuzzleTexts::of(lang));
    let all = use_memo((), |()| puzzles::<G::Game>());
    let number = use_state_eq(|| 0_usize);
    // What is being solved stays, whatever is kept meanwhile.
    let seen = use_mut_ref(BTreeSet::new);
    let chosen = use_memo((*number, props.subject.clone()), |(_, subject)| {
        let attempts = Attempts::load(G::ID).unwrap_or_default();
        let found = choose(&all, subject, &attempts, (&seen.borrow(), Day::of(now())));
        if let Ok((puzzle, _)) = &found {
            seen.borrow_mut().insert(puzzle.id());
        }
        found
    });
    let is_missing = chosen.is_err();
    use_effect_with(is_missing, |is_missing| {
        if *is_missing {
            focus_heading();
        }
    });
    let wanted = chosen.as_ref().as_ref().ok();
    let wanted = wanted.map(|(puzzle, way)| (puzzle.id(), puzzle.rating, *way));
    let kept = use_kept(G::ID, wanted);
    let title = match props.subject {
        Subject::Day(day) => format!(
            "{} · {} · {}",
            G::ID.title(),
            texts.of_day,
            daily::date(day, lang)
        ),
        _ => format!("{} · {}", G::ID.title(), texts.title),
    };
    use_title(&title);
    let (puzzle, way) = match &*chosen {
        Ok((puzzle, way)) => (puzzle, *way),
        Err(missing) => {
            let why = match (missing, &props.subject) {
                (Missing::NoSuch, _) => shared.errors.no_such_address_about,
                (Missing::AllTried, Subject::Missed) => texts.none_missed,
                (Missing::AllTried, _) => texts.all_done,
            };
            return refusal_with_link(texts.title, why, texts.title, list(), shared);
        }
    };
    let (setter, of) = (number.setter(), *number);
    let on_next = match props.subject {
        // A day has one; after it those near the person's rating come.
        Subject::Day(_) => Callback::from(|()| Subject::Next.route(G::ID).open()),
        _ => Callback::from(move |()| setter.set(of + 1)),
    };
    let about = texts.rated_so(puzzle.rating, way);
    html! {
        <>
            <Posed<G> key={*number} puzzle={puzzle.clone()} {about} told={kept.told}
                on_first={kept.on_first} on_next={Some(on_next)} title={title} pool={props.pool.clone()} />
            { say(kept.trouble.unwrap_or_default()) }
        </>
    }
}
