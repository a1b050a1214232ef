//! The screen of a replay: a match step by step on its own table.

use engine::Record;
use yew::prelude::*;

use super::{Sharing, why};
use crate::controls::Controls;
use model::archive::SavedGame;
use model::session::{Session, SessionError};
use pool::Pool;
use table::{PERSON, Playable, TableProps};
use ui::i18n::{use_lang, use_texts};
use ui::keys::use_rules_key;
use ui::layout::refusal;
use ui::route::Route;
use ui::settings::use_settings;

/// The source of a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    /// The archive, with the record's text.
    Kept(AttrValue),
    /// A link, with its text.
    Link(AttrValue),
}

impl Source {
    /// The text of the record or of the link.
    pub fn text(&self) -> &AttrValue {
        match self {
            Source::Kept(text) | Source::Link(text) => text,
        }
    }
}

/// Props of [`ReplayScreen`].
#[derive(Properties, PartialEq)]
pub struct ReplayProps {
    /// The record.
    pub source: Source,
    /// The pool that the table needs as a prop; nothing asks it during a replay.
    pub pool: Pool,
}

/// A record that can be replayed.
struct Replay<G: Playable> {
    session: Session<G::Game>,
    /// The lengths of the log at which the replay stops.
    moments: Vec<usize>,
    /// What the sharing buttons offer.
    sharing: Sharing,
}

impl<G: Playable> Replay<G> {
    fn new(source: &Source) -> Result<Self, SessionError> {
        let record: Record<G::Game> = match source {
            Source::Kept(text) => Record::from_json(text)?,
            Source::Link(link) => Record::from_link(link)?,
        };
        let session = Session::of(record.clone())?;
        let start = session.rewound(0).record(None).to_link();
        let sharing = Sharing {
            link: record.to_link().map(AttrValue::from),
            start: start.map(AttrValue::from),
            game: SavedGame::new(record, model::clock::now()),
            is_new: matches!(source, Source::Link(_)),
        };
        Ok(Replay {
            moments: session.moments(G::happens_together),
            session,
            sharing,
        })
    }
}

/// The replay of a match.
#[component]
pub fn ReplayScreen<G: Playable>(props: &ReplayProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let replay = use_memo(props.source.clone(), Replay::<G>::new);
    let step = use_state_eq(|| 0);
    use_rules_key(G::ID);
    let on_step = {
        let setter = step.setter();
        Callback::from(move |step| setter.set(step))
    };
    match &*replay {
        Err(error) => {
            let heading = match props.source {
                Source::Kept(_) => G::ID.title(),
                Source::Link(_) => texts.records.bad_link,
            };
            refusal(heading, why(error, texts), texts)
        }
        Ok(replay) => {
            let last = replay.moments.len() - 1;
            let step = last.min(*step);
            let table = G::table(TableProps {
                session: replay.session.replay(replay.moments[step], PERSON),
                marks: Vec::new(),
                lang,
                pace: settings.speed.into(),
                hints: false,
                confirm: false,
                pool: props.pool.clone(),
                on_change: Callback::noop(),
                on_rematch: Callback::noop(),
                on_leave: Callback::from(|()| Route::Records.open()),
                after: None,
                back: Some(texts.records.title),
            });
            html! {
                <div class="table-place replay" data-replay={step.to_string()}>
                    <div key="table" class="replay-table">{ table }</div>
                    <Controls key="controls" {step} {last} {on_step} sharing={replay.sharing.clone()} />
                </div>
            }
        }
    }
}
