//! The prompt: what to do, and why something did not work.

use yew::prelude::*;

use crate::hint::HintSentence;
use pool::PoolError;
use ui::i18n::{Texts, use_texts};

/// Props of [`Prompt`].
#[derive(Properties, Clone, PartialEq)]
pub struct PromptProps {
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// The value of `data-step`, for style sheets and tests.
    pub step: &'static str,
    /// Why the rules refuse what the person tried.
    pub refusal: Option<String>,
    /// The expected result of the move in hand.
    pub forecast: Html,
    /// The hint, in words.
    pub hint: Option<HintSentence>,
    /// Why the bots do not answer.
    pub error: Option<PoolError>,
    /// `None` if moves need no confirmation; otherwise whether one is waiting for it.
    pub asks: Option<bool>,
    /// Confirms the move (`true`) or withdraws it.
    pub on_answer: Callback<bool>,
    /// Asks the bots once more.
    pub on_try_again: Callback<()>,
}

impl PromptProps {
    /// The text in red: why the bots do not answer, or why the rules refuse something.
    pub fn problem(&self, texts: &Texts) -> Option<String> {
        let error = self.error.map(|error| error_text(error, texts));
        let error = error.map(String::from);
        error.or_else(|| self.refusal.clone())
    }
}

/// Why the bots do not answer, in words.
pub fn error_text(error: PoolError, texts: &Texts) -> &'static str {
    match error {
        PoolError::WrongRelease => texts.errors.worker_outdated,
        PoolError::CannotStart => texts.errors.worker_failed,
        PoolError::Crashed | PoolError::TooSlow | PoolError::Refused(_) => {
            texts.errors.worker_crashed
        }
    }
}

/// The sentence, and below it a refusal, a forecast, or the bots' failure.
#[component]
pub fn Prompt(props: &PromptProps) -> Html {
    let texts = use_texts();
    let error = props.error;
    let problem = props.problem(texts);
    let has_problem = problem.is_some() || props.hint.is_some();
    let hinted = props.hint.is_some();
    let silent = props.sentence.is_empty();
    let confirmation = ask(props, texts);
    let HintSentence { text, action } = props.hint.clone().unwrap_or_default();
    let class = classes!(
        "prompt",
        hinted.then_some("is-hinted"),
        props.asks.map(|_| "asks")
    );
    html! {
        <div {class}>
            <p key="prompt" data-prompt="" data-step={props.step} hidden={silent}>{ props.sentence.clone() }</p>
            <p key="remark" class="remark" data-refusal="">{ problem.unwrap_or_default() }</p>
            <p key="hint" class="hint" data-hint={action}>{ text }</p>
            { confirmation }
            <p key="forecast" class="forecast" data-forecast="" hidden={has_problem}>
                { props.forecast.clone() }
            </p>
            <button key="again" type="button" class="button" data-action="try-again" hidden={error.is_none()}
                onclick={props.on_try_again.reform(|_| ())}>{ texts.common.retry }</button>
        </div>
    }
}

/// The buttons that confirm or withdraw a move. Their space is reserved while they are hidden, so that they
/// never move the board.
fn ask(props: &PromptProps, texts: &Texts) -> Html {
    let answer = |yes: bool| props.on_answer.reform(move |_: MouseEvent| yes);
    html! {
        <div key="asked" class="asked" hidden={props.asks != Some(true)}>
            <button key="confirm" type="button" class="button primary" data-action="confirm"
                onclick={answer(true)}>{ texts.table.confirm }</button>
            <button key="withdraw" type="button" class="button" data-action="withdraw"
                onclick={answer(false)}>{ texts.table.withdraw }</button>
        </div>
    }
}
