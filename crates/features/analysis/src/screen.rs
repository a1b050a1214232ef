//! The screen of the analysis board.

use engine::Game;
use model::analysis::{MAX_COMMENT, NodeId, to_link, write};
use model::value_scale::ValueScale;
use replay::CopyLink;
use table::hint::Hint;
use table::{Pace, Playable, TableProps};
use ui::announce::say;
use ui::focus::focus;
use ui::i18n::{Texts, Translated, use_lang, use_texts};
use ui::keys::use_rules_key;
use ui::layout::{refusal, use_title};
use ui::settings::use_settings;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::{Board, BoardEvent};
use crate::chance::Chance;
use crate::judged::{Judged, use_judged};
use crate::kept::Keep;
use crate::keys::{Way, use_ways};
use crate::moves::{self, MoveList, TITLE};
use crate::opening::{AnalysisRequest, Opened, Subject, open};
use crate::panel::{judged, nothing_to_decide};
use crate::setup::Setup;
use crate::texts::AnalysisTexts;

/// The screen with the analysis of a match or position.
pub fn analysis<G: Playable>(request: AnalysisRequest, shared: &'static Texts) -> Html {
    match open::<G>(&request, shared) {
        Ok(opened) => {
            let key = request.subject.route(request.place.clone()).href();
            html! { <AnalysisScreen<G> {key} {opened} {request} /> }
        }
        Err(refused) => refusal(G::ID.title(), refused, shared),
    }
}

/// Props of [`AnalysisScreen`].
#[derive(Properties)]
struct ScreenProps<G: Playable> {
    /// What was opened.
    opened: Opened<G::Game>,
    /// What was asked for.
    request: AnalysisRequest,
}

impl<G: Playable> PartialEq for ScreenProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.request == other.request && self.opened == other.opened
    }
}

