//! What a table says, in sight and aloud: what to do, why something did not work,
//! what happened; and what of it can be heard.

use yew::prelude::*;

use super::log::{Line, news};
use super::parts::TableFrame;
use super::prompt::PromptProps;
use super::result_panel::Sheet;
use super::table_model::TableModel;
use super::{Playable, Runner};
use crate::hint::{self, Hinting, Said};
use model::session::Due;
use ui::announce::Say;
use ui::i18n::{Lang, Texts};
use ui::sound::{SoundState, Sounds};

/// What is said above the stage.
pub fn said<T: TableModel>(
    parts: &TableFrame<T>,
    lang: Lang,
    texts: &'static Texts,
) -> PromptProps {
    let (run, hinting) = (parts.table.state.run(), &parts.table.hinting);
    let commands = &parts.table.commands;
    let said = PromptProps {
        sentence: match run.proposed {
            Some(action) => {
                let action = T::Game::advise(run.session.game(), action, lang);
                (texts.table.confirm_prompt)(&action)
            }
            None => parts.sentence.clone(),
        },
        step: parts.step,
        // Nothing is expected of whoever looks on.
        refusal: parts.refusal.clone().filter(|_| !run.plays_itself()),
        forecast: parts.table.forecast(),
        hint: said_hint(run, hinting, lang),
        asks: run.confirms.then_some(run.proposed.is_some()),
        on_answer: commands.answer.clone(),
        trouble: run.trouble.or(hinting.trouble),
        on_try_again: match hinting.trouble {
            Some(_) => hinting.asking.on_ask.clone(),
            None => commands.try_again.clone(),
        },
    };
    if is_shown(run) {
        told(said, run, &parts.lines, texts)
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

/// What is announced, heard and felt; how far the end of the round is counted
/// comes with its scores.
pub fn unseen<G: Playable>(
    run: &Runner<G>,
    (sheet, counted): (&Option<Sheet>, usize),
    said: &PromptProps,
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
fn aloud<G: Playable>(said: &PromptProps, run: &Runner<G>, lines: &[Line], texts: &Texts) -> Html {
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
fn heard<G: Playable>(
    run: &Runner<G>,
    is_over: bool,
    counted: usize,
    said: &PromptProps,
) -> SoundState {
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

/// While a match is replayed, or paused, what happened last is said instead of
/// what is to be done; the sentence is read out itself.
fn told<G: Playable>(
    said: PromptProps,
    run: &Runner<G>,
    lines: &[Line],
    texts: &Texts,
) -> PromptProps {
    let plays = matches!(run.session.due(), Due::Decide(_) | Due::Luck);
    let last = || lines.last().map(|line| line.text.clone());
    PromptProps {
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
fn taught<G: Playable>(said: PromptProps, run: &Runner<G>, texts: &Texts) -> PromptProps {
    let texts = &texts.table;
    let refusal = said
        .refusal
        .map(|own| match (run.session.is_at_stop(), run.off_script) {
            (true, _) => texts.read_on.into(),
            (false, true) => texts.not_now.into(),
            (false, false) => own,
        });
    PromptProps {
        sentence: String::new(),
        refusal,
        ..said
    }
}
