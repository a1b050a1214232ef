//! Repeating one's own mistakes, one after the other.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use engine::GameId;
use model::clock::now;
use model::lang::Lang;
use model::mistakes::{Card, Repeats, usable};
use model::storage::StorageError;
use model::value_scale::ValueScale;
use pool::Pool;
use protocol::{Puzzle, PuzzleGame};
use table::{ActionOf, Playable};
use ui::announce::say;
use ui::focus::focus_heading;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::{refusal_with_link, use_title};
use ui::loaded::loaded_screen;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::moment::moment;
use crate::posed::Posed;
use crate::request::list;
use crate::texts::{MistakeTexts, PuzzleTexts};

/// The keys of all rows that can be repeated.
pub async fn usable_keys() -> Result<BTreeSet<String>, StorageError> {
    Ok(usable(&database::mistakes().await?))
}

/// Adds to what is said of each game, in the order of [`GameId::ALL`], how many mistakes are due in it.
pub async fn add_due(said: &mut Vec<String>, lang: Lang) {
    // If they cannot be read, the list of puzzles says so.
    let keys = usable_keys().await.unwrap_or_default();
    let repeats = Repeats::of(keys.iter().map(String::as_str));
    said.resize(GameId::ALL.len(), String::new());
    for (game, said) in GameId::ALL.into_iter().zip(said) {
        let due = repeats.due(game, now()).len();
        if due > 0 {
            let told = (MistakeTexts::of(lang).to_repeat)(due);
            let before = [said.as_str()].into_iter().filter(|said| !said.is_empty());
            *said = before
                .chain([told.as_str()])
                .collect::<Vec<_>>()
                .join(" · ");
        }
    }
}

/// A mistake that is due.
struct DueCard<G: PuzzleGame> {
    key: String,
    card: Card,
    puzzle: Rc<Puzzle<G>>,
    played: G::Action,
    /// The right answers in a row so far.
    rights: u8,
}

impl<G: PuzzleGame> DueCard<G> {
    /// The card of this row; `None` if it is none of the game.
    fn of((key, rights): (String, u8), text: &str) -> Option<Self> {
        let card = Card::read(text)?;
        let decision = card.decision::<G>()?;
        let puzzle = Puzzle {
            state: decision.state,
            seat: card.seat,
            accepted: decision.accepted,
            rating: 0,
            themes: Vec::new(),
        };
        Some(DueCard {
            key,
            puzzle: puzzle.into(),
            played: decision.played,
            card,
            rights,
        })
    }
}

/// What is due as the screen is opened.
struct Due<G: PuzzleGame> {
    /// The keys of all rows.
    keys: BTreeSet<String>,
    cards: Vec<DueCard<G>>,
}

/// Reads what is due. A row that is no card of this release stays, and is passed over.
async fn read<G: PuzzleGame>() -> Result<Rc<Due<G>>, StorageError> {
    let rows = database::mistakes().await?;
    let repeats = Repeats::of(rows.keys().map(String::as_str));
    let due = repeats.due(G::ID, now()).into_iter();
    let cards = due.filter_map(|key| {
        let known = (key.to_owned(), repeats.rights(key));
        DueCard::of(known, rows.get(key)?)
    });
    Ok(Rc::new(Due {
        cards: cards.collect(),
        keys: usable(&rows),
    }))
}

/// The screen on which the person's mistakes in a game are repeated.
pub fn mistakes<G: Playable<Game: PuzzleGame>>(pool: Pool) -> Html {
    loaded_screen(
        "mistakes",
        read::<G::Game>,
        move |read: Result<&Rc<Due<G::Game>>, StorageError>| {
            html! { <Repeat<G> due={read.cloned()} pool={pool.clone()} /> }
        },
    )
}

/// Props of [`Repeat`].
#[derive(Properties)]
struct RepeatProps<G: Playable<Game: PuzzleGame>> {
    due: Result<Rc<Due<G::Game>>, StorageError>,
    pool: Pool,
}

impl<G: Playable<Game: PuzzleGame>> PartialEq for RepeatProps<G> {
    fn eq(&self, other: &Self) -> bool {
        match (&self.due, &other.due) {
            (Ok(one), Ok(other)) => Rc::ptr_eq(one, other),
            (one, other) => one.as_ref().err() == other.as_ref().err(),
        }
    }
}

