//! What is put around the stage of every table.

use yew::prelude::*;

use super::bar::{Bar, bar};
use super::hooks::{use_bots, use_luck};
use super::log::{Line, log};
use super::prompt::{Prompt, prompt};
use super::verdict::{Verdict, verdict};
use super::{Playable, RunEvent, Runner, TableProps};
use crate::i18n::Texts;
use crate::session::Due;

/// A stage narrower than this has its log folded, in pixels.
const WIDE: f64 = 800.0;

/// A stage and what is put around it.
pub struct Around<'a, G: Playable> {
    /// The table's name.
    pub title: &'static str,
    /// The bar above.
    pub bar: Bar<'a, G>,
    /// What is said.
    pub prompt: Prompt,
    /// The result.
    pub verdict: Verdict<'a, G>,
    /// Everything that happened.
    pub lines: &'a [Line],
    /// The stage.
    pub stage: Html,
    /// Where the stage stands, and its size in pixels.
    pub place: (NodeRef, (f64, f64)),
}

/// A whole table.
pub fn around<G: Playable>(props: Around<G>, texts: &'static Texts) -> Html {
    let (place, (width, _)) = props.place;
    let mut said = props.prompt;
    if props.bar.run.session.is_watched() {
        watch(&mut said, props.bar.run, props.lines, texts);
    }
    html! {
        <main class="table-screen" data-screen="table">
            <h1 key="title" class="sr-only" tabindex="-1">{ props.title }</h1>
            { bar(props.bar, texts) }
            { prompt(said, texts) }
            <div key="stage" class="stage-place" ref={place}>{ props.stage }</div>
            <aside key="side" class="side">
                { verdict(props.verdict, texts) }
                { log(props.lines, width > WIDE, texts) }
            </aside>
        </main>
    }
}

/// While a match is replayed, what happened last is said instead of what is to
/// be done; the sentence is read out itself.
fn watch<G: Playable>(said: &mut Prompt, run: &Runner<G>, lines: &[Line], texts: &Texts) {
    said.news.clear();
    if matches!(run.session.due(), Due::Decide(_) | Due::Luck) {
        let last = lines.last().map(|line| line.text.clone());
        said.sentence = last.unwrap_or_else(|| texts.records.beginning.into());
    }
}

/// Plays everybody but the person, and tells of every change of the match.
#[hook]
pub fn use_runner<G: Playable>(
    run: &Runner<G>,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
) {
    use_bots(run, &props.pool, props.pace, on_event);
    use_luck(run, props.pace, on_event);
    let show = on_event.clone();
    use_effect_with(props.session.clone(), move |session| {
        if session.is_watched() {
            show.emit(RunEvent::Show(Box::new(session.clone())));
        }
    });
    let on_change = props.on_change.clone();
    use_effect_with(run.session.clone(), move |session| {
        on_change.emit(session.clone());
    });
}
