//! What is told of a duel: who is at the table, and both sides once the person has ended or given up.

use core::cmp::Ordering;
use std::rc::Rc;

use engine::{Record, Seat};
use model::archive::SavedGame;
use model::exchanges::duel;
use model::results::{Kind, Line};
use model::session::Session;
use replay::{Challenge, ShareTexts, final_table, seat};
use table::Playable;
use ui::focus::focus_heading;
use ui::i18n::{Lang, ResultLineTexts, Texts, Translated, capitalised, use_lang};
use ui::layout::{header, use_title};
use ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::known::Known;
use crate::part::DuelViewProps;
use crate::places::Place;
use crate::texts::DuelTexts;
use crate::verdict::{Verdict, verdict};

/// A friend's match.
#[derive(Clone, PartialEq)]
struct Sent<G: Playable> {
    link: AttrValue,
    record: Record<G::Game>,
    name: AttrValue,
}

/// The screen of a duel.
#[component]
pub fn DuelView<G: Playable>(props: &DuelViewProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), DuelTexts::of(lang));
    let known = &props.known;
    let title = (texts.title)(G::ID.title());
    use_title(&title);
    let sides = use_memo((known.clone(), lang), |(known, lang)| {
        read::<G>(known, *lang)
    });
    let (own, sent) = &*sides;
    let about = own.as_ref().or(sent.first().map(|sent| &sent.record));
    let link_as = {
        let own = own.clone();
        Callback::from(move |name: String| duel::named(own.as_ref()?, &name).to_link())
    };
    let is_waiting = known.is_over() && sent.is_empty();
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="duel" class="screen duel">
                <h1 key="title" tabindex="-1">{ title }</h1>
                <p key="trouble" role="alert" class="unsaved" hidden={props.trouble.is_none()}>{ props.trouble.unwrap_or_default() }</p>
                <p key="own" role="status" data-own-duel="" hidden={!props.is_own}>{ texts.own }</p>
                { for about.map(|record| match_about(record, lang)) }
                { for sent.iter().map(|sent| friend::<G>(known, own.as_ref(), sent, lang)) }
                if !known.is_open() && !sent.is_empty() {
                    <Decide key="decide" known={known.clone()} on_change={props.on_change.clone()} />
                }
                <p key="waiting" role="status" hidden={!is_waiting}>{ texts.waiting }</p>
                if own.is_some() && !known.has_given_up {
                    <div key="send" class="panel">
                        <Challenge game={G::ID} {link_as} is_answer={!sent.is_empty()} />
                    </div>
                }
                <Remove key="remove" known={known.clone()} />
            </main>
        </>
    }
}

/// The person's match, once it is over, and those of friends that can be read.
fn read<G: Playable>(known: &Known, lang: Lang) -> (Option<Record<G::Game>>, Vec<Sent<G>>) {
    let own = known.own.as_ref().filter(|_| known.is_over());
    let own = own.and_then(|(_, record)| duel::kept(record).ok());
    let sent = known.sent.iter().filter_map(|link| {
        let record: Record<G::Game> = duel::read(link).ok()?;
        let name = record.players.first().map(|player| player.name.clone());
        // Whoever gave no name is called as in the replay of a link.
        let name = name.filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| Texts::of(lang).table.persons[0].to_owned());
        Some(Sent {
            link: link.clone(),
            record: duel::named(&record, &name),
            name: name.into(),
        })
    });
    (own, sent.collect())
}

/// What is played, and who is at the table besides the person.
fn match_about<G: engine::Game>(record: &Record<G>, lang: Lang) -> Html {
    let texts = DuelTexts::of(lang);
    let unnamed = duel::named(record, "");
    let game = SavedGame::new(unnamed, 0);
    let line = Line::of(game.text(), game.id(), Kind::Own);
    let options = line.map(|line| {
        let opponents = line.level();
        let texts = ResultLineTexts::of(lang);
        capitalised(&texts.table(G::ID, &line.variant, line.players(), opponents))
    });
    let bots = Seat::all(record.players.len()).skip(1);
    let bot = |at: Seat| {
        html! {
            <li key={at.index()} class="duel-bot">
                <span key="face" class="portrait" data-face={record.players[at.index()].name.clone()} aria-hidden="true" />
                <span key="name">{ seat(G::ID, &record.players, at.index(), lang) }</span>
            </li>
        }
    };
    html! {
        <section key="about" class="duel-about" aria-label={texts.same}>
            <p key="same" class="about">{ texts.same }</p>
            <p key="options" hidden={options.is_none()}><b>{ options.unwrap_or_default() }</b></p>
            <ul key="bots" class="duel-bots" hidden={record.players.len() < 2}>{ for bots.map(bot) }</ul>
        </section>
    }
}

