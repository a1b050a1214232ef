//! The table of a match by letter, with what is beside it.

use std::rc::Rc;

use database::Latest;
use engine::Game;
use model::clock::now;
use model::exchanges::letter::{KeptLetter, Letter, Relation, Turn};
use model::session::Session;
use model::storage::StorageError;
use pool::Pool;
use table::{Pace, Playable, TableProps};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::keys::use_rules_key;
use ui::layout::use_title;
use ui::offline::use_playing;
use ui::settings::use_settings;
use yew::prelude::*;

use crate::news::{News, told, use_next_entry};
use crate::panel::{Panel, PanelProps};
use crate::places::Place;
use crate::store;
use crate::texts::LetterTexts;

/// Props of [`TableScreen`].
#[derive(Properties, Clone, PartialEq)]
pub struct TableScreenProps<G: Playable> {
    /// The match as it was when the screen was opened.
    pub kept: Rc<KeptLetter<G::Game>>,
    /// Whether it was opened by a letter that is older.
    pub is_older: bool,
    /// Why the match could not be kept before.
    pub trouble: Option<StorageError>,
    /// The workers that the table needs as a prop. Nothing asks them before the match is over.
    pub pool: Pool,
    /// Called when what is kept is to be read again: another tab has gone further, or a letter has come once more.
    pub on_stale: Callback<()>,
}

/// The table: what the other has played is shown, then the person plays their turn, and the letter is there to be sent.
#[component]
pub fn TableScreen<G: Playable>(props: &TableScreenProps<G>) -> Html {
    let (lang, settings) = (use_lang(), use_settings());
    let (shared, texts) = (Texts::of(lang), LetterTexts::of(lang));
    let (kept, pace) = (&props.kept, Pace::from(settings.speed));
    let letter = use_state_eq(|| kept.letter.clone());
    let trouble = use_state_eq(|| props.trouble);
    let on_change = use_keeping(kept, &letter, &trouble, &props.on_stale);
    let news = News::of(&kept.letter, kept.seat);
    let shown = use_state_eq(|| news.from);
    // It changes with what is shown of the news alone: the table itself goes on from there.
    let session = use_memo((kept.clone(), *shown), |(kept, shown)| {
        kept.letter.session(kept.seat).rewound(*shown)
    });
    let setter = shown.setter();
    let on_show = Callback::from(move |length| setter.set(length));
    use_next_entry(&session, *shown, news, pace, on_show.clone());
    use_rules_key(G::ID);
    let [own, other] = [kept.seat, kept.seat.next(2)].map(|seat| letter.name(seat).to_owned());
    use_title(&(texts.versus)(&own, &other));
    use_playing(letter.turn() == Turn::Of(kept.seat));
    // The end is seen before it is told.
    let is_over = letter.turn() == Turn::Over && *shown == news.to;
    let panel = html! { <Panel ..panel::<G>(&letter, props, (news, *shown), on_show, lang) /> };
    let (after, beside) = match is_over {
        true => (panel, None),
        false => (Html::default(), Some(panel)),
    };
    let trouble = trouble.map(|error| shared.errors.storage(error));
    let table = G::table(TableProps {
        session: (*session).clone(),
        marks: Vec::new(),
        lang,
        pace,
        hints: false,
        confirm: settings.confirm,
        coach: None,
        afterword: None,
        after: Some(after),
        back: Some(texts.title),
        pool: props.pool.clone(),
        on_change,
        on_new: Callback::noop(),
        on_leave: Callback::from(|()| Place::List.route().open()),
    });
    let length = letter.record().play.log().len();
    html! {
        <div class="table-place letter" data-letter={length.to_string()} data-seat={kept.seat.index().to_string()}>
            <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
            <div key="table" class="letter-table">{ table }</div>
            { for beside }
        </div>
    }
}

/// What is beside the table, or on the plate with the result.
fn panel<G: Playable>(
    letter: &Letter<G::Game>,
    props: &TableScreenProps<G>,
    (news, shown): (News, usize),
    on_show: Callback<usize>,
    lang: Lang,
) -> PanelProps {
    let seat = props.kept.seat;
    let is_showing = shown < news.to;
    let has_gone_on = letter.record().play.log().len() > news.to;
    // What the person has played since would be taken off the table.
    let can_show = !news.is_empty() && !has_gone_on;
    let next = if is_showing { news.to } else { news.from };
    PanelProps {
        own: letter.name(seat).to_owned().into(),
        other: letter.name(seat.next(2)).to_owned().into(),
        turn: letter.turn(),
        seat,
        link: letter.to_link().map(AttrValue::from),
        is_older: props.is_older && !has_gone_on,
        told: told::<G>(&letter.session(seat), seat, lang),
        is_showing,
        on_show: can_show.then(|| on_show.reform(move |()| next)),
        on_same: props.on_stale.clone(),
    }
}

/// The callback that keeps the match whenever it has gone further, and notes how far it is.
#[hook]
fn use_keeping<G: Game + 'static>(
    kept: &Rc<KeptLetter<G>>,
    letter: &UseStateHandle<Letter<G>>,
    trouble: &UseStateHandle<Option<StorageError>>,
    on_stale: &Callback<()>,
) -> Callback<Session<G>> {
    let furthest = use_mut_ref(|| kept.letter.clone());
    let latest = use_memo((), |()| Latest::default());
    let (seat, id) = (kept.seat, kept.id.clone());
    let (letter, trouble) = (letter.setter(), trouble.setter());
    let on_stale = on_stale.clone();
    Callback::from(move |session: Session<G>| {
        // What is shown of the news goes no further.
        let Some(new) = Letter::of(session.record(None))
            .ok()
            .filter(|new| new.relation(&furthest.borrow()) == Relation::Further)
        else {
            return;
        };
        furthest.replace(new.clone());
        letter.set(new.clone());
        let (trouble, on_stale) = (trouble.clone(), on_stale.clone());
        let kept = KeptLetter {
            id: id.clone(),
            letter: new,
            seat,
            since: now(),
        };
        latest.put(
            async move || store::keep(&kept).await,
            move |stored| {
                trouble.set(stored.err());
                if stored == Ok(false) {
                    on_stale.emit(());
                }
            },
        );
    })
}
