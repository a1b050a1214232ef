//! A friend's evening: what a friend has sent, beside one's own; and the link with one's own results.

use core::cmp::Ordering;
use std::rc::Rc;

use model::evening::{Board, DEALS, Placed, Played, Player, Sent, own_line};
use replay::{CopyLink, OwnName};
use ui::announce::say;
use ui::focus::{focus, focus_heading};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use crate::differences::result_text;
use crate::faces::{name, progress, written};
use crate::known::Known;
use crate::places::Place;
use crate::texts::EveningTexts;

/// Props of [`Friend`].
#[derive(Properties, PartialEq)]
pub struct FriendProps {
    /// What is known of the evening.
    pub known: Rc<Known>,
    /// What the friend has sent.
    pub sent: Sent,
    /// Called when it is to be shown no more.
    pub on_forget: Callback<Sent>,
}

/// What a friend has sent, beside the person's own; sealed until they have ended all deals, or give up.
#[component]
pub fn Friend(props: &FriendProps) -> Html {
    let lang = use_lang();
    let texts = EveningTexts::of(lang);
    let (known, sent) = (&props.known, &props.sent);
    let (has_given_up, title) = (use_state_eq(|| false), use_node_ref());
    let is_open = known.board.next().is_none() || *has_given_up;
    let (setter, heading) = (has_given_up.setter(), title.clone());
    let on_give_up = move |_: MouseEvent| {
        // The button vanishes.
        heading.cast::<Element>().into_iter().for_each(focus);
        setter.set(true);
    };
    let (on_forget, evening, one) = (props.on_forget.clone(), known.board.evening, sent.clone());
    let on_forget = move |_: MouseEvent| {
        let (on_forget, one) = (on_forget.clone(), one.clone());
        focus_heading();
        spawn_local(async move {
            // What cannot be deleted is there again the next time.
            let _ = database::set_sent(&one.entry(&evening), None).await;
            on_forget.emit(one);
        });
    };
    let link = sent.to_link(&evening);
    html! {
        <section class="panel evening-friend" aria-labelledby={link.clone()} data-friend={if is_open { "open" } else { "sealed" }}>
            <h2 key="title" id={link} tabindex="-1" ref={title}>{ (texts.against)(&sent.name) }</h2>
            if is_open {
                { comparison(known, sent, lang) }
            } else {
                <p key="sealed">{ (texts.sealed)(&sent.name) }</p>
            }
            <p key="ways" class="ways">
                if !is_open {
                    <button key="give-up" type="button" class="button quiet" data-action="give-up" onclick={on_give_up}>{ texts.give_up }</button>
                }
                <button key="forget" type="button" class="button quiet" data-action="forget-friend" onclick={on_forget}>{ texts.forget }</button>
            </p>
        </section>
    }
}

/// The board as the friend has it: in the person's place, compared with the same cast, as far as the person has played.
fn their_board(board: &Board, sent: &Sent) -> Board {
    let mut theirs = board.clone();
    for deal in board.played() {
        theirs.results[deal][Player::You.index()] = Some(sent.results[deal].clone());
    }
    theirs
}

