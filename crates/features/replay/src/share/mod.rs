//! The ways to share a match that is over: its link, a text, a picture, and the duel.

mod challenge;
mod device;
mod ways;

pub use challenge::{Challenge, duel_route};
pub use ways::{ShareButton, ShareWays};

use std::rc::Rc;

use engine::Record;
use model::clock::now;
use model::exchanges::duel;
use model::session::Session;
use table::Playable;
use ui::i18n::{Translated, use_lang};
use ui::route::Route;
use yew::prelude::*;

use crate::ShareTexts;
use crate::final_table::{final_table, result_line};
use crate::own_name::name_or_me;

/// Props of [`Share`].
#[derive(Properties, Clone, PartialEq)]
pub struct ShareProps<G: Playable> {
    /// The match, which is over.
    pub session: Session<G::Game>,
    /// Whether it is kept on this device, so that it can become a duel if the person has played it.
    pub is_own: bool,
    /// The match as it was recorded, if a button beside has its link; otherwise it ends now.
    #[prop_or_default]
    pub record: Option<Record<G::Game>>,
}

/// The button that opens the ways to share a match.
#[component]
pub fn Share<G: Playable>(props: &ShareProps<G>) -> Html {
    // However often the ways are opened, the match ended once.
    let record = use_memo(props.clone(), |props| {
        let now = || props.session.record(Some(now()));
        props.record.clone().unwrap_or_else(now)
    });
    html! {
        <ShareButton>
            <MatchWays<G> session={props.session.clone()} {record} is_own={props.is_own} has_link={props.record.is_some()} />
        </ShareButton>
    }
}

#[derive(Properties, PartialEq)]
struct MatchWaysProps<G: Playable> {
    session: Session<G::Game>,
    record: Rc<Record<G::Game>>,
    is_own: bool,
    /// Whether a button beside has the link.
    has_link: bool,
}

/// The ways of a match.
#[component]
fn MatchWays<G: Playable>(props: &MatchWaysProps<G>) -> Html {
    let lang = use_lang();
    let texts = ShareTexts::of(lang);
    let (session, record) = (&props.session, &props.record);
    // Names as friends read them: the person's instead of "you".
    let name = use_state_eq(|| name_or_me(lang));
    let you = session.you();
    let told = you.and_then(|_| Session::of(duel::named(record, &name)).ok());
    let told = told.unwrap_or_else(|| session.clone());
    let result = (texts.result)(G::ID.title(), &result_line(&told, lang));
    let route = record.to_link().map(|link| Route::Record(link.into()));
    // A kept match with a name for the person is a friend's.
    let is_duel = props.is_own && you.is_some() && duel::check(record).is_ok();
    let link_as = {
        let record = record.clone();
        Callback::from(move |name: String| duel::named(&record, &name).to_link())
    };
    let setter = name.setter();
    let on_name = Callback::from(move |name| setter.set(name));
    let duel =
        is_duel.then(|| html! { <Challenge game={G::ID} {link_as} is_answer=false {on_name} /> });
    html! {
        <ShareWays title={G::ID.title()} file={format!("tablee-{}.png", G::ID.name())} {result} {route} has_link={props.has_link} {duel}>
            { final_table::<G>(&told, lang) }
        </ShareWays>
    }
}
