//! The row of buttons: discard, call Dumble, sort the hand.

use ui::i18n::{Texts, Translated};
use yew::prelude::*;

use super::hand::Sort;
use super::hints::call_badge;
use super::layout::Layout;
use super::props::StageProps;
use super::score_note::{score_note, total};
use super::state::TableEvent;
use engine::GameId;
use engine::dumble::Action;
use model::lang::Lang;
use table::hint::{self, badge};
use table::{Victory, level_name, name};

/// The row of buttons above the near hand.
pub fn tools(props: &StageProps, layout: &Layout, lang: Lang) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let seen = state.seen();
    let near = state.run.viewpoint();
    let is_covered = state.run.is_covered();
    // Nobody is told what a covered hand is worth.
    let points = (!is_covered).then(|| seen.hand(near).points());
    let legal = state.is_to_discard() && matches!(state.judged(), Some(Ok(_)));
    let may_call = state.may(Action::Call);
    let send = |event: TableEvent| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(event.clone()))
    };
    let (sort, label) = match state.sort {
        Sort::Rank => (Sort::Suit, texts.sort_suit),
        Sort::Suit | Sort::Own => (Sort::Rank, texts.sort_rank),
    };
    let shared = Texts::of(lang);
    let level = state.session().participants()[near.index()].bot;
    let called = call_badge(&props.marks).map(|mark| badge(mark, true, hint::texts(lang)));
    // A call that is marked while nobody can make it, as in a review, is shown as text.
    let looked_at = called.clone().filter(|_| !may_call);
    let chance = props.more.filter(|_| may_call);
    let lowest = |share: f32| (texts.lowest)((share.clamp(0.0, 1.0) * 100.0).round() as u32);
    let out = !state.is_in();
    let over = state.scoring().is_some();
    let total = total(state, near);
    let note = score_note(state, near, name(state.session(), near, shared), texts);
    let shows_scores = state.scoring().is_some_and(|scoring| scoring.scores());
    let rank = Victory::of(state.session(), shows_scores).class(near);
    html! {
        <div key="tools" class="tools" style={layout.buttons().style()}>
            <div key="points" class={classes!("own-line", rank)}>
                <span key="you" class="name-text">{ name(state.session(), near, shared) }</span>
                { level_name(GameId::Dumble, level, true, shared) }
                <strong key="total" class="name-score" title={(texts.total_is)(total)} data-total={near.index().to_string()}>
                    { total }<span key="words" class="visually-hidden">{ (texts.points_word)(total) }</span>
                </strong>
                <span key="hand" class="own-points" hidden={out || is_covered} data-points={points.map(|points| points.to_string())}>
                    { points.map(texts.hand_is).unwrap_or_default() }
                </span>
                { note }
            </div>
            <button key="discard" type="button" class="button primary" data-action="discard" hidden={!state.is_to_discard()}
                aria-disabled={(!legal).to_string()} onclick={send(TableEvent::Discard)}>{ texts.discard }</button>
            <button key="dumble" type="button" class="button primary call" data-action="dumble" hidden={!may_call}
                onclick={send(TableEvent::Call)}>
                <span key="word">{ points.map(texts.call).unwrap_or_default() }{ called.unwrap_or_default() }</span>
                <span key="chance" class="chance" hidden={chance.is_none()} data-chance="">
                    { chance.map(lowest).unwrap_or_default() }
                </span>
            </button>
            <span key="called" class="marked-action" hidden={looked_at.is_none()} aria-hidden="true">
                { texts.dumble }{ looked_at.unwrap_or_default() }
            </span>
            <button key="sort" type="button" class="button quiet" data-action="sort" hidden={out || over || is_covered}
                onclick={send(TableEvent::Sort(sort))}>{ label }</button>
        </div>
    }
}
