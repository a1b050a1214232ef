//! What is told of a match that is over, with its result: when it turned, now and then a line of an opponent's, how the
//! result compares with earlier ones, and which level decides as well as the person did, or the ways to the reviews of several.
//!
//! Turn and line are read from the record alone, the comparison from the database; the workers find out the level. The result
//! of a live match shows what [`part`] offers; it is loaded when the match is over. This crate may depend on reviews, tables, and
//! all below them. Begin with `turning_point` and `remark`.

mod achievement;
mod remark;
mod review_link;
mod rivalry;
mod texts;
mod turning_point;

use engine::Seat;
use model::lang::Lang;
use replay::Share;
use review::OwnLevel;
use table::{AfterwordPart, AfterwordProps, Playable};
use ui::i18n::{Texts, Translated, use_lang};
use yew::prelude::*;

use achievement::Achieved;
use remark::{Remark, remark};
use review_link::{ReviewLink, reviews};
use rivalry::Rivalry;
use texts::AfterwordTexts;
use turning_point::turning_point;

/// The afterword of a game's matches.
pub const fn part<G: Playable>() -> AfterwordPart<G> {
    AfterwordPart {
        view: |props| html! { <Afterword<G> ..props /> },
        review: |session| html! { <ReviewLink<G::Game> session={session.clone()} /> },
    }
}

/// When the match turned, what an opponent says, and what there is to say of the result.
#[component]
fn Afterword<G: Playable>(props: &AfterwordProps<G>) -> Html {
    let (lang, session) = (use_lang(), &props.session);
    let texts = AfterwordTexts::of(lang);
    let found = use_memo(session.clone(), |session| {
        (turning_point::<G>(session), remark(session))
    });
    let name = |seat| table::name(session, seat, Texts::of(lang));
    let turned = found
        .0
        .map(|point| (texts.turned)(&point, name(point.winner)));
    let said = found
        .1
        .map(|remark| said(&remark, name(remark.seat), texts));
    html! {
        <>
            <p key="turned" class="turning-point" data-turning-point="" hidden={turned.is_none()}>{ turned.unwrap_or_default() }</p>
            <p key="said" class="remark" data-remark="" hidden={said.is_none()}>{ said.unwrap_or_default() }</p>
            { result(props, lang) }
            if props.is_compared && session.you().is_some() && !session.is_practice() {
                <Rivalry<G::Game> key="rivalry" session={session.clone()} />
            }
            if props.is_compared {
                <Share<G> key="share" session={session.clone()} is_own=true />
            }
            if session.is_shared() {
                { reviews::<G>(session, lang) }
            }
            <OwnLevel<G> key="level" session={session.clone()} pool={props.pool.clone()} />
        </>
    }
}

/// That the result does not count, and why; or how it compares.
fn result<G: Playable>(props: &AfterwordProps<G>, lang: Lang) -> Html {
    let session = &props.session;
    if session.is_practice() || !props.is_compared {
        Html::default()
    } else if session.is_assisted() && session.you().is_some() {
        html! { <p key="assisted" class="soft" data-assisted="">{ AfterwordTexts::of(lang).assisted }</p> }
    } else {
        html! { <Achieved<G::Game> key="achieved" session={session.clone()} /> }
    }
}

/// An opponent's line, beside their portrait.
fn said(remark: &Remark, name: &str, texts: &AfterwordTexts) -> Html {
    let line = texts.remarks[remark.style as usize][remark.mood as usize][remark.variant];
    html! {
        <>
            { portrait(remark.seat, name) }
            <span key="line" class="remark-line"><b key="name">{ name.to_owned() }</b>{ " " }<q key="words">{ line }</q></span>
        </>
    }
}

fn portrait(seat: Seat, name: &str) -> Html {
    html! { <span key="face" class="portrait" data-seat={seat.index().to_string()} data-face={name.to_owned()} /> }
}