/// Shows one mistake after the other, and keeps the answers.
#[component]
fn Repeat<G: Playable<Game: PuzzleGame>>(props: &RepeatProps<G>) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), MistakeTexts::of(lang));
    use_title(&format!("{} · {}", G::ID.title(), texts.title));
    let number = use_state_eq(|| 0_usize);
    let answered = use_state_eq(|| None::<(usize, bool)>);
    let kept = use_state_eq(|| Ok::<_, StorageError>(()));
    let keys = use_mut_ref(|| match &props.due {
        Ok(due) => due.keys.clone(),
        Err(_) => BTreeSet::new(),
    });
    let due = props.due.as_ref();
    let shown = due.ok().and_then(|due| due.cards.get(*number));
    use_effect_with((*number, shown.is_none()), |(number, is_over)| {
        if *is_over && *number > 0 {
            focus_heading();
        }
    });
    let Some(shown) = shown else {
        let why = match due {
            Err(error) => shared.errors.storage(*error).to_owned(),
            Ok(_) => nothing(
                &Repeats::of(keys.borrow().iter().map(String::as_str)),
                G::ID,
                lang,
            ),
        };
        let link = PuzzleTexts::of(lang).title;
        let trouble = kept.as_ref().err();
        let trouble = trouble.map(|error| shared.errors.storage(*error));
        let why = trouble.map_or(why, ToOwned::to_owned);
        return refusal_with_link(texts.title, &why, link, list(), shared);
    };
    let (of, card) = (*number, shown.key.clone());
    let (setter, storing) = (answered.setter(), kept.setter());
    let keeping = Callback::from(move |news: News| {
        let (keys, card, storing) = (keys.clone(), card.clone(), storing.clone());
        spawn_local(async move { storing.set(keep(&card, news, &keys).await) });
    });
    let keep_answer = keeping.clone();
    let on_first = Callback::from(move |is_right| {
        setter.set(Some((of, is_right)));
        keep_answer.emit(News::Answer(is_right));
    });
    let given = answered.filter(|(number, _)| *number == of);
    let rights = match given {
        None => shown.rights,
        Some((_, true)) => shown.rights + 1,
        Some((_, false)) => 0,
    };
    let told = given.map(|_| in_the_game::<G>(shown, lang));
    let trouble = kept
        .as_ref()
        .err()
        .map(|error| shared.errors.storage(*error));
    let setter = number.setter();
    let on_next = Callback::from(move |()| setter.set(of + 1));
    let next = on_next.clone();
    let on_aside = move |_: MouseEvent| {
        keeping.emit(News::Aside);
        next.emit(());
    };
    let more = html! { <button key="aside" type="button" class="button quiet" data-action="set-aside" onclick={on_aside}>{ texts.aside }</button> };
    let title = moment((shown.card.ended, now()), &shown.card.against, lang);
    html! {
        <>
            <Posed<G> key={of} puzzle={shown.puzzle.clone()} against={shown.card.opponents()}
                about={(texts.rights)(rights)} {told} {on_first} {on_next} {more} {title} pool={props.pool.clone()} />
            { say(trouble.unwrap_or_default()) }
        </>
    }
}

/// What is to be kept of a card.
#[derive(Clone, Copy)]
enum News {
    /// An answer, and whether it is right.
    Answer(bool),
    /// It is not to come again.
    Aside,
}

/// Keeps an answer, or that a card is set aside, and what is stored then. Another tab may have answered meanwhile: then the
/// card is not due, and this answer says nothing.
async fn keep(
    card: &str,
    news: News,
    keys: &RefCell<BTreeSet<String>>,
) -> Result<(), StorageError> {
    let mut stored = usable_keys().await?;
    let repeats = Repeats::of(stored.iter().map(String::as_str));
    let is_due = GameId::ALL
        .iter()
        .any(|game| repeats.due(*game, now()).contains(&card));
    let change = match news {
        News::Answer(is_right) if is_due => repeats.answered(card, is_right, now()),
        News::Answer(_) => None,
        News::Aside => repeats.set_aside(card, now()),
    };
    if let Some(change) = change {
        let added = BTreeMap::from([(change.added.clone(), String::new())]);
        database::change_mistakes(&added, &change.removed).await?;
        stored.retain(|key| !change.removed.contains(key));
        stored.insert(change.added);
    }
    keys.replace(stored);
    Ok(())
}

/// That nothing is due, and when the next is.
fn nothing(repeats: &Repeats, game: GameId, lang: Lang) -> String {
    let texts = MistakeTexts::of(lang);
    let next = repeats.next(game, now()).map(|day| daily::date(day, lang));
    let next = next.map(|date| (texts.next)(&date));
    let parts = [texts.nothing.to_owned()].into_iter().chain(next);
    parts.collect::<Vec<_>>().join(" ")
}

/// What was played in the game, and what that cost.
fn in_the_game<G: Playable<Game: PuzzleGame>>(shown: &DueCard<G::Game>, lang: Lang) -> String {
    let texts = MistakeTexts::of(lang);
    let played: ActionOf<G> = shown.played;
    let unit = ValueScale::of(G::ID).unit;
    (texts.played)(
        &G::describe_action(&shown.puzzle.state, played, lang),
        unit.tenths(shown.card.cost),
        unit,
    )
}
