//! What is put around the stage of every table.

use engine::Seat;
use yew::prelude::*;

use super::bar::{Bar, bar};
use super::hooks::{use_bots, use_luck};
use super::log::{Line, log, news};
use super::prompt::{Prompt, prompt};
use super::verdict::{Sheet, Verdict, verdict};
use super::{Playable, RunEvent, Runner, TableProps, name, winners};
use crate::i18n::Texts;
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
    let (run, lines) = (parts.run, parts.lines);
    let session = &run.session;
    let send = |event: RunEvent<G>| on_event.reform(move |()| event.clone());
    let mut said = Prompt {
        sentence: parts.sentence,
        step: parts.step,
        refusal: parts.refusal,
        forecast: parts.forecast,
        news: news(lines),
        trouble: run.trouble,
        on_try_again: send(RunEvent::TryAgain),
    };
    if session.is_watched() {
        let is_under_way = matches!(session.due(), Due::Decide(_) | Due::Luck);
        watch(&mut said, is_under_way, lines, texts);
    }
    let title = parts.alone.or_else(|| winners(session, texts));
    let seats = Seat::all(session.sitters().len());
    let frame = Frame {
        title: parts.title,
        bar: Bar {
            game: G::GAME,
            is_watched: session.is_watched(),
            heading: parts.heading,
            turn: parts.turn,
            can_undo: run.can_undo(),
            can_skip: run.can_skip() || parts.busy,
            on_undo: send(RunEvent::Undo),
            on_skip: send(RunEvent::Skip),
            on_leave: props.on_leave.clone(),
        },
        said,
        result: Verdict {
            names: seats.map(|seat| name(session, seat, texts)).collect(),
            rounds: session.play().rounds(),
            seed: session.seed(),
            sheet: parts.sheet,
            title: title.unwrap_or_else(|| texts.table.round_over.into()),
            is_watched: session.is_watched(),
            has_next: session.due() == Due::NextRound,
            is_over: session.due() == Due::Nothing || session.game().is_out(),
            more: parts.more,
            on_next: send(RunEvent::NextRound),
            on_rematch: props.on_rematch.clone(),
            on_leave: props.on_leave.clone(),
        },
        lines,
        stage: parts.stage,
        place: parts.place,
    };
    frame.draw(texts)
}

/// What is drawn around a stage. It knows no game, so that its code is there
/// once for all.
struct Frame<'a> {
    title: &'static str,
    bar: Bar,
    said: Prompt,
    result: Verdict<'a>,
    lines: &'a [Line],
    stage: Html,
    place: (NodeRef, (f64, f64)),
}

impl Frame<'_> {
    fn draw(self, texts: &'static Texts) -> Html {
        let (place, (width, _)) = self.place;
        html! {
            <main class="table-screen" data-screen="table">
                <h1 key="title" class="sr-only" tabindex="-1">{ self.title }</h1>
                { bar(self.bar, texts) }
                { prompt(self.said, texts) }
                <div key="stage" class="stage-place" ref={place}>{ self.stage }</div>
                <aside key="side" class="side">
                    { verdict(self.result, texts) }
                    { log(self.lines, width > WIDE, texts) }
                </aside>
            </main>
        }
    }
}

/// While a match is replayed, what happened last is said instead of what is to
/// be done; the sentence is read out itself.
fn watch(said: &mut Prompt, is_under_way: bool, lines: &[Line], texts: &Texts) {
    said.news.clear();
    if is_under_way {
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
