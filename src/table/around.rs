//! What is put around the stage of every table.

use yew::prelude::*;

use super::bar::{Bar, bar};
use super::hooks::{use_bots, use_luck};
use super::log::{Line, log, news};
use super::prompt::{Prompt, prompt};
use super::verdict::{Sheet, Verdict, verdict};
use super::{Playable, RunEvent, Runner, TableProps};
use crate::hint::{self, Hinting};
use crate::i18n::{Lang, Texts};
use crate::session::Due;

/// A stage narrower than this has its log folded, in pixels.
const WIDE: f64 = 800.0;

/// A stage and what is put around it.
pub struct Around<'a, G: Playable> {
    /// The match.
    pub run: &'a Runner<G>,
    /// The table's name.
    pub title: &'static str,
    /// How far the match is: the round, the turn.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whether there is something to skip besides bots and luck.
    pub busy: bool,
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// What is due, for styles and tests.
    pub step: &'static str,
    /// Why the rules refuse what was tried.
    pub refusal: Option<String>,
    /// What the move in hand is expected to do.
    pub forecast: Option<String>,
    /// The hint that has been asked for, or could be.
    pub hinting: &'a Hinting<G>,
    /// The scores; `None` while the round is played or counted.
    pub sheet: Option<Sheet>,
    /// Said instead of who has won, where nobody plays against anybody.
    pub alone: Option<String>,
    /// What the game has to show besides the scores.
    pub more: Html,
    /// Everything that happened.
    pub lines: &'a [Line],
    /// The stage.
    pub stage: Html,
    /// Where the stage stands, and its size in pixels.
    pub place: (NodeRef, (f64, f64)),
}

/// A whole table.
pub fn around<G: Playable>(
    parts: Around<G>,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
    texts: &'static Texts,
) -> Html {
    let (place, (width, _)) = parts.place;
    let (run, lines, hinting) = (parts.run, parts.lines, parts.hinting);
    let top = Bar {
        run,
        heading: parts.heading,
        turn: parts.turn,
        busy: parts.busy,
        hinting,
        lang: props.lang,
        on_event: on_event.clone(),
        on_leave: props.on_leave.clone(),
    };
    let mut said = Prompt {
        sentence: parts.sentence,
        step: parts.step,
        refusal: parts.refusal,
        forecast: parts.forecast,
        hint: said_hint(run, hinting, props.lang),
        news: news(lines),
        trouble: run.trouble.or(hinting.trouble),
        on_try_again: match hinting.trouble {
            Some(_) => hinting.on_ask.clone(),
            None => on_event.reform(|()| RunEvent::TryAgain),
        },
    };
    if run.session.is_watched() {
        watch(&mut said, run, lines, texts);
    }
    let result = Verdict {
        session: &run.session,
        sheet: parts.sheet,
        title: parts.alone,
        more: parts.more,
        on_event: on_event.clone(),
        on_rematch: props.on_rematch.clone(),
        on_leave: props.on_leave.clone(),
    };
    html! {
        <main class="table-screen" data-screen="table">
            <h1 key="title" class="sr-only" tabindex="-1">{ parts.title }</h1>
            { bar(top, texts) }
            { prompt(said, texts) }
            <div key="stage" class="stage-place" ref={place}>{ parts.stage }</div>
            <aside key="side" class="side">
                { verdict(result, texts) }
                { log(lines, width > WIDE, texts) }
            </aside>
        </main>
    }
}

/// The hint in words, or that it is being thought about.
fn said_hint<G: Playable>(run: &Runner<G>, hinting: &Hinting<G>, lang: Lang) -> Option<String> {
    let words = hint::texts(lang);
    match &hinting.hint {
        Some(hint) => {
            let name = |action| run.session.game().advise(action, lang);
            Some(hint::sentence(hint, name, words))
        }
        None => hinting.is_thinking.then(|| words.working.into()),
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