/// The board, and beside it what is expected and the moves.
#[component]
fn AnalysisScreen<G: Playable>(props: &ScreenProps<G>) -> Html {
    let (lang, shared, settings) = (use_lang(), use_texts(), use_settings());
    let texts = AnalysisTexts::of(lang);
    let opened = &props.opened;
    let first = (opened.base.clone(), opened.tree.clone(), opened.at);
    let board = use_reducer_eq(move || Board::new(first.0, first.1, first.2));
    let shows_values = use_state_eq(|| true);
    let is_open = use_state_eq(|| false);
    use_rules_key(G::ID);
    use_title(shared.records.analysis);
    let text = use_memo((board.tree.clone(), board.at), |(tree, at)| {
        write(tree, opened.base.play().log(), *at)
    });
    use_effect_with(text.clone(), |text| {
        if let Some(text) = &**text {
            ui::history::remember(text);
        }
    });
    use_effect_with(board.at, |_| moves::scroll_to_shown());
    let found = use_judged(&board.session, *is_open, *shows_values, &props.request.pool);
    let found = found.filter(|_| *shows_values);
    let dispatcher = board.dispatcher();
    let on_event = Callback::from(move |event| dispatcher.dispatch(event));
    use_ways(on_way(&board));
    let known = found.as_ref().and_then(|found| found.as_ref().ok());
    let marks = known
        .map(|known: &Judged<G::Game>| Hint::new(&known.judgement, ValueScale::of(G::ID)).marks);
    let leave = props.request.subject.back();
    let is_of_match = matches!(props.request.subject, Subject::Match(..));
    let table = G::table(TableProps {
        session: board.session.clone(),
        marks: marks.unwrap_or_default(),
        lang,
        pace: Pace::from(settings.speed),
        hints: false,
        coach: None,
        afterword: None,
        confirm: false,
        after: Some(Html::default()),
        back: is_of_match.then_some(shared.records.replay),
        pool: props.request.pool.clone(),
        on_change: on_event.reform(BoardEvent::Reached),
        on_new: Callback::noop(),
        on_leave: Callback::from(move |()| leave.open()),
    });
    let place = use_memo(text.clone(), |text| {
        text.as_ref()
            .as_ref()
            .map(|text| AttrValue::from(to_link(text)))
    });
    let route = |subject: &Subject| Some(subject.route((*place).clone()?));
    let link = opened.shared.as_ref().and_then(route);
    // What does not fit into a link is kept with the match that this device has.
    let address = link.clone().or_else(|| route(&props.request.subject));
    let expected = match (&found, board.session.deciding().is_empty()) {
        (_, true) => {
            let on_next = on_vanish(&on_event, |_| BoardEvent::NextRound);
            nothing_to_decide(&board, on_next, lang, texts)
        }
        (Some(Ok(known)), _) => {
            let on_play = on_vanish(&on_event, BoardEvent::Play);
            judged::<G>(&board, known, &on_play, lang, texts)
        }
        (Some(Err(_)), _) => html! { <p class="about" role="alert">{ texts.failed }</p> },
        (None, _) if *shows_values => html! { <p class="about">{ texts.thinking }</p> },
        (None, _) => Html::default(),
    };
    // Where nothing is hidden, all knowledge is alike.
    let hides = !G::Game::PERFECT_INFORMATION;
    let of = board.clone();
    let shown = (board.tree.clone(), moves::round_of(&board), lang);
    let rows = use_memo(shown, move |(_, begin, lang)| {
        moves::rows::<G>(&of, *begin, *lang)
    });
    let on_go = use_callback(board.dispatcher(), |node, board| {
        board.dispatch(BoardEvent::Go(node));
    });
    let too_large = text.is_none().then_some(texts.too_large);
    html! {
        <div class="table-place replay analysis-screen" data-analysis={board.tree.len().to_string()}>
            <div key="table" class="replay-table">{ table }</div>
            <section key="panel" class="replay-controls review-panel analysis-panel" aria-labelledby={TITLE}>
                <h2 key="title" id={TITLE} tabindex="-1">{ shared.records.analysis }</h2>
                { steps(&board, texts) }
                { switch("values", texts.values, &shows_values, false) }
                { switch("all-hands", texts.all_hands, &is_open, !hides || !*shows_values) }
                <div key="expected" class="analysis-expected">{ expected }</div>
                <Chance<G> key="chance" board={board.clone()} is_open={*is_open} pool={props.request.pool.clone()} {lang} />
                <div key="moves" class="analysis-tree"><MoveList {rows} at={board.at} {on_go} /></div>
                { changes(&board, &on_event, texts) }
                <p key="too-large" hidden={too_large.is_none()}>{ too_large.unwrap_or_default() }</p>
                { say(too_large.unwrap_or_default()) }
                <CopyLink key="copy" route={link} />
                <Keep key="keep" address={address.map(|address| AttrValue::from(address.href()))} title={G::ID.title()} />
                <Setup<G> key="setup" line={board.session.game().to_string()} {lang} />
            </section>
        </div>
    }
}

/// A button that turns something on and off.
fn switch(
    name: &'static str,
    label: &'static str,
    state: &UseStateHandle<bool>,
    hidden: bool,
) -> Html {
    let (setter, is_on) = (state.setter(), **state);
    let onclick = move |_: MouseEvent| setter.set(!is_on);
    html! {
        <button key={name} type="button" class="button quiet" data-action={name} {hidden}
            aria-pressed={is_on.to_string()} {onclick}>{ label }</button>
    }
}

/// Sends the board what comes of something that vanishes when it is pressed.
fn on_vanish<G: Game + 'static, T: 'static>(
    on_event: &Callback<BoardEvent<G>>,
    event: impl Fn(T) -> BoardEvent<G> + 'static,
) -> Callback<T> {
    on_event.reform(move |pressed| {
        let title = gloo_utils::document().get_element_by_id(TITLE);
        title.into_iter().for_each(focus);
        event(pressed)
    })
}

/// Shows where a key or button leads.
fn on_way<G: Game + 'static>(board: &UseReducerHandle<Board<G>>) -> Callback<Way, bool> {
    let board = board.clone();
    Callback::from(move |way| {
        let to = target(&board, way);
        if let Some(node) = to {
            board.dispatch(BoardEvent::Go(node));
        }
        to.is_some()
    })
}

