//! What the table says: what to do, and why something did not work.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::pool::PoolError;

/// What the prompt needs.
pub struct Prompt {
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// What is due, for styles and tests.
    pub step: &'static str,
    /// Why the rules refuse what was tried.
    pub refusal: Option<String>,
    /// What the move in hand is expected to do.
    pub forecast: Option<String>,
    /// The hint that was asked for, in words.
    pub hint: Option<String>,
    /// What happened last, with its place in the whole: screen readers say
    /// what is added.
    pub news: Vec<(usize, String)>,
    /// Why the bots do not answer.
    pub trouble: Option<PoolError>,
    /// Asks the bots once more.
    pub on_try_again: Callback<()>,
}

/// Why the bots do not answer, in words.
pub fn trouble_text(why: PoolError, texts: &Texts) -> &'static str {
    match why {
        PoolError::WrongRelease => texts.errors.worker_outdated,
        PoolError::CannotStart => texts.errors.worker_failed,
        PoolError::Crashed | PoolError::TooSlow | PoolError::Refused(_) => {
            texts.errors.worker_crashed
        }
    }
}

/// The sentence, and under it a refusal, a forecast, or trouble.
pub fn prompt(props: Prompt, texts: &Texts) -> Html {
    let trouble = props.trouble.map(|why| trouble_text(why, texts));
    let remark = trouble.map(String::from).or(props.refusal);
    let has_remark = remark.is_some() || props.hint.is_some();
    let hinted = props.hint.is_some();
    html! {
        <div key="prompt" class={classes!("prompt", hinted.then_some("is-hinted"))}>
            <p key="prompt" role="status" data-prompt="" data-step={props.step}>{ props.sentence }</p>
            <p key="remark" role="status" class="remark" data-refusal="">{ remark.unwrap_or_default() }</p>
            <p key="hint" role="status" class="hint" data-hint="">{ props.hint.unwrap_or_default() }</p>
            <p key="forecast" class="forecast" data-forecast="" hidden={has_remark}>
                { props.forecast.unwrap_or_default() }
            </p>
            <button key="again" type="button" class="button" data-action="try-again" hidden={trouble.is_none()}
                onclick={props.on_try_again.reform(|_| ())}>{ texts.common.retry }</button>
            <div key="news" class="sr-only" aria-live="polite" data-news="">
                { for props.news.into_iter().map(|(index, line)| html! { <p key={index}>{ line }</p> }) }
            </div>
        </div>
    }
}
