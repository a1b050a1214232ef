//! What is put around the stage of every table.

use engine::Seat;
use yew::prelude::*;

use super::bar::{Bar, Offers, bar};
use super::focus::remember_focus;
use super::hooks::{use_bots, use_luck};
use super::log::{Line, log, news};
use super::prompt::{Prompt, prompt};
use super::result_panel::{ResultPanel, Sheet, Ways, result_panel};
use super::{Playable, RunEvent, Runner, TableProps, name, winners};
use crate::hint::{self, Hinting, Said};
use crate::review_link::review_link;
use crate::watch::{self, Controls};
use model::session::{Due, Session};
use ui::announce::Say;
use ui::i18n::{Lang, Texts};
use ui::sound::{SoundState, Sounds};

/// In a narrow window, as in the style sheets, the log lies below the stage, and
/// is folded.
const NARROW: &str = "(max-width: 800px)";

/// A stage and what is put around it.
pub struct TableFrame<'a, G: Playable> {
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
    pub forecast: Html,
    /// The hint that has been asked for, or could be.
    pub hinting: &'a Hinting<G>,
    /// How far the end of the round has been counted, in steps.
    pub counted: usize,
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
pub fn table_frame<G: Playable>(
    parts: TableFrame<G>,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
    texts: &'static Texts,
) -> Html {
    let (run, lines) = (parts.run, parts.lines);
    let said = said(&parts, props, on_event, texts);
    let above = said.sentence.clone();
    let note_once = move |sheet: Sheet| Sheet {
        note: sheet.note.filter(|note| *note != above),
        ..sheet
    };
    let unseen = unseen(run, (&parts.sheet, parts.counted), &said, lines, texts);
    let send = |event: RunEvent<G>| on_event.reform(move |()| event.clone());
    let plays_itself = run.plays_itself() && run.session.due() != Due::Nothing;
    let frame = Frame {
        title: parts.title,
        bar: Bar {
            game: G::ID,
            offers: Offers::at(&run.session),
            heading: parts.heading,
            turn: parts.turn,
            hinting: parts.hinting.asking.clone(),
            lang: props.lang,
            can_undo: run.can_undo(),
            can_skip: run.can_skip() || parts.busy,
            on_undo: send(RunEvent::Undo),
            on_skip: send(RunEvent::Skip),
            on_leave: props.on_leave.clone(),
            back: props.back,
        },
        said,
        unseen,
        tempo: plays_itself.then(|| controls(run, on_event)),
        result: result(
            run,
            (parts.sheet.map(note_once), parts.alone, parts.more),
            props,
            texts,
            send(RunEvent::NextRound),
        ),
        lines,
        stage: parts.stage,
        place: parts.place,
    };
    frame.draw(texts)
}

/// What is said above the stage.
fn said<G: Playable>(
    parts: &TableFrame<G>,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
    texts: &'static Texts,
) -> Prompt {
    let (run, hinting) = (parts.run, parts.hinting);
    let said = Prompt {
        sentence: match run.proposed {
            Some(action) => {
                let action = G::advise(run.session.game(), action, props.lang);
                (texts.table.confirm_prompt)(&action)
            }
            None => parts.sentence.clone(),
        },
        step: parts.step,
        // Nothing is expected of whoever looks on.
        refusal: parts.refusal.clone().filter(|_| !run.plays_itself()),
        forecast: parts.forecast.clone(),
        hint: said_hint(run, hinting, props.lang),
        asks: run.confirms.then_some(run.proposed.is_some()),
        on_answer: on_event.reform(answer),
        trouble: run.trouble.or(hinting.trouble),
        on_try_again: match hinting.trouble {
            Some(_) => hinting.asking.on_ask.clone(),
            None => on_event.reform(|()| RunEvent::TryAgain),
        },
    };
    if is_shown(run) {
        told(said, run, parts.lines, texts)
    } else if run.session.mode().is_lesson() {
        taught(said, run, texts)
    } else {
        said
    }
}

/// Whether what happened last is shown, and nothing is to happen for now.
fn is_shown<G: Playable>(run: &Runner<G>) -> bool {
    run.session.mode().is_replay() || run.is_paused()
}

