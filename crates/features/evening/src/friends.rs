//! A friend's evening: what a friend has sent, beside one's own; and the link with one's own results.

use std::rc::Rc;

use engine::RecordError;
use model::evening::{
    Board, DEALS, Evening, MAX_NAME, Placed, Played, Player, Sent, SentError, is_name,
};
use model::session::SessionError;
use model::storage;
use replay::{CopyLink, session_error_text};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::refusal_with_link;
use ui::loaded::use_loaded;
use ui::part::waiting;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::differences::result_text;
use crate::faces::{name, written};
use crate::known::Known;
use crate::places::Place;
use crate::texts::EveningTexts;

/// The key of the name under which the person sends their results.
const NAME: &str = "tablee.name";

/// Props of [`Received`].
#[derive(Properties, PartialEq)]
pub struct ReceivedProps {
    /// The evening.
    pub evening: Evening,
    /// The results, as a link has them.
    pub link: AttrValue,
    /// The evening's board.
    pub board: Html,
}

/// Keeps what a link holds, then shows the board of its evening.
#[component]
pub fn Received(props: &ReceivedProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let evening = props.evening;
    let sent = Sent::from_link(&evening, &props.link);
    let entry = sent.as_ref().ok().map(|sent| sent.entry(&evening));
    let link = props.link.clone();
    let kept = use_loaded(props.link.clone(), move |_| async move {
        match entry {
            Some(entry) => database::put_sent(&entry, &link).await,
            None => Ok(()),
        }
    });
    let why = match (sent, kept) {
        (Err(error), _) => session_error_text(&as_session_error(error), shared),
        (Ok(_), None) => return waiting(),
        (Ok(_), Some(Ok(_))) => return props.board.clone(),
        (Ok(_), Some(Err(error))) => shared.errors.storage(error),
    };
    refusal_with_link(texts.title, why, texts.all, Place::Choice.route(), shared)
}

fn as_session_error(error: SentError) -> SessionError {
    SessionError::Record(match error {
        SentError::Damaged => RecordError::Damaged(error.to_string()),
        SentError::Newer(version) => RecordError::Newer(version.into()),
    })
}

/// Props of [`Friend`].
#[derive(Properties, PartialEq)]
pub struct FriendProps {
    /// What is known of the evening.
    pub known: Rc<Known>,
    /// What the friend has sent.
    pub sent: Sent,
}

/// What a friend has sent, beside the person's own; sealed until they have ended all deals, or give up.
#[component]
pub fn Friend(props: &FriendProps) -> Html {
    let lang = use_lang();
    let texts = EveningTexts::of(lang);
    let (known, sent) = (&props.known, &props.sent);
    let has_given_up = use_state_eq(|| false);
    let setter = has_given_up.setter();
    let is_open = known.board.next().is_none() || *has_given_up;
    html! {
        <section class="panel evening-friend" aria-label={(texts.against)(&sent.name)} data-friend={if is_open { "open" } else { "sealed" }}>
            <h2 key="title">{ (texts.against)(&sent.name) }</h2>
            if is_open {
                { comparison(known, sent, lang) }
            } else {
                <p key="sealed">{ (texts.sealed)(&sent.name) }</p>
                <p key="ways" class="ways"><button type="button" class="button quiet" data-action="give-up"
                    onclick={move |_: MouseEvent| setter.set(true)}>{ texts.give_up }</button></p>
            }
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
    let of_own = |standings: &[Placed]| {
        let own = standings.iter().find(|one| one.player == Player::You);
        own.cloned()
    };
    let (own, their) = (of_own(&standings), of_own(&theirs.standings()));
    let total = |one: &Option<Placed>| one.as_ref().and_then(|one| one.total);
    let both = total(&own).zip(total(&their));
    let verdict = both
        .map(|(own, their)| (texts.versus)(&sent.name, &written(own, lang), &written(their, lang)));
    let between = both.map_or_else(Vec::new, |(own, their)| {
        let range = own.min(their)..=own.max(their);
        let cast = standings.iter().filter(|one| one.player != Player::You);
        cast.filter(|one| one.total.is_some_and(|total| range.contains(&total)))
            .map(|one| name(one.player, lang))
            .collect()
    });
    let percent = |one: &Option<Placed>, deal: usize| {
        let percent = one.as_ref().and_then(|one| one.deals[deal]);
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
                { cell("own", own_result, percent(&own, deal)) }
                { cell("their", Some(result_text(&sent_result, lang)), percent(&their, deal)) }
            </tr>
        }
    };
    let totals = [total(&own), total(&their)].map(|total| total.map(|total| written(total, lang)));
    let [own_total, their_total] = totals;
    html! {
        <>
            <p key="verdict" class="evening-summary" hidden={verdict.is_none()}>{ verdict.unwrap_or_default() }</p>
            <p key="between" hidden={between.is_empty()}>{ (texts.between)(&between.join(", ")) }</p>
            <div key="table" class="evening-table">
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
    let name = use_state_eq(|| storage::read(NAME).ok().flatten().unwrap_or_default());
    let setter = name.setter();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        // If it cannot be kept, it is written again the next time.
        let _ = storage::write(NAME, field.value().trim());
        setter.set(field.value());
    };
    let results: Vec<_> = (0..DEALS)
        .filter_map(|deal| board.own(deal).cloned())
        .collect();
    let sent = results.try_into().ok().map(|results| Sent {
        name: name.trim().to_owned(),
        results,
    });
    let sent = sent.filter(|sent| is_name(&sent.name));
    let link = sent.map(|sent| sent.to_link(&board.evening));
    let route = link.map(|link| Place::From(board.evening, link.into()).route());
    html! {
        <section class="panel evening-send" aria-labelledby="send">
            <h2 key="title" id="send">{ texts.send }</h2>
            <p key="about" class="about">{ texts.send_about }</p>
            <div key="form" class="evening-form">
                <label key="name">{ texts.your_name }
                    <input type="text" name="own-name" autocomplete="nickname" maxlength={MAX_NAME.to_string()} value={(*name).clone()} {oninput} />
                </label>
                if route.is_some() {
                    <CopyLink key="copy" {route} />
                }
            </div>
        </section>
    }
}