/// Both results of each deal, both totals, and who of the cast is between them.
fn comparison(known: &Known, sent: &Sent, lang: Lang) -> Html {
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let theirs = their_board(&known.board, sent);
    let standings = known.board.standings();
    let their_standings = theirs.standings();
    let (own, their) = (own_line(&standings), own_line(&their_standings));
    let total = |one: Option<&Placed>| one.and_then(|one| one.total);
    let missing = known.board.missing(known.board.played()).len();
    // What the cast has not played yet would change it.
    let is_full = known.board.is_full();
    let both = total(own).zip(total(their)).filter(|_| is_full);
    let verdict = both
        .map(|(own, their)| (texts.versus)(&sent.name, &written(own, lang), &written(their, lang)));
    let said = verdict.clone().unwrap_or_default();
    let verdict = verdict.unwrap_or_else(|| progress(known, missing, lang));
    let between = both.map_or_else(Vec::new, |both| between(both, &standings, &their_standings));
    let between: Vec<&str> = between.iter().map(|player| name(*player, lang)).collect();
    let percent = |one: Option<&Placed>, deal: usize| {
        let percent = one.and_then(|one| one.deals[deal]);
        percent.map(|percent| written(percent, lang))
    };
    let row = |deal: usize| {
        let own_result = known
            .played(deal, Player::You)
            .filter(|own| own.result.is_some())
            .map(|own| result_text(own, lang));
        let sent_result = Played {
            result: Some(sent.results[deal].clone()),
            record: String::new(),
        };
        html! {
            <tr key={deal}>
                <th key="deal" scope="row">{ (texts.deal)(deal + 1) }<span class="evening-game">{ known.board.evening.game(deal).title() }</span></th>
                { cell("own", own_result, percent(own, deal)) }
                { cell("their", Some(result_text(&sent_result, lang)), percent(their, deal)) }
            </tr>
        }
    };
    let totals = [total(own), total(their)].map(|total| {
        let total = total.filter(|_| is_full);
        total.map(|total| written(total, lang))
    });
    let [own_total, their_total] = totals;
    html! {
        <>
            { say(said) }
            <p key="verdict" class="evening-summary" hidden={verdict.is_empty()}>{ verdict }</p>
            <p key="between" hidden={between.is_empty()}>{ (texts.between)(&between.join(", ")) }</p>
            <div key="table" class="evening-table" role="group" tabindex="0" aria-label={(texts.against)(&sent.name)}>
                <table>
                    <thead><tr>
                        <td key="none"></td>
                        <th key="own" scope="col">{ shared.table.you }</th>
                        <th key="their" scope="col">{ sent.name.clone() }</th>
                    </tr></thead>
                    <tbody>
                        { for (0..DEALS).map(row) }
                        <tr key="total"><th key="total" scope="row">{ texts.total }</th>
                            { cell("own", None, own_total) }{ cell("their", None, their_total) }</tr>
                    </tbody>
                </table>
            </div>
        </>
    }
}

/// Those of the cast who are between the two: behind whoever is ahead of the two, on that one's board, and ahead of the other,
/// on the other's.
fn between(
    (own, their): (u32, u32),
    standings: &[Placed],
    their_standings: &[Placed],
) -> Vec<Player> {
    let is_between = |one: &&Placed| {
        let other = their_standings
            .iter()
            .find(|other| other.player == one.player);
        let totals = one.total.zip(other.and_then(|other| other.total));
        totals.is_some_and(|(on_own, on_theirs)| match own.cmp(&their) {
            Ordering::Greater => on_own < own && on_theirs > their,
            Ordering::Less => on_own > own && on_theirs < their,
            Ordering::Equal => false,
        })
    };
    let cast = standings.iter().filter(|one| one.player != Player::You);
    cast.filter(is_between).map(|one| one.player).collect()
}

fn cell(key: &'static str, result: Option<String>, percent: Option<String>) -> Html {
    let is_empty = result.is_none() && percent.is_none();
    html! {
        <td {key}>
            { for result.map(|result| html! { <span key="result" class="evening-result">{ result }</span> }) }
            { for percent.map(|percent| html! { <b key="percent">{ percent }</b> }) }
            { if is_empty { "–" } else { "" } }
        </td>
    }
}

/// Props of [`Send`].
#[derive(Properties, PartialEq)]
pub struct SendProps {
    /// What is known of the evening, of which the person has ended all deals.
    pub known: Rc<Known>,
}

/// The link with the person's results, under the name that they write.
#[component]
pub fn Send(props: &SendProps) -> Html {
    let texts = EveningTexts::of(use_lang());
    let board = &props.known.board;
    let name = use_state_eq(|| None::<String>);
    let setter = name.setter();
    let on_name = use_callback((), move |name, ()| setter.set(name));
    let results: Vec<_> = (0..DEALS)
        .filter_map(|deal| board.own(deal).cloned())
        .collect();
    let named = (*name).clone().zip(results.try_into().ok());
    let sent = named.map(|(name, results)| Sent { name, results });
    let link = sent.map(|sent| sent.to_link(&board.evening));
    let route = link.map(|link| Place::From(board.evening, link.into()).route());
    html! {
        <section class="panel evening-send" aria-labelledby="send">
            <h2 key="title" id="send">{ texts.send }</h2>
            <p key="about" class="about">{ texts.send_about }</p>
            <OwnName key="name" {on_name}>
                <CopyLink key="copy" {route} />
            </OwnName>
        </section>
    }
}
