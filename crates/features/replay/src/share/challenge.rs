//! The link of a duel, or of the answer to one.

use database::{exchanges, put_exchange};
use engine::GameId;
use model::exchanges::{Progress, duel, read_text, row_text};
use model::storage::StorageError;
use ui::announce::announce;
use ui::copy::{CopyButton, CopyTexts, address};
use ui::i18n::{Texts, Translated, use_lang};
use ui::loaded::use_loaded;
use ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use super::device;
use crate::own_name::OwnName;
use crate::{ShareTexts, texts_of};

/// The address at which the match of a link is a duel.
pub fn duel_route(link: &str) -> Route {
    Route::Other(format!("{}{link}", duel::PREFIX).into())
}

/// Props of [`Challenge`].
#[derive(Properties, PartialEq)]
pub struct ChallengeProps {
    /// The game.
    pub game: GameId,
    /// The match as a link, with this name for the person; `None` if it fits into none.
    pub link_as: Callback<String, Option<String>>,
    /// Whether it answers a friend's duel.
    pub is_answer: bool,
    /// Called with every name that the person gives.
    #[prop_or_default]
    pub on_name: Callback<String>,
}

/// Whether another match of the person's is already what friends play against in this duel.
async fn is_taken(key: &str, own: &str) -> Result<bool, StorageError> {
    let rows = exchanges(key).await?;
    let kept = rows.get(key).and_then(|text| read_text(text));
    Ok(matches!(kept, Some((Progress::End, kept)) if !duel::is_same_match(kept, own)))
}

/// Notes what the person sends. Returns whether another match of theirs stays.
async fn note(key: &str, own: &str) -> Result<bool, StorageError> {
    match put_exchange(key, &row_text(Progress::End, own), None).await? {
        true => Ok(false),
        false => is_taken(key, own).await,
    }
}

/// Sends the person's match as a duel under the name that they write, and notes that it is one.
#[component]
pub fn Challenge(props: &ChallengeProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), ShareTexts::of(lang));
    let name = use_state_eq(|| None::<String>);
    let trouble = use_state_eq(|| None::<StorageError>);
    let status = use_state_eq(|| "");
    let on_name = use_callback((), {
        let (setter, on_name) = (name.setter(), props.on_name.clone());
        move |name: Option<String>, ()| {
            name.iter().for_each(|name| on_name.emit(name.clone()));
            setter.set(name);
        }
    });
    let own = use_memo((), |()| props.link_as.emit(String::new()));
    let row = own.as_ref().clone().and_then(|own| {
        let id = duel::id_of_link(&own).ok()?;
        Some((duel::key(&id, duel::Row::You), own))
    });
    let taken = use_loaded(row.clone(), |row| {
        let row = row.clone();
        async move {
            match row {
                Some((key, own)) => is_taken(&key, &own).await,
                None => Ok(false),
            }
        }
    });
    let was_taken = use_state_eq(|| false);
    let is_taken = *was_taken || matches!(taken, Some(Ok(taken)) if *taken);
    // Whoever sends it expects an answer, and that needs the person's own match.
    let on_press = {
        let (setter, taken) = (trouble.setter(), was_taken.setter());
        move |event: MouseEvent| {
            let target = event.target_dyn_into::<Element>();
            let button = target.and_then(|target| target.closest("button").ok().flatten());
            if button.is_none() {
                return;
            }
            let (row, setter, taken) = (row.clone(), setter.clone(), taken.clone());
            spawn_local(async move {
                if let Some((key, own)) = row {
                    let noted = note(&key, &own).await;
                    setter.set(noted.err());
                    taken.set(noted == Ok(true));
                }
            });
        }
    };
    let link = (*name).clone().and_then(|name| props.link_as.emit(name));
    let url = link.map(|link| AttrValue::from(address(&duel_route(&link))));
    let game = props.game.title();
    let words = match props.is_answer {
        true => (texts.answer_words)(game),
        false => (texts.challenge_words)(game),
    };
    let on_send = {
        let (url, setter) = (url.clone(), status.setter());
        move |_: MouseEvent| {
            let setter = setter.clone();
            let tell = Callback::from(move |said| {
                setter.set(said);
                announce(said);
            });
            device::send(None, &words, url.as_deref(), tell, texts);
        }
    };
    let (title, about, label) = match props.is_answer {
        true => (texts.answer, texts.answer_about, texts.copy_answer),
        false => (texts.challenge, texts.challenge_about, texts.copy_challenge),
    };
    let copy_texts = CopyTexts {
        label,
        copied: texts_of(shared).copied,
        by_hand: texts_of(shared).copy_yourself,
        nothing: texts.too_long,
        field: texts.challenge_link,
    };
    let trouble = trouble.map(|error| shared.errors.storage(error));
    html! {
        <section class="challenge" aria-labelledby="challenge" data-challenge="">
            <h3 key="title" id="challenge">{ title }</h3>
            if is_taken {
                <p key="taken" role="status" data-taken="">{ texts.other_sent }</p>
            } else if own.is_some() {
                <p key="about" class="about">{ about }</p>
                <OwnName key="name" {on_name}>
                    <div key="press" class="challenge-ways" onclick={on_press}>
                        if device::can_send() && url.is_some() {
                            <button key="send" type="button" class="button" data-action="send-duel" onclick={on_send}>{ texts.send }</button>
                        }
                        <CopyButton key="copy" text={url} action="copy-duel" texts={copy_texts} />
                    </div>
                </OwnName>
            } else {
                <p key="long" class="about">{ texts.too_long }</p>
            }
            <p key="status" class="about" hidden={status.is_empty()}>{ *status }</p>
            <p key="trouble" role="alert" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
            <p key="all"><a data-action="duels" href={Route::Other("duel".into()).href()}>{ texts.duels }</a></p>
        </section>
    }
}