/// The scores, what has been decided, and what can be done then.
fn result<'a, G: Playable>(
    run: &'a Runner<G>,
    (sheet, alone, more): (Option<Sheet>, Option<String>, Html),
    props: &TableProps<G>,
    texts: &'static Texts,
    on_next: Callback<()>,
) -> ResultPanel<'a> {
    let session = &run.session;
    let looks_on = session.is_spectated();
    let title = alone.or_else(|| winners(session, texts));
    let seats = Seat::all(session.participants().len());
    let is_lesson = session.mode().is_lesson();
    let ways = if session.mode().is_live() {
        ways(session, props, texts)
    } else {
        Ways::default()
    };
    ResultPanel {
        names: seats.map(|seat| name(session, seat, texts)).collect(),
        rounds: session.play().rounds(),
        seed: Some(session.seed()).filter(|_| !is_lesson),
        sheet,
        title: title.unwrap_or_else(|| texts.table.round_over.into()),
        ways,
        more: if is_lesson { Html::default() } else { more },
        after: props.after.clone(),
        on_next,
        rematch: if looks_on {
            watch::texts(props.lang).again
        } else {
            texts.table.rematch
        },
        on_rematch: props.on_rematch.clone(),
        on_leave: props.on_leave.clone(),
    }
}

/// What can be done once a round of a live match is over.
fn ways<G: Playable>(
    session: &Session<G::Game>,
    props: &TableProps<G>,
    texts: &'static Texts,
) -> Ways {
    let over = session.due() == Due::Nothing;
    let is_free = props.after.is_none();
    // Whoever is out may begin another match while the others play on.
    let may_leave = over || (!session.is_spectated() && G::is_out(session.game()));
    Ways {
        next: session.due() == Due::NextRound,
        rematch: is_free && may_leave,
        home: is_free,
        review: over.then(|| review_link(session, texts)),
    }
}

/// What is drawn around a stage. It knows no game, so that its code is there
/// once for all.
struct Frame<'a> {
    title: &'static str,
    bar: Bar,
    said: Prompt,
    /// What is announced and heard.
    unseen: Html,
    /// The controls of a table that plays itself.
    tempo: Option<Html>,
    result: ResultPanel<'a>,
    lines: &'a [Line],
    stage: Html,
    place: (NodeRef, (f64, f64)),
}

impl Frame<'_> {
    fn draw(self, texts: &'static Texts) -> Html {
        // Asking for any element's size would lay the page out within the rendering.
        let narrow = gloo_utils::window().match_media(NARROW).ok().flatten();
        let is_beside = narrow.is_none_or(|query| !query.matches());
        let (place, (width, height)) = self.place;
        // What is drawn before its place has been measured would move at once; on a
        // slow device that is seen.
        let is_measured = width > 0.0 || height > 0.0;
        let stage = if is_measured {
            self.stage
        } else {
            Html::default()
        };
        let plays_itself = self.tempo.is_some();
        html! {
            <main class={classes!("table-screen", plays_itself.then_some("is-watching"))} data-screen="table">
                <h1 key="title" class="sr-only" tabindex="-1">{ self.title }</h1>
                { bar(self.bar, texts) }
                { prompt(self.said, texts) }
                { self.unseen }
                <div key="stage" class="stage-place" ref={place}>{ stage }</div>
                <div key="watch" class="watch-place" hidden={!plays_itself}>{ self.tempo.unwrap_or_default() }</div>
                <aside key="side" class="side" aria-label={texts.table.side}>
                    { result_panel(self.result, texts) }
                    { log(self.lines, is_beside, texts) }
                </aside>
            </main>
        }
    }
}

/// What it means that the person confirms a move, or does not.
fn answer<G: Playable>(yes: bool) -> RunEvent<G> {
    if yes {
        RunEvent::Confirm
    } else {
        RunEvent::Withdraw
    }
}

/// What is announced, heard and felt; how far the end of the round is counted
/// comes with its scores.
fn unseen<G: Playable>(
    run: &Runner<G>,
    (sheet, counted): (&Option<Sheet>, usize),
    said: &Prompt,
    lines: &[Line],
    texts: &Texts,
) -> Html {
    let heard = heard(run, sheet.is_some(), counted, said);
    html! {
        <>
            { aloud(said, run, lines, texts) }
            <Sounds key="sounds" {heard} />
        </>
    }
}

/// What screen readers say: what happened, why something does not work, and
/// what the person is to do. That a bot thinks is not worth hearing each time.
fn aloud<G: Playable>(said: &Prompt, run: &Runner<G>, lines: &[Line], texts: &Texts) -> Html {
    let is_shown = is_shown(run);
    let waits = matches!(run.session.due(), Due::Decide(_) | Due::Luck);
    // Of what is hastened through only the end is of interest.
    let waits = waits || (run.hastens() && run.session.due() != Due::Nothing);
    let is_asked = !waits || run.is_to_decide() || run.waits_for_person();
    let sentence = (is_shown || is_asked).then(|| said.sentence.clone());
    let hint = said.hint.as_ref().map(Said::whole);
    let notes = [said.remark(texts), hint, sentence];
    let notes: Vec<AttrValue> = notes
        .into_iter()
        .map(|note| note.unwrap_or_default().into())
        .collect();
    let lines = if is_shown || run.hastens() {
        Vec::new()
    } else {
        news(lines)
    };
    html! { <Say key="said" {lines} {notes} at_once=true /> }
}

