//! The result of a day's game, its par, and the button that shares both.

use core::cell::RefCell;
use core::cmp::Ordering;
use std::rc::Rc;

use engine::{GameId, Outcome};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::day_part::DAYS;
use super::share::{compare, difference, line, par_text, result_text};
use super::texts::{DailyTexts, texts};
use model::cast::at_level;
use model::daily::par_level;
use model::day::Day;
use model::day_log::FinalScores;
use model::results::Line;
use pool::{Config, Pool};
use ui::announce::say;
use ui::copy::CopyButton;
use ui::copy::CopyTexts;
use ui::copy::address;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::route::Route;

/// Props of [`DayResult`].
#[derive(Properties, PartialEq)]
pub struct DayResultProps {
    /// The day.
    pub day: Day,
    /// The result that counts.
    pub line: Line,
    /// Called with the par, once it is known.
    #[prop_or_default]
    pub on_par: Callback<FinalScores>,
}

/// The par, or why it is not shown.
#[derive(Clone, PartialEq)]
enum Par {
    Known(FinalScores),
    /// The database is being asked for it.
    LookedUp,
    /// A bot is playing for it.
    Coming,
    Unknown,
}

/// The result of a day's game, its par, and the button that copies both.
#[component]
pub fn DayResult(props: &DayResultProps) -> Html {
    let lang = use_lang();
    let (texts, line) = (texts(lang), &props.line);
    let par = use_par(line.game, props.day);
    let own = own(line);
    let known = match &par {
        Par::Known(par) => Some(par),
        Par::LookedUp | Par::Coming | Par::Unknown => None,
    };
    let text = copied(props, &own, known, lang);
    let comparison = known.map(|par| compare(line.game, &own, par, line.seat));
    let on_par = props.on_par.clone();
    use_effect_with(known.cloned(), move |known| {
        known.iter().for_each(|par| on_par.emit(par.clone()));
    });
    html! {
        <div class="day-result" data-result-of={line.game.name()} data-par={comparison.map(sign)}>
            <p key="own" class="day-score">{ result_text(line.game, &own, line.seat, lang) }</p>
            <div key="par" class="day-par">
                <span key="face" class="portrait" data-face={face(line.game, props.day)} hidden={known.is_none()} />
                <p key="par">{ par_sentence(&par, line, texts, lang) }</p>
                <p key="verdict" class="day-comparison" hidden={comparison.is_none()}>
                    { known.map(|par| comparison_text(line.game, &own, par, line.seat, texts)).unwrap_or_default() }
                </p>
            </div>
            { say(par_sentence(&par, line, texts, lang)) }
            <p key="about" class="about">{ par_explanation(line, props.day, texts, lang) }</p>
            <CopyButton key="copy" {text} action="copy-result" texts={copy_texts(texts)} />
        </div>
    }
}

/// Who tells the par of a day's game: a member of the cast who plays at its level.
fn face(game: GameId, day: Day) -> &'static str {
    at_level(
        par_level(game, day),
        (day.0 + game as i32).unsigned_abs().into(),
    )
}

/// The end of a day's game.
pub fn own(line: &Line) -> FinalScores {
    FinalScores {
        scores: line.scores.clone(),
        places: line.places.clone(),
    }
}

/// The text that is copied: a line with the result, and the address of the page.
fn copied(
    props: &DayResultProps,
    own: &FinalScores,
    par: Option<&FinalScores>,
    lang: Lang,
) -> AttrValue {
    let result = line(props.line.game, props.day, own, par, props.line.seat, lang);
    AttrValue::from(format!("{result} · {}", address(&Route::Daily)))
}

/// The texts of the button that copies a result.
pub fn copy_texts(texts: &DailyTexts) -> CopyTexts {
    CopyTexts {
        label: texts.copy,
        copied: texts.copied,
        by_hand: texts.copy_yourself,
        nothing: "",
        field: texts.as_text,
    }
}

fn par_sentence(par: &Par, line: &Line, texts: &DailyTexts, lang: Lang) -> String {
    match par {
        Par::Known(par) => (texts.par)(&par_text(line.game, par, line.seat, lang)),
        Par::LookedUp => String::new(),
        Par::Coming => texts.par_comes.into(),
        Par::Unknown => texts.par_unknown.into(),
    }
}

fn par_explanation(line: &Line, day: Day, texts: &DailyTexts, lang: Lang) -> String {
    let level = par_level(line.game, day);
    let about = (texts.par_about)(Texts::of(lang).common.level_in(level, line.game));
    match line.players() {
        0 | 1 => about,
        _ => format!("{about} {}", texts.par_apart),
    }
}

/// The comparison of a result with the par, in words.
pub fn comparison_text(
    game: GameId,
    result: &FinalScores,
    par: &FinalScores,
    seat: usize,
    texts: &DailyTexts,
) -> String {
    let points = difference(game, result, par, seat);
    (texts.compared)(compare(game, result, par, seat), points)
}

fn sign(comparison: Ordering) -> &'static str {
    match comparison {
        Ordering::Greater => "better",
        Ordering::Equal => "equal",
        Ordering::Less => "worse",
    }
}

/// The par of a day's game; a bot plays for it if it is not stored.
#[hook]
fn use_par(game: GameId, day: Day) -> Par {
    // A separate pool, whose worker only starts if it is needed: the table's workers are busy with hints about
    // the game that has just ended.
    let pool = use_memo((), |()| Pool::new(Config::for_threads(1)));
    let par = use_state_eq(|| Par::LookedUp);
    let setter = par.setter();
    use_effect_with((game, day), {
        let setter = setter.clone();
        move |(game, day)| {
            let (game, day) = (*game, *day);
            spawn_local(async move {
                let known = database::par(game, day).await.unwrap_or_default();
                setter.set(known.map_or(Par::Coming, Par::Known));
            });
        }
    });
    let wanted = matches!(*par, Par::Coming);
    use_effect_with((game, day, wanted), move |(game, day, wanted)| {
        let (game, day) = (*game, *day);
        let on_done = Callback::from(move |outcome: Option<Outcome>| {
            setter.set(match outcome.as_ref().map(FinalScores::of) {
                None => Par::Unknown,
                Some(par) => {
                    let found = par.clone();
                    spawn_local(async move {
                        // If it cannot be stored, it is computed again the next time.
                        let _ = database::set_par(day, game, &found).await;
                    });
                    Par::Known(par)
                }
            });
        });
        let playing = Rc::new(RefCell::new(None));
        if *wanted {
            let place = Rc::downgrade(&playing);
            spawn_local(async move {
                match (DAYS.of(game).load().await, place.upgrade()) {
                    (Ok(part), Some(place)) => {
                        place.replace((part.par)(day, &pool, on_done));
                    }
                    (Err(_), Some(_)) => on_done.emit(None),
                    (_, None) => {}
                }
            });
        }
        move || drop(playing)
    });
    (*par).clone()
}