/// The node to which a way leads; `None` where it leads nowhere.
fn target<G: Game>(board: &Board<G>, way: Way) -> Option<NodeId> {
    let to = match way {
        Way::Back => board.back(),
        Way::Forward => board.forward(),
        Way::First => Some(board.first()),
        Way::Last => Some(board.tree.end(board.at)),
        Way::Above => board.beside(-1),
        Way::Below => board.beside(1),
    };
    to.filter(|node| *node != board.at)
}

/// The buttons that lead through the line.
fn steps<G: Game + 'static>(board: &UseReducerHandle<Board<G>>, texts: &AnalysisTexts) -> Html {
    use ui::sign::{LEFT, RIGHT, TO_END, TO_START, drawn};
    let [first, back, forward, last] = texts.steps;
    let ways = [
        ("first", TO_START, first, Way::First),
        ("back", LEFT, back, Way::Back),
        ("forward", RIGHT, forward, Way::Forward),
        ("last", TO_END, last, Way::Last),
    ];
    let on_way = on_way(board);
    let button = |(name, sign, label, way): (&'static str, &'static str, &'static str, Way)| {
        let is_idle = target(board, way).is_none();
        let on_way = on_way.clone();
        let onclick = move |_: MouseEvent| {
            on_way.emit(way);
        };
        // A button without effect is not `disabled`, since it would lose the focus.
        html! {
            <button key={name} type="button" class="button quiet" data-action={name} data-repeats=""
                aria-disabled={is_idle.to_string()} aria-label={label} title={label} {onclick}>{ drawn(sign) }</button>
        }
    };
    html! { <div key="steps" class="review-ways">{ for ways.map(button) }</div> }
}

/// What changes the tree: the comment on the position, and the buttons.
fn changes<G: Game + 'static>(
    board: &Board<G>,
    on_event: &Callback<BoardEvent<G>>,
    texts: &AnalysisTexts,
) -> Html {
    let button =
        |name: &'static str, label: &'static str, works: bool, event: fn() -> BoardEvent<G>| {
            let onclick = on_event.reform(move |_: MouseEvent| event());
            html! {
                <button key={name} type="button" class="button quiet" data-action={name}
                    aria-disabled={(!works).to_string()} {onclick}>{ label }</button>
            }
        };
    let varies = board.tree.variation(board.at).is_some();
    let on_comment = on_event.reform(BoardEvent::Comment);
    let comment = AttrValue::from(board.tree.comment(board.at).to_owned());
    html! {
        <div key="changes" class="analysis-changes">
            <Comment key={format!("{:?}", board.at)} {comment} is_open={board.at != NodeId::ROOT} {on_comment} label={texts.comment} />
            { button("redraw", texts.redraw, board.drawn().is_some(), || BoardEvent::Redraw) }
            { button("promote", texts.promote, varies, || BoardEvent::Promote) }
            { button("delete", texts.delete, board.doomed().is_some(), || BoardEvent::Delete) }
            { button("undo", texts.undo, board.can_undo(), || BoardEvent::Undo) }
        </div>
    }
}

/// Props of [`Comment`].
#[derive(Properties, PartialEq)]
struct CommentProps {
    /// The comment as it is kept.
    comment: AttrValue,
    /// Whether the position can have one.
    is_open: bool,
    /// Called with another comment, once it is written.
    on_comment: Callback<String>,
    /// The name of the field.
    label: &'static str,
}

/// The field for the comment on a position. It keeps what is being written, whatever is judged meanwhile.
#[component]
fn Comment(props: &CommentProps) -> Html {
    let draft = use_state_eq(|| props.comment.clone());
    let setter = draft.setter();
    use_effect_with(props.comment.clone(), move |kept| setter.set(kept.clone()));
    let setter = draft.setter();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        setter.set(field.value().into());
    };
    let onchange = props.on_comment.reform(|event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.value()
    });
    html! {
        <label class="analysis-comment">{ props.label }
            <input type="text" maxlength={MAX_COMMENT.to_string()} value={(*draft).clone()} disabled={!props.is_open}
                {oninput} {onchange} />
        </label>
    }
}