/// A friend's match: sealed, or beside the person's.
fn friend<G: Playable>(
    known: &Known,
    own: Option<&Record<G::Game>>,
    sent: &Sent<G>,
    lang: Lang,
) -> Html {
    let texts = DuelTexts::of(lang);
    let id = format!("from-{}", duel::key_of_link(&known.id, &sent.link));
    let helped = sent.record.assisted.then(|| (texts.helped)(&sent.name));
    if !known.is_open() {
        return html! {
            <section key={id.clone()} class="panel" aria-labelledby={id.clone()} data-friend="sealed">
                <h2 key="title" id={id}>{ (texts.challenges)(&sent.name) }</h2>
                <p key="sealed">{ (texts.sealed)(&sent.name) }</p>
                <p key="helped" class="about" hidden={helped.is_none()}>{ helped.unwrap_or_default() }</p>
            </section>
        };
    }
    // Who gives up in one tab may play on in another.
    let played = own.filter(|_| !known.has_given_up);
    let found = played.and_then(|own| verdict(own, &sent.record));
    let none = match known.has_given_up {
        true => texts.seen,
        false => texts.own_unreadable,
    };
    let said = found.map(|verdict| said(verdict, &sent.name, lang));
    let own_helped = own.is_some_and(|own| own.assisted);
    html! {
        <section key={id.clone()} class="panel" aria-labelledby={id.clone()} data-friend="open">
            <h2 key="title" id={id}>{ (texts.against)(&sent.name) }</h2>
            <p key="verdict" class="duel-verdict" role="status" data-verdict={found.map(sign)}>{ said.unwrap_or_else(|| none.into()) }</p>
            <p key="helped" class="about" hidden={helped.is_none()}>{ helped.unwrap_or_default() }</p>
            <p key="own-helped" class="about" hidden={!own_helped}>{ texts.own_helped }</p>
            <div key="sides" class="duel-sides">
                { for own.map(|own| side::<G>("own", Texts::of(lang).table.you, own, lang)) }
                { side::<G>("their", &sent.name, &sent.record, lang) }
            </div>
        </section>
    }
}

/// A side of the comparison: the final table, and the way to the replay.
fn side<G: Playable>(key: &'static str, name: &str, record: &Record<G::Game>, lang: Lang) -> Html {
    let texts = DuelTexts::of(lang);
    let session = Session::of(record.clone()).ok();
    let replay = record.to_link().map(|link| Route::Record(link.into()));
    html! {
        <section {key} class="duel-side" aria-label={name.to_owned()} data-side={key}>
            <h3 key="name">{ name.to_owned() }</h3>
            { for session.map(|session| final_table::<G>(&session, lang)) }
            { for replay.map(|replay| html! { <a key="replay" class="button quiet" href={replay.href()} aria-label={(texts.replay_of)(name)}>{ texts.replay }</a> }) }
        </section>
    }
}

/// The verdict in words.
fn said(verdict: Verdict, name: &str, lang: Lang) -> String {
    let texts = DuelTexts::of(lang);
    let place = ResultLineTexts::of(lang).place;
    match verdict {
        Verdict::Points(order, points) => (texts.points)(order, name, points),
        Verdict::Places(order, [own, their], seats) => {
            (texts.places)(order, name, &place(own, seats), &place(their, seats))
        }
        Verdict::Equal => (texts.equal)(name),
    }
}

/// The verdict for style sheets and tests.
fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Points(order, _) | Verdict::Places(order, ..) => match order {
            Ordering::Less => "lost",
            Ordering::Equal => "equal",
            Ordering::Greater => "won",
        },
        Verdict::Equal => "equal",
    }
}

#[derive(Properties, PartialEq)]
struct DecideProps {
    known: Rc<Known>,
    /// Called when the person has given up.
    on_change: Callback<()>,
}

/// The buttons that accept the duel, or give it up.
#[component]
fn Decide(props: &DecideProps) -> Html {
    let lang = use_lang();
    let texts = DuelTexts::of(lang);
    let id = props.known.id.clone();
    let table = Place::Table(id.clone()).route().href();
    let label = match props.known.own {
        Some(_) => texts.go_on,
        None => texts.accept,
    };
    let trouble = use_state_eq(|| None::<&'static str>);
    let (on_change, setter) = (props.on_change.clone(), trouble.setter());
    let on_give_up = move |_: MouseEvent| {
        let (id, on_change, setter) = (id.clone(), on_change.clone(), setter.clone());
        spawn_local(async move {
            match Known::give_up(&id).await {
                Ok(()) => {
                    // The button vanishes.
                    focus_heading();
                    on_change.emit(());
                }
                Err(error) => setter.set(Some(Texts::of(lang).errors.storage(error))),
            }
        });
    };
    html! {
        <>
            <p key="ways" class="ways">
                <a key="accept" class="button primary" data-action="accept" href={table}>{ label }</a>
                <button key="give-up" type="button" class="button quiet" data-action="give-up" onclick={on_give_up}>{ texts.give_up }</button>
            </p>
            <p key="trouble" role="alert" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct RemoveProps {
    known: Rc<Known>,
}

/// Removes the duel, and leads to the list.
#[component]
fn Remove(props: &RemoveProps) -> Html {
    let lang = use_lang();
    let texts = DuelTexts::of(lang);
    let is_asked = use_state_eq(|| false);
    let trouble = use_state_eq(|| None::<&'static str>);
    let on_ask = {
        let setter = is_asked.setter();
        move |_: MouseEvent| setter.set(true)
    };
    let (known, setter) = (props.known.clone(), trouble.setter());
    let on_remove = move |_: MouseEvent| {
        let (known, setter) = (known.clone(), setter.clone());
        spawn_local(async move {
            match known.remove().await {
                Ok(()) => Place::List.route().open(),
                Err(error) => setter.set(Some(Texts::of(lang).errors.storage(error))),
            }
        });
    };
    html! {
        <div class="ways duel-remove">
            <a key="list" class="button quiet" href={Place::List.route().href()}>{ ShareTexts::of(lang).duels }</a>
            if *is_asked {
                <button key="sure" type="button" class="button quiet" data-action="remove-sure" onclick={on_remove}>{ texts.remove_sure }</button>
            } else {
                <button key="remove" type="button" class="button quiet" data-action="remove" onclick={on_ask}>{ texts.remove }</button>
            }
            <p key="trouble" role="alert" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
        </div>
    }
}
