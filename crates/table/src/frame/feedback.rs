//! What a table tells the person: the prompt, the announcements for screen readers, and the sounds.

use yew::prelude::*;

use crate::Victory;
use crate::frame::log::{LogLine, news};
use crate::frame::prompt::PromptProps;
use crate::frame::table_model::{Table, TableModel};
use crate::hint::{self, HintSentence, HintState};
use crate::{Playable, Runner, name};
use model::session::Due;
use ui::announce::Say;
use ui::i18n::{Lang, Texts};
use ui::sound::{SoundState, Sounds};

/// The prompt above the stage.
pub fn prompt<T: TableModel>(table: &Table<T>, lang: Lang) -> PromptProps {
    let (state, texts) = (&*table.state, table.shared_texts);
    let (run, hint_state, commands) = (state.run(), &table.hint_state, &table.commands);
    let prompt = PromptProps {
        sentence: match run.proposed {
            Some(action) => {
                let action = T::Game::describe_action(run.session.game(), action, lang);
                (texts.table.confirm_prompt)(&action)
            }
            None => sentence(state, table.texts, texts),
        },
        step: match (run.looks_on(), run.turned_to()) {
            (Some(_), _) => "looks-on",
            (None, Some(_)) => "covered",
            (None, None) => state.step(),
        },
        // A spectator is expected to do nothing.
        refusal: state.refusal(table.texts).filter(|_| !run.plays_itself()),
        forecast: table.forecast(),
        hint: hint_sentence(run, hint_state, lang),
        asks: run.confirms.then_some(run.proposed.is_some()),
        on_answer: commands.answer.clone(),
        error: run.error.or(hint_state.error),
        on_try_again: match hint_state.error {
            Some(_) => hint_state.request.on_ask.clone(),
            None => commands.try_again.clone(),
        },
    };
    if is_shown(run) {
        replay_prompt(prompt, run, &table.lines, texts)
    } else if run.session.mode().is_lesson() {
        lesson_prompt(prompt, run, texts)
    } else {
        prompt
    }
}

/// What is expected, and of whom, where several persons play.
fn sentence<T: TableModel>(state: &T, own: &T::Texts, texts: &Texts) -> String {
    let run = state.run();
    let called = |seat| name(&run.session, seat, texts);
    if let Some(seat) = run.turned_to().or(run.session.awaited()) {
        // Nobody is called as long as another person looks at what they drew.
        return (texts.table.turn_of)(called(run.looks_on().unwrap_or(seat)));
    }
    let sentence = state.sentence(own, texts);
    match run.actor().filter(|_| run.session.is_shared()) {
        Some(seat) => (texts.table.prompt_to)(called(seat), &sentence),
        None => sentence,
    }
}

/// Whether the table shows what happened last, and nothing is to happen for now.
fn is_shown<G: Playable>(run: &Runner<G>) -> bool {
    run.session.mode().is_replay() || run.is_paused()
}

/// The announcements and the sounds of a table. `is_over`: whether the scores of the round are shown; `counted`: how
/// many steps of the scoring are shown.
pub fn announcements_and_sounds<G: Playable>(
    run: &Runner<G>,
    is_over: bool,
    counted: usize,
    prompt: &PromptProps,
    lines: &[LogLine],
    texts: &Texts,
) -> Html {
    let sounds = sound_state(run, is_over, counted, prompt);
    html! {
        <>
            { announcements(prompt, run, lines, texts) }
            <Sounds key="sounds" state={sounds} />
        </>
    }
}

/// What screen readers announce: what happened, why something does not work, and what the person is to do.
/// That a bot thinks is not announced.
fn announcements<G: Playable>(
    prompt: &PromptProps,
    run: &Runner<G>,
    lines: &[LogLine],
    texts: &Texts,
) -> Html {
    let is_shown = is_shown(run);
    let waits = matches!(run.session.due(), Due::Decide(_) | Due::Luck);
    // When the rest is played at once, only the end is announced.
    let waits = waits || (run.is_fast_forwarding() && run.session.due() != Due::Nothing);
    let is_asked =
        !waits || run.is_to_decide() || run.turned_to().is_some() || run.waits_for_person();
    let sentence = (is_shown || is_asked).then(|| prompt.sentence.clone());
    let hint = prompt.hint.as_ref().map(|hint| hint.text.clone());
    let notes = [prompt.problem(texts), hint, sentence];
    let notes: Vec<AttrValue> = notes
        .into_iter()
        .map(|note| note.unwrap_or_default().into())
        .collect();
    let lines = if is_shown || run.is_fast_forwarding() {
        Vec::new()
    } else {
        news(lines)
    };
    html! { <Say key="said" {lines} {notes} at_once=true forgets={run.is_covered()} /> }
}

/// The part of the table's state that can be heard.
fn sound_state<G: Playable>(
    run: &Runner<G>,
    is_over: bool,
    counted: usize,
    prompt: &PromptProps,
) -> SoundState {
    let (session, log) = (&run.session, run.session.play().log());
    let passes = run.is_fast_forwarding() && session.due() != Due::Nothing;
    let victory = Victory::of(session, session.due() == Due::Nothing);
    SoundState {
        length: log.len(),
        last: log.last().and_then(G::sound).filter(|_| !passes),
        counted,
        is_over: is_over && !passes,
        is_won: !session.mode().is_analysis()
            && (session.persons().iter()).any(|seat| victory.winners().contains(seat)),
        refusal: prompt.refusal.clone().map(AttrValue::from),
    }
}

/// The hint in words, or that the bots think about it.
fn hint_sentence<G: Playable>(
    run: &Runner<G>,
    hint_state: &HintState<G>,
    lang: Lang,
) -> Option<HintSentence> {
    let (texts, game) = (hint::texts(lang), run.session.game());
    match &hint_state.hint {
        Some(hint) => {
            let name = |action| G::describe_action(game, action, lang);
            let best = hint_state.judgement.as_ref();
            let best = best.and_then(|judgement| judgement.best());
            let reason = best.and_then(|best| G::reason(game, best, lang));
            Some(hint::hint_sentence(hint, name, reason, texts))
        }
        None => hint_state.request.is_thinking.then(|| HintSentence {
            text: texts.working.into(),
            ..HintSentence::default()
        }),
    }
}

/// In a replay, or a pause, the prompt is the last line of the log; screen readers announce it as the prompt.
fn replay_prompt<G: Playable>(
    prompt: PromptProps,
    run: &Runner<G>,
    lines: &[LogLine],
    texts: &Texts,
) -> PromptProps {
    let plays = matches!(run.session.due(), Due::Decide(_) | Due::Luck);
    let last = || lines.last().map(|line| line.text.clone());
    // A position that was set up has no beginning.
    let begins = G::turn_number(run.session.game()) <= 1;
    let beginning = || begins.then(|| texts.records.beginning.into());
    PromptProps {
        sentence: if plays {
            last().or_else(beginning).unwrap_or_default()
        } else {
            prompt.sentence
        },
        ..prompt
    }
}

/// In a lesson, the lesson says what is to be done; the prompt only explains why something else does not
/// work.
fn lesson_prompt<G: Playable>(prompt: PromptProps, run: &Runner<G>, texts: &Texts) -> PromptProps {
    let texts = &texts.table;
    let refusal = prompt
        .refusal
        .map(|own| match (run.session.is_at_stop(), run.off_script) {
            (true, _) => texts.read_on.into(),
            (false, true) => texts.not_now.into(),
            (false, false) => own,
        });
    PromptProps {
        sentence: String::new(),
        refusal,
        ..prompt
    }
}
