//! What the table says: what to do, and why something did not work.

use yew::prelude::*;

use crate::i18n::use_texts;
use crate::pool::PoolError;

/// What the prompt needs.
#[derive(Properties, PartialEq)]
pub struct PromptProps {
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: AttrValue,
    /// What is due, for styles and tests.
    pub step: &'static str,
    /// Why the rules refuse what was tried.
    pub refusal: Option<AttrValue>,
    /// What the move in hand is expected to do.
    pub forecast: Option<AttrValue>,
    /// What happened last, for screen readers.
    pub news: AttrValue,
    /// Why the bots do not answer.
    pub trouble: Option<PoolError>,
    /// Asks the bots once more.
    pub on_try_again: Callback<()>,
}

/// The sentence, and under it a refusal, a forecast, or trouble.
#[component]
pub fn Prompt(props: &PromptProps) -> Html {
    let texts = use_texts();
    let trouble = props.trouble.map(|why| match why {
        PoolError::WrongRelease => texts.errors.worker_outdated,
        PoolError::CannotStart => texts.errors.worker_failed,
        PoolError::Crashed | PoolError::TooSlow | PoolError::Refused(_) => {
            texts.errors.worker_crashed
        }
    });
    let remark = trouble.map(AttrValue::from).or(props.refusal.clone());
    html! {
        <div class="prompt">
            <p key="prompt" role="status" data-prompt="" data-step={props.step}>{ props.sentence.clone() }</p>
            <p key="remark" role="status" class="remark" data-refusal="">{ remark.clone().unwrap_or_default() }</p>
            <p key="forecast" class="forecast" data-forecast="" hidden={remark.is_some()}>
                { props.forecast.clone().unwrap_or_default() }
            </p>
            <button key="again" type="button" class="button" data-action="try-again" hidden={trouble.is_none()}
                onclick={props.on_try_again.reform(|_| ())}>{ texts.common.retry }</button>
            <p key="news" class="sr-only" aria-live="polite" data-news="">{ props.news.clone() }</p>
        </div>
    }
}
