//! The list of what there is to solve, and how the person is getting on.

use std::collections::BTreeSet;

use engine::GameId;
use gloo_timers::future::TimeoutFuture;
use model::clock::now;
use model::day::Day;
use model::mistakes::Repeats;
use model::puzzles::{Attempts, MISSES};
use model::storage::StorageError;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use ui::loaded::use_loaded;
use ui::sign::{TICK, drawn};
use ui::today::use_today;
use yew::prelude::*;

use crate::mistakes::usable_keys;
use crate::progress::progress;
use crate::request::{Contents, Subject, contents};
use crate::texts::{CourseTexts, MistakeTexts, PuzzleTexts};

/// How many days before today are listed.
const DAYS: i32 = 7;

/// The screen with the puzzles of all games.
#[component]
pub fn PuzzlesScreen() -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), PuzzleTexts::of(lang));
    let today = use_today();
    let attempts = use_memo((), |()| GameId::ALL.map(Attempts::load));
    let found = use_loaded((), |()| all_contents());
    let rows = use_loaded(today, |_| usable_keys());
    use_title(texts.title);
    let blocked = attempts.iter().find_map(|read| read.as_ref().err());
    let unread = rows.as_ref().and_then(|read| read.as_ref().err());
    let blocked = blocked.or(unread);
    let blocked = blocked.map(|error| shared.errors.storage(*error));
    let none = Attempts::default();
    let is_busy = found.is_none() || rows.is_none();
    let rows = rows.and_then(Result::ok).unwrap_or_default();
    let repeats = Repeats::of(rows.iter().map(String::as_str));
    let found = found.and_then(Result::ok).unwrap_or_default();
    let games = GameId::ALL.iter().zip(attempts.iter()).zip(found.iter());
    let games = games.map(|((game, read), found)| {
        one(
            *game,
            read.as_ref().unwrap_or(&none),
            (found, today),
            own(*game, &repeats, lang),
            shared,
        )
    });
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="puzzles" class="screen" aria-busy={is_busy.to_string()}>
                <h1 key="title" tabindex="-1">{ texts.title }</h1>
                <p key="about" class="about">{ texts.about }</p>
                <p key="mistakes" class="about">{ MistakeTexts::of(lang).about }</p>
                <p key="blocked" role="alert" hidden={blocked.is_none()}>{ blocked.unwrap_or_default() }</p>
                <div key="games" class="puzzle-games">{ for games }</div>
            </main>
        </>
    }
}

/// What there is of every game. A file takes some milliseconds to read, so the page has its turn after each.
async fn all_contents() -> Result<[Contents; GameId::ALL.len()], StorageError> {
    let mut all: [Contents; GameId::ALL.len()] = Default::default();
    for (game, found) in GameId::ALL.into_iter().zip(&mut all) {
        TimeoutFuture::new(0).await;
        *found = contents(game);
    }
    Ok(all)
}

/// The person's own mistakes in a game: how many are kept, and the way to those that are due.
fn own(game: GameId, repeats: &Repeats, lang: Lang) -> Html {
    let (texts, now) = (MistakeTexts::of(lang), now());
    let (count, due) = (repeats.count(game), repeats.due(game, now).len());
    let kept = (texts.kept)(count, repeats.learned(game));
    let next = repeats.next(game, now).filter(|_| due == 0);
    let next = next.map(|day| format!(" {}", (texts.next)(&daily::date(day, lang))));
    html! {
        <div key="mistakes" class="puzzle-mistakes" data-mistakes={due.to_string()} hidden={count == 0}>
            <h3 key="title">{ texts.title }</h3>
            <p key="kept" class="about">{ kept }{ next.unwrap_or_default() }</p>
            <p key="ways" class="ways" hidden={due == 0}>
                <a key="repeat" class="button" data-action="repeat" href={Subject::Mistakes.route(game).href()} aria-label={format!("{} · {}", (texts.to_repeat)(due), game.title())}>{ (texts.to_repeat)(due) }</a>
            </p>
        </div>
    }
}

