//! The panel of a lesson: its texts and buttons.

use engine::GameId;
use yew::prelude::*;

use super::lesson_state::LessonEvent;
use super::{StopTexts, TutorialTexts, texts};
use ui::announce::Say;
use ui::i18n::use_lang;
use ui::route::{COURSE, PUZZLES};
use ui::sign::{BACK, SKIP, TURN, drawn};

/// Props of [`Panel`].
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    /// The game.
    pub game: GameId,
    /// The texts of the stop; empty once the lesson is over.
    pub stop_texts: StopTexts,
    /// The index of the stop, and the number of stops.
    pub place: (usize, usize),
    /// Whether the person is to do something at the table.
    pub is_task: bool,
    /// Whether the person watches.
    pub is_watching: bool,
    /// Whether the lesson is over.
    pub over: bool,
    /// Whether a first game would replace a saved match.
    pub replaces: bool,
    /// Called with the person's event.
    pub on_event: Callback<LessonEvent>,
    /// Begins a first game.
    pub on_play: Callback<()>,
}

/// The panel above the table.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let texts = texts(use_lang());
    let (text, goal) = if props.over {
        (texts.over, "")
    } else {
        (props.stop_texts.text, props.stop_texts.goal)
    };
    let aloud: AttrValue = format!("{text} {goal}").into();
    html! {
        <section class="lesson-panel" aria-label={texts.title}>
            <div key="words" class="lesson-texts" data-lesson-texts="">
                <p key="text" class="lesson-text">{ text }</p>
                <p key="goal" class="lesson-goal" hidden={goal.is_empty()}>{ goal }</p>
                <p key="replaces" class="about" hidden={!props.over || !props.replaces}>{ texts.replaces }</p>
            </div>
            { buttons(props, texts) }
            <Say key="said" notes={vec![aloud]} at_once=true />
        </section>
    }
}

fn buttons(props: &PanelProps, texts: &'static TutorialTexts) -> Html {
    let (place, count) = props.place;
    let first = place == 0 && !props.is_watching && !props.over;
    let button = |name: &'static str,
                  sign: &'static str,
                  label: &'static str,
                  shown: bool,
                  event: LessonEvent| {
        let onclick = props.on_event.reform(move |_: MouseEvent| event);
        html! {
            <button key={name} type="button" class="button quiet" data-action={name} hidden={!shown}
                aria-label={label} {onclick}>
                { drawn(sign) }
                <span key="label" class="lesson-label">{ label }</span>
            </button>
        }
    };
    let next = !props.is_task && !props.is_watching && !props.over;
    let skips = props.is_task || props.is_watching;
    html! {
        <div key="ways" class="lesson-ways">
            <p key="count" class="lesson-count">{ (texts.step)(place + 1, count) }</p>
            { button("lesson-back", BACK, texts.back, !first, LessonEvent::Back) }
            { button("lesson-restart", TURN, texts.restart, !first, LessonEvent::Restart) }
            { button("lesson-skip", SKIP, texts.skip, skips, LessonEvent::Skip) }
            <button key="next" type="button" class="button primary" data-action="lesson-next" data-lesson-next=""
                hidden={!next} onclick={props.on_event.reform(|_| LessonEvent::Next)}>{ texts.next }</button>
            <button key="play" type="button" class="button primary" data-action="lesson-play" data-lesson-next=""
                hidden={!props.over} onclick={props.on_play.reform(|_| ())}>{ texts.play }</button>
            <a key="course" class="button quiet" data-action="lesson-course" hidden={!props.over}
                href={format!("{PUZZLES}/{}/{COURSE}", props.game.name())}>{ texts.exercises }</a>
        </div>
    }
}
