//! The table of a duel.

use std::cell::Cell;
use std::rc::Rc;

use database::later::{self, KeepError};
use database::{Ended, Latest};
use engine::GameId;
use model::archive::SavedGame;
use model::clock::now;
use model::exchanges::duel::{self, Row, key};
use model::exchanges::{Progress, read_text, row_text};
use model::session::{Session, SessionError};
use model::storage::StorageError;
use pool::Pool;
use replay::{ShareTexts, session_error_text};
use table::{Playable, TableProps};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::keys::use_rules_key;
use ui::layout::{refusal_with_link, use_title};
use ui::offline::use_playing;
use ui::settings::use_settings;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::known::Known;
use crate::part::{Change, DuelTableProps, Parts};
use crate::places::Place;
use crate::sides::resumed;
use crate::texts::DuelTexts;

/// Stores how far the person's match is. Returns why it is not stored, if something else stays there for good.
async fn store(key: &str, text: &str, lang: Lang) -> Result<Option<&'static str>, StorageError> {
    if database::put_exchange(key, text, None).await? {
        return Ok(None);
    }
    let rows = database::exchanges(key).await?;
    let kept = rows.get(key).and_then(|kept| read_text(kept));
    Ok(match (kept, read_text(text)) {
        // It was stored before.
        (Some((progress, kept)), Some((own, text)))
            if progress == own && duel::is_same_match(kept, text) =>
        {
            None
        }
        (Some((Progress::End, _)), _) => Some(ShareTexts::of(lang).other_sent),
        _ => Some(DuelTexts::of(lang).in_other_tab),
    })
}

/// Props of [`DuelTableScreen`].
#[derive(Properties)]
pub struct DuelTableScreenProps {
    /// What was known of the duel when the table was opened.
    pub known: Rc<Known>,
    /// Its game.
    pub game: GameId,
    /// What the games bring.
    pub parts: Parts,
    /// The workers of the bots.
    pub pool: Pool,
}

impl PartialEq for DuelTableScreenProps {
    /// The games bring the same all the time.
    fn eq(&self, other: &Self) -> bool {
        self.known == other.known && self.game == other.game && self.pool == other.pool
    }
}

/// Puts the match into the archive, and tells if it is not there.
fn keep(game: Rc<SavedGame>, tell: UseStateSetter<Option<&'static str>>, lang: Lang) {
    let shared = Texts::of(lang);
    spawn_local(async move {
        tell.set(
            match later::finish((*game).clone(), None, Ended::Now).await {
                Ok(()) => None,
                Err(KeepError::Storage(error)) => Some(shared.errors.storage(error)),
                Err(KeepError::NotLoaded(_)) => Some(shared.records.not_kept),
            },
        );
    });
}

/// Stores every change of the person's match, and puts it into the archive when it is over.
#[component]
pub fn DuelTableScreen(props: &DuelTableScreenProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), DuelTexts::of(lang));
    let trouble = use_state_eq(|| None::<&'static str>);
    let is_over = use_state_eq(|| false);
    let not_kept = use_state_eq(|| None::<&'static str>);
    let latest = use_memo((), |()| Latest::default());
    let on_change = {
        let (id, setter, over) = (props.known.id.clone(), trouble.setter(), is_over.setter());
        let not_kept = not_kept.setter();
        Callback::from(move |change: Change| {
            let (progress, record) = change.row;
            over.set(progress == Progress::End);
            // The archive has the match whether or not the duel can be stored.
            if let Some(game) = change.ended {
                keep(game, not_kept.clone(), lang);
            }
            let (key, text) = (key(&id, Row::You), row_text(progress, &record));
            let setter = setter.clone();
            latest.put(
                async move || store(&key, &text, lang).await,
                move |stored| {
                    setter.set(stored.unwrap_or_else(|error| Some(shared.errors.storage(error))));
                },
            );
        })
    };
    use_title(&(texts.title)(props.game.title()));
    use_playing(!*is_over);
    use_rules_key(props.game);
    let after = match *is_over {
        true => after(&props.known, texts),
        false => Html::default(),
    };
    let table = (props.parts)(props.game).table;
    let props = DuelTableProps {
        known: props.known.clone(),
        after,
        pool: props.pool.clone(),
        on_change,
    };
    html! {
        <div class="table-place" data-duel="table">
            <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
            <p key="not-kept" role="alert" class="unsaved" hidden={not_kept.is_none()}>{ not_kept.unwrap_or_default() }</p>
            { table(props) }
        </div>
    }
}

/// What is told on the plate with the result: the way to both results.
fn after(known: &Known, texts: &DuelTexts) -> Html {
    html! {
        <section class="after-deal" aria-labelledby="after-duel">
            <h3 key="title" id="after-duel">{ texts.after }</h3>
            <p key="ways" class="ways">
                <a key="compare" class="button primary" data-action="compare" href={Place::Duel(known.id.clone()).route().href()}>{ texts.compare }</a>
            </p>
        </section>
    }
}

/// The table itself.
#[component]
pub fn DuelTable<G: Playable>(props: &DuelTableProps) -> Html {
    let (lang, settings) = (use_lang(), use_settings());
    let (shared, texts) = (Texts::of(lang), DuelTexts::of(lang));
    let start = use_memo((), |()| begun::<G>(&props.known));
    let session = match &*start {
        Ok(session) => session.clone(),
        Err(why) => {
            let why = why.as_ref().map(|error| session_error_text(error, shared));
            let list = ShareTexts::of(lang).duels;
            let why = why.unwrap_or(texts.gone);
            return refusal_with_link(G::ID.title(), why, list, Place::List.route(), shared);
        }
    };
    let (told, is_told) = (props.on_change.clone(), use_memo((), |()| Cell::new(false)));
    let on_change = Callback::from(move |session: Session<G::Game>| {
        if session.play().log().is_empty() || is_told.get() {
            return;
        }
        let is_over = session.outcome().is_some();
        is_told.set(is_over);
        let record = session.record(is_over.then(now));
        let progress = match is_over {
            true => Progress::End,
            false => Progress::Entries(record.play.log().len()),
        };
        let kept = record.to_link().unwrap_or_else(|| record.to_json());
        told.emit(Change {
            row: (progress, kept.into()),
            ended: is_over.then(|| SavedGame::new(record, now()).into()),
        });
    });
    let id = props.known.id.clone();
    G::table(TableProps {
        session,
        marks: Vec::new(),
        lang,
        pace: settings.speed.into(),
        hints: false,
        confirm: settings.confirm,
        coach: None,
        afterword: None,
        after: Some(props.after.clone()),
        back: Some(texts.duel),
        pool: props.pool.clone(),
        on_change,
        on_new: Callback::noop(),
        on_leave: Callback::from(move |()| Place::Duel(id.clone()).route().open()),
    })
}

/// The person's match as it stands.
///
/// # Errors
/// If it cannot be played, and why; `None` if no friend's match can be read.
fn begun<G: Playable>(known: &Known) -> Result<Session<G::Game>, Option<SessionError>> {
    let sent = known.sent.iter().find_map(|link| duel::read(link).ok());
    let kept = known.own.as_ref().map(|(_, record)| record.as_str());
    resumed(&sent.ok_or(None)?, kept).map_err(Some)
}
