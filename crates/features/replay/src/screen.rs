//! The screen of a replay: a match step by step on its own table.

use std::rc::Rc;

use engine::{Entry, Game, Outcome, Player, Record};
use yew::prelude::*;

use super::{Share, Sharing, session_error_text, texts_of};
use crate::controls::Controls;
use crate::playing::{at_first, moving, speed, use_next_step};
use crate::standings::standings;
use crate::step::{Jump, Step};
use model::archive::SavedGame;
use model::session::{Due, Session, SessionError};
use pool::Pool;
use table::watch::{Playback, PlaybackState, use_moving_speed};
use table::{PERSON, Playable, TableProps, winners};
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
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

    /// Reads the record.
    ///
    /// # Errors
    /// If it cannot be used.
    pub fn read<G: Game>(&self) -> Result<Record<G>, SessionError> {
        Ok(match self {
            Source::Kept(text) => Record::from_json(text)?,
            Source::Link(link) => Record::from_link(link)?,
        })
    }

    /// The record as the reader sees it. Whoever played a match that comes by a link is somebody else, so persons without a
    /// name get one: "Player 1".
    pub fn seen<G: Game>(&self, mut record: Record<G>, texts: &Texts) -> Record<G> {
        let named = record.players.iter_mut().zip(texts.table.persons);
        for (player, name) in named.filter(|_| matches!(self, Source::Link(_))) {
            if player.bot.is_none() && player.name.is_empty() {
                player.name = name.into();
            }
        }
        record
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
    stops: Vec<usize>,
    /// The steps at which rounds begin.
    rounds: Rc<[usize]>,
    /// Who played.
    players: Vec<Player>,
    /// How it ended, if it did.
    outcome: Option<Outcome>,
    /// The record as it was read, without names for the reader.
    record: Record<G::Game>,
    /// What the sharing buttons offer.
    sharing: Sharing,
}

impl<G: Playable> Replay<G> {
    fn new(source: &Source, texts: &Texts) -> Result<Self, SessionError> {
        let (now, record) = (model::clock::now(), source.read::<G::Game>()?);
        let start = Session::of(record.clone())?.again().record(None).to_link();
        let link = record.to_link();
        let original = SavedGame::new(record.clone(), now).id().to_owned();
        let read = record.clone();
        let record = source.seen(record, texts);
        let session = Session::of(record.clone())?;
        let players = record.players.clone();
        let sharing = Sharing {
            link: link.map(AttrValue::from),
            start: start.map(AttrValue::from),
            game: SavedGame::new(record, now),
            original: original.into(),
            is_new: matches!(source, Source::Link(_)),
        };
        let stops = stops(&session);
        Ok(Replay {
            rounds: rounds(&session, &stops),
            outcome: session.outcome(),
            stops,
            players,
            session,
            record: read,
            sharing,
        })
    }

    /// The last step.
    fn last(&self) -> usize {
        self.stops.len() - 1
    }
}

/// The lengths of the log at which a replay stops: a decision is due, or a round is over. Events of chance belong to
/// the step before them, and the deal to the first stop.
fn stops<G: engine::Game>(session: &Session<G>) -> Vec<usize> {
    let mut stops = session.moments(|_| true);
    if stops.len() > 1 && session.rewound(0).due() == Due::Luck {
        stops.remove(0);
    }
    stops
}

/// The steps at which rounds begin.
fn rounds<G: engine::Game>(session: &Session<G>, stops: &[usize]) -> Rc<[usize]> {
    let log = session.play().log().iter().enumerate();
    let begun = log.filter(|(_, entry)| **entry == Entry::NextRound);
    let later = begun.map(|(index, _)| stops.partition_point(|length| *length <= index));
    core::iter::once(0).chain(later).collect()
}

/// The replay of a match.
#[component]
pub fn ReplayScreen<G: Playable>(props: &ReplayProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let replay = use_memo((props.source.clone(), lang), |(source, lang)| {
        Replay::<G>::new(source, Texts::of(*lang))
    });
    let step = use_reducer_eq(Step::default);
    let playback = use_state_eq(|| at_first(settings.speed));
    use_rules_key(G::ID);
    let speed = speed(*playback, settings.speed);
    let found = (*replay).as_ref().ok();
    let last = found.map_or(0, Replay::last);
    let shown = last.min(step.0);
    let plays = playback.state == PlaybackState::Playing && shown < last;
    let ends_round = found.is_some_and(|replay| replay.rounds.contains(&(shown + 1)));
    let dispatcher = step.dispatcher();
    let on_next = Callback::from(move |jump| dispatcher.dispatch(jump));
    use_next_step(plays.then_some(shown), ends_round, speed, on_next.clone());
    let moves = moving(speed, settings.speed);
    use_moving_speed(moves, settings.speed);
    let on_step = {
        let (step, playback) = (step.dispatcher(), playback.clone());
        Callback::from(move |jump: Jump| {
            playback.set(Playback {
                state: PlaybackState::Paused,
                ..*playback
            });
            step.dispatch(jump);
        })
    };
    let on_playback = {
        let setter = playback.setter();
        Callback::from(move |playback| setter.set(playback))
    };
    let replay = match &*replay {
        Ok(replay) => replay,
        Err(error) => {
            let heading = match props.source {
                Source::Kept(_) => G::ID.title(),
                Source::Link(_) => texts_of(texts).bad_link,
            };
            return refusal(heading, session_error_text(error, texts), texts);
        }
    };
    let (back, on_leave) = match props.source {
        Source::Kept(_) => (Some(texts.records.title), Route::Records),
        Source::Link(_) => (None, Route::Home),
    };
    let table = G::table(TableProps {
        session: replay.session.replay(replay.stops[shown], PERSON),
        marks: Vec::new(),
        lang,
        pace: moves.into(),
        hints: false,
        coach: None,
        afterword: None,
        confirm: false,
        pool: props.pool.clone(),
        on_change: Callback::noop(),
        on_new: Callback::noop(),
        on_leave: Callback::from(move |()| on_leave.open()),
        after: None,
        back,
    });
    // Where it came by a link, somebody else has played it.
    let is_own = matches!(props.source, Source::Kept(_));
    let share = replay.outcome.is_some().then(|| {
        html! { <Share<G> key="share" session={replay.session.clone()} {is_own} record={replay.record.clone()} /> }
    });
    html! {
        <div class="table-place replay" data-replay={shown.to_string()}>
            { strip(replay, lang) }
            <div key="table" class="replay-table">{ table }</div>
            <Controls key="controls" step={shown} {last} rounds={replay.rounds.clone()} {plays}
                playback={*playback} {speed} {on_step} {on_next} {on_playback} sharing={replay.sharing.clone()} length={replay.stops[shown]} {share} />
        </div>
    }
}

/// What was played: the game, the players, the result.
fn strip<G: Playable>(replay: &Replay<G>, lang: Lang) -> Html {
    let texts = Texts::of(lang);
    // A solo game has no winner.
    let won = winners(&replay.session, texts).filter(|_| replay.players.len() > 1);
    let unfinished = replay
        .outcome
        .is_none()
        .then(|| texts_of(texts).unfinished.to_owned());
    html! {
        <section key="strip" class="replay-strip" aria-label={texts_of(texts).seats} data-strip="">
            <strong key="game">{ G::ID.title() }</strong>
            { standings(G::ID, &replay.players, replay.outcome.as_ref(), lang) }
            <span key="result" class={classes!("about", won.is_some().then_some("replay-won"))}>{ won.or(unfinished) }</span>
        </section>
    }
}

#[cfg(test)]
mod tests;
