//! The table of a deal, and what is told when it is over.

use std::rc::Rc;

use database::Latest;
use model::evening::Player;
use model::session::{Due, Session};
use model::storage::StorageError;
use pool::Pool;
use replay::session_error_text;
use table::{Playable, TableProps};
use ui::announce::say;
use ui::i18n::{Texts, Translated, use_lang};
use ui::keys::use_rules_key;
use ui::layout::{refusal_with_link, use_title};
use ui::offline::use_playing;
use ui::settings::use_settings;
use ui::today::use_today;
use yew::prelude::*;

use crate::cast_games::CastGames;
use crate::faces::{faces, own, progress, verdict};
use crate::known::{Known, News};
use crate::parts::{Change, DealTableProps, Parts};
use crate::places::Place;
use crate::records::{played, resumed};
use crate::texts::EveningTexts;

/// Props of [`DealScreen`].
#[derive(Properties)]
pub struct DealScreenProps {
    /// What was known of the evening when the screen was opened.
    pub known: Rc<Known>,
    /// The deal, which the person has not ended.
    pub deal: usize,
    /// What the games bring.
    pub parts: Parts,
    /// The workers of the bots at the table.
    pub pool: Pool,
}

impl PartialEq for DealScreenProps {
    /// The games bring the same all the time.
    fn eq(&self, other: &Self) -> bool {
        self.known == other.known && self.deal == other.deal && self.pool == other.pool
    }
}

/// A deal: the person plays, and the cast plays it meanwhile.
#[component]
pub fn DealScreen(props: &DealScreenProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let (deal, evening) = (props.deal, props.known.board.evening);
    let first = props.known.clone();
    let known = use_reducer_eq(move || (*first).clone());
    let trouble = use_state_eq(|| None::<StorageError>);
    let cast = use_mut_ref(|| None::<CastGames>);
    let is_busy = use_mut_ref(|| false);
    let (dispatch, parts, playing) = (known.dispatcher(), props.parts, cast.clone());
    // This deal comes first, then what is missing of those that are over.
    let board = &props.known.board;
    let missing = board.missing([deal].into_iter().chain(board.played()));
    let first_busy = is_busy.clone();
    use_effect_with((), move |()| {
        let on_news = Callback::from(move |news| dispatch.dispatch(news));
        let begun = CastGames::begin(evening, missing, parts, on_news);
        // The table has told of its bots before.
        begun.set_table_busy(*first_busy.borrow());
        playing.replace(Some(begun));
        move || drop(playing.take())
    });
    let (dispatch, setter) = (known.dispatcher(), trouble.setter());
    // As it is when the table is opened: midnight changes nothing.
    let today = use_today();
    let is_practice = *use_memo((), |()| props.known.is_practice_on(today));
    let latest = use_memo((), |()| Latest::default());
    let on_change = Callback::from(move |change: Change| {
        is_busy.replace(change.is_busy);
        if let Some(cast) = &*cast.borrow() {
            cast.set_table_busy(change.is_busy);
        }
        if let Some(played) = change.played {
            let (entry, kept) = (evening.own_entry(deal, is_practice), played.clone());
            let setter = setter.clone();
            latest.put(
                async move || database::put_evening(&entry, &kept).await,
                move |stored| setter.set(stored.err()),
            );
            dispatch.dispatch(News::Played((deal, Player::You), played));
        }
    });
    let game = evening.game(deal);
    let is_over = known.board.own(deal).is_some();
    use_title(&format!("{} · {}", game.title(), (texts.deal)(deal + 1)));
    use_playing(!is_over);
    use_rules_key(game);
    let after = match is_over {
        true => told(&known, deal, shared),
        false => Html::default(),
    };
    let said = match is_over && known.board.missing([deal]).is_empty() {
        true => verdict(&known, deal, lang),
        false => String::new(),
    };
    let own = props.known.played(deal, Player::You).cloned();
    let table = (props.parts)(game).table;
    let trouble = trouble.map(|error| shared.errors.storage(error));
    html! {
        <div class="table-place" data-deal={(deal + 1).to_string()}>
            <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
            { say(said) }
            { table(DealTableProps { evening, deal, own, after, pool: props.pool.clone(), on_change }) }
        </div>
    }
}

/// What is told on the plate with the result: the place, the faces, and the ways on.
fn told(known: &Known, deal: usize, shared: &Texts) -> Html {
    let lang = shared.lang;
    let texts = EveningTexts::of(lang);
    let missing = known.board.missing([deal]).len();
    let (verdict, progress) = (verdict(known, deal, lang), progress(known, missing, lang));
    let next = known.board.next();
    let evening = known.board.evening;
    let is_told = own(known, deal).is_some_and(|(_, others, _)| others > 1);
    html! {
        <section class="after-deal" aria-labelledby="after-deal" data-missing={missing.to_string()}>
            <h3 key="title" id="after-deal">{ verdict }</h3>
            <p key="percentage" class="about" data-percentage="" hidden={!is_told}>{ texts.percentage }</p>
            // Above the faces: these scroll on most screens.
            <p key="ways" class="ways">
                { for next.map(|deal| html! {
                    <a key="next" class="button primary" data-action="next-deal" href={Place::Deal(evening, deal).route().href()}>{ (texts.play)(deal + 1, evening.game(deal).title()) }</a>
                }) }
                <a key="board" class={classes!("button", next.is_none().then_some("primary"))} data-action="board" href={Place::Board(evening).route().href()}>{ texts.to_board }</a>
            </p>
            { faces(known, deal, lang) }
            <p key="progress" class="about" hidden={progress.is_empty()}>{ progress }</p>
        </section>
    }
}

/// The table itself.
#[component]
pub fn DealTable<G: Playable>(props: &DealTableProps) -> Html {
    let (lang, settings) = (use_lang(), use_settings());
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let (evening, deal) = (props.evening, props.deal);
    let start = use_memo((), |()| resumed::<G>(&evening, deal, props.own.as_ref()));
    let begun = match &*start {
        Ok(Some(begun)) => begun.clone(),
        unusable => {
            let error = unusable.as_ref().err();
            let why = error.map_or(shared.errors.no_such_address_about, |error| {
                session_error_text(error, shared)
            });
            return refusal_with_link(texts.title, why, texts.title, Place::Choice.route(), shared);
        }
    };
    let told = props.on_change.clone();
    let on_change = Callback::from(move |session: Session<G::Game>| {
        let is_kept = session.has_person_played() || session.due() == Due::Nothing;
        told.emit(Change {
            played: is_kept.then(|| played(&session)),
            is_busy: !session.bots_to_decide().is_empty(),
        });
    });
    G::table(TableProps {
        session: begun,
        marks: Vec::new(),
        lang,
        pace: settings.speed.into(),
        hints: settings.hints,
        confirm: settings.confirm,
        coach: None,
        afterword: None,
        after: Some(props.after.clone()),
        back: Some(texts.title),
        pool: props.pool.clone(),
        on_change,
        on_new: Callback::noop(),
        on_leave: Callback::from(move |()| Place::Board(evening).route().open()),
    })
}