/// The exercises of the course, each with its theme and a tick if it is solved. `course` has their themes and puzzles.
fn exercises(game: GameId, course: &[(usize, u32)], attempts: &Attempts, lang: Lang) -> Html {
    let (texts, themes) = (CourseTexts::of(lang), (PuzzleTexts::of(lang).themes)(game));
    let solved = course
        .iter()
        .filter(|(_, id)| attempts.is_solved(*id))
        .count();
    let row = |(place, (theme, id)): (usize, &(usize, u32))| {
        let is_solved = attempts.is_solved(*id);
        let sign = is_solved.then(|| html! { <span class="review-sign is-good" role="img" aria-label={texts.ticked}>{ drawn(TICK) }</span> });
        let name = themes.get(*theme).copied().unwrap_or_default();
        html! {
            <li key={place} data-exercise={if is_solved { "solved" } else { "open" }}>
                <a href={Subject::Course(Some(place + 1)).route(game).href()}>{ format!("{}. {name}", place + 1) }</a>{ " " }{ for sign }
            </li>
        }
    };
    html! {
        <details key="course" data-course={solved.to_string()} hidden={course.is_empty()}>
            <summary>{ texts.title }{ " · " }{ (texts.solved)(solved, course.len()) }</summary>
            <p class="about">{ texts.about }</p>
            <ol class="puzzle-links">{ for course.iter().enumerate().map(row) }</ol>
        </details>
    }
}

/// A game's puzzles.
fn one(
    game: GameId,
    attempts: &Attempts,
    (found, today): (&Contents, Day),
    own: Html,
    shared: &'static Texts,
) -> Html {
    let lang = shared.lang;
    let texts = PuzzleTexts::of(lang);
    let (rating, run) = (attempts.rating(), attempts.run());
    // A later release may have left some out.
    let missed = attempts.missed();
    let missed = missed.iter().filter(|id| found.ids.contains(id)).count();
    let tried = attempts.first().len();
    let so_far = match tried {
        0 => texts.none_tried.to_owned(),
        _ => {
            let solved = (texts.solved)(attempts.solved(), tried);
            format!(
                "{} {solved}",
                (texts.rating)(rating.shown(), rating.is_provisional())
            )
        }
    };
    let runs = (run.best > 0).then(|| (texts.run)(run.solved, MISSES - run.missed, run.best));
    let link = |subject: &Subject, label: String| {
        html! { <li key={subject.to_string()}><a href={subject.route(game).href()}>{ label }</a></li> }
    };
    let day = |back: i32| {
        let day = today.later(-back);
        link(&Subject::Day(day), daily::date(day, lang))
    };
    let names = (texts.themes)(game).iter().zip(&found.themes);
    let names = names.filter(|(_, (_, ids))| !ids.is_empty());
    let theme = |(label, (name, ids)): (&&str, &(&'static str, BTreeSet<u32>))| {
        let label = format!("{label} ({})", ids.len());
        link(&Subject::Theme((*name).into()), label)
    };
    let button = |subject: Subject, class: &'static str, label: String| {
        html! { <a key={subject.to_string()} class={classes!("button", class)} href={subject.route(game).href()}>{ label }</a> }
    };
    html! {
        <section key={game.name()} class="panel puzzle-game" data-game={game.name()}>
            <h2 key="title">{ game.title() }</h2>
            <p key="so-far" data-so-far="">{ so_far }</p>
            <p key="run" class="about" hidden={runs.is_none()}>{ runs.unwrap_or_default() }</p>
            <p key="ways" class="ways">
                { button(Subject::Next, "primary", texts.solve.into()) }
                { button(Subject::Day(today), "", texts.of_day.into()) }
                { button(Subject::Course(None), "", CourseTexts::of(lang).title.into()) }
                { for (missed > 0).then(|| button(Subject::Missed, "quiet", (texts.missed)(missed))) }
            </p>
            { own }
            { exercises(game, &found.course, attempts, lang) }
            { progress(attempts, found, (texts.themes)(game), lang) }
            <details key="themes"><summary>{ texts.by_theme }</summary><ul class="puzzle-links">{ for names.map(theme) }</ul></details>
            <details key="days"><summary>{ texts.earlier }</summary><ul class="puzzle-links">{ for (1..=DAYS).map(day) }</ul></details>
            <p key="count" class="about" hidden={found.ids.is_empty()}>{ (texts.count)(found.ids.len()) }</p>
        </section>
    }
}