/// What of the table can be heard.
fn heard<G: Playable>(run: &Runner<G>, is_over: bool, counted: usize, said: &Prompt) -> SoundState {
    let (session, log) = (&run.session, run.session.play().log());
    let passes = run.hastens() && session.due() != Due::Nothing;
    let winners = session.outcome().map(|outcome| outcome.winners());
    SoundState {
        length: log.len(),
        last: log.last().and_then(G::cue).filter(|_| !passes),
        counted,
        is_over: is_over && !passes,
        is_won: winners.is_some_and(|seats| {
            let mut persons = session.persons().iter();
            persons.any(|seat| seats.contains(seat))
        }),
        refusal: said.refusal.clone().map(AttrValue::from),
    }
}

/// The hint in words, or that it is being thought about.
fn said_hint<G: Playable>(run: &Runner<G>, hinting: &Hinting<G>, lang: Lang) -> Option<Said> {
    let words = hint::texts(lang);
    match &hinting.hint {
        Some(hint) => {
            let name = |action| G::advise(run.session.game(), action, lang);
            Some(hint::say(hint, name, words))
        }
        None => hinting.asking.is_thinking.then(|| Said {
            best: words.working.into(),
            ..Said::default()
        }),
    }
}

/// The controls of a table that plays itself.
fn controls<G: Playable>(run: &Runner<G>, on_event: &Callback<RunEvent<G>>) -> Html {
    let on_tempo = on_event.reform(RunEvent::Tempo);
    html! { <Controls tempo={run.tempo} {on_tempo} /> }
}

/// While a match is replayed, or paused, what happened last is said instead of
/// what is to be done; the sentence is read out itself.
fn told<G: Playable>(said: Prompt, run: &Runner<G>, lines: &[Line], texts: &Texts) -> Prompt {
    let plays = matches!(run.session.due(), Due::Decide(_) | Due::Luck);
    let last = || lines.last().map(|line| line.text.clone());
    Prompt {
        sentence: if plays {
            last().unwrap_or_else(|| texts.records.beginning.into())
        } else {
            said.sentence
        },
        ..said
    }
}

/// In a lesson, what is to be done is told by the lesson, and what does not
/// belong there is explained.
fn taught<G: Playable>(said: Prompt, run: &Runner<G>, texts: &Texts) -> Prompt {
    let texts = &texts.table;
    let refusal = said
        .refusal
        .map(|own| match (run.session.is_at_stop(), run.off_script) {
            (true, _) => texts.read_on.into(),
            (false, true) => texts.not_now.into(),
            (false, false) => own,
        });
    Prompt {
        sentence: String::new(),
        refusal,
        ..said
    }
}

/// Plays everybody but the person, and tells of every change of the match before
/// it is shown. `busy` tells that the end of a round is still being shown.
#[hook]
pub fn use_runner<G: Playable>(
    run: &Runner<G>,
    busy: bool,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
) {
    // While the table is rendered, and not as an effect of that: what is told of here
    // is saved, and drawing it may be what fails.
    let told = use_mut_ref(|| None);
    let is_news = is_news(&mut told.borrow_mut(), &run.session);
    if is_news {
        props.on_change.emit(run.session.clone());
    }
    remember_focus();
    let pace = run.pace(props.pace);
    use_bots(run, &props.pool, pace, on_event);
    use_luck(run, busy, pace, on_event);
    let show = on_event.clone();
    use_effect_with(props.session.clone(), move |session| {
        if !session.mode().is_live() {
            show.emit(RunEvent::Show(Box::new(session.clone())));
        }
    });
}

/// Whether this is not what was told last; from now on it is.
fn is_news<T: PartialEq + Clone>(told: &mut Option<T>, now: &T) -> bool {
    let is_news = told.as_ref() != Some(now);
    if is_news {
        *told = Some(now.clone());
    }
    is_news
}

#[cfg(test)]
mod tests {
    use super::is_news;

    #[test]
    fn each_change_is_told_once_when_it_comes() {
        let mut told = None;
        let matches = ["new", "new", "a move", "a move", "new"];
        let news = matches.map(|now| is_news(&mut told, &now));
        assert_eq!(news, [true, false, true, false, true]);
    }
}
