//! A puzzle on the game's own table: the person plays, and is told whether that was right.

use std::rc::Rc;

use engine::{Entry, Game, Phase, Seat, Seed};
use model::session::{Participant, Session};
use model::value_scale::ValueScale;
use pool::Pool;
use protocol::{Effort, JudgeTask, Judgement, Puzzle, PuzzleGame};
use table::hint::{Badge, Mark};
use table::{ActionOf, Pace, Playable, TableProps};
use ui::focus::focus;
use ui::i18n::{Translated, use_lang};
use ui::settings::use_settings;
use yew::prelude::*;

use crate::answer::{Answer, TITLE, answer};
use crate::request::list;
use crate::stage::Stage;
use crate::texts::PuzzleTexts;

/// Nothing that chance decides is seen.
const SEED: Seed = Seed(0);
/// The most right answers that are marked.
const MARKS: usize = 3;

/// Props of [`Posed`].
#[derive(Properties)]
pub struct PosedProps<G: Playable<Game: PuzzleGame>> {
    /// The puzzle.
    pub puzzle: Rc<Puzzle<G::Game>>,
    /// The names of the others at the table; members of the cast where there are none.
    #[prop_or_default]
    pub against: Vec<Participant>,
    /// What is said of it below everything else.
    pub about: AttrValue,
    /// What is to be seen in it; empty if that is to be found out.
    #[prop_or_default]
    pub see: AttrValue,
    /// What is said once the solution is known and nothing follows; may be empty.
    #[prop_or_default]
    pub end: AttrValue,
    /// The button to the next one, where it is no puzzle of a row.
    #[prop_or_default]
    pub next: Option<&'static str>,
    /// What became of the first answer: of the person's rating, or what they had played before.
    pub told: Option<String>,
    /// Gets whether the first answer is right.
    pub on_first: Callback<bool>,
    /// Called when a later answer is right.
    #[prop_or_default]
    pub on_later: Callback<()>,
    /// Shows the next puzzle, if there are others.
    pub on_next: Option<Callback<()>>,
    /// What else can be done.
    #[prop_or_default]
    pub more: Html,
    /// The heading.
    pub title: AttrValue,
    /// The workers that judge answers.
    pub pool: Pool,
}

impl<G: Playable<Game: PuzzleGame>> PartialEq for PosedProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.puzzle, &other.puzzle)
            && self.told == other.told
            && self.about == other.about
            && self.title == other.title
    }
}

/// The judgement of a position in which an answer was given; `None` until it is there, or if the workers cannot say.
#[hook]
fn use_judgement<G: Playable<Game: PuzzleGame>>(
    puzzle: &Rc<Puzzle<G::Game>>,
    stage: Stage<ActionOf<G>>,
    pool: &Pool,
) -> Option<Rc<Judgement<ActionOf<G>>>> {
    let found = use_state(|| None::<(String, Rc<Judgement<ActionOf<G>>>)>);
    let played = stage.answer().map(|action| action.to_string());
    let key = (stage != Stage::Open).then(|| played.clone().unwrap_or_default());
    let (setter, pool, puzzle) = (found.setter(), pool.clone(), puzzle.clone());
    use_effect_with(key.clone(), move |key| {
        let ticket = key.clone().map(|key| {
            let task = JudgeTask {
                played,
                ..JudgeTask::<G::Game>::new(puzzle.view(), Effort::STANDARD)
            };
            pool.ask(&task, move |judged: Result<Judgement<ActionOf<G>>, _>| {
                setter.set(judged.ok().map(|judged| (key, judged.into())));
            })
        });
        move || drop(ticket)
    });
    let found = found.as_ref().filter(|(of, _)| Some(of) == key.as_ref());
    found.map(|(_, judgement)| judgement.clone())
}

/// A wrong answer with the line of best replies to it, where the game can tell such lines; empty until it is known.
#[hook]
fn use_reply<G: Playable<Game: PuzzleGame>>(
    puzzle: &Rc<Puzzle<G::Game>>,
    stage: Stage<ActionOf<G>>,
    pool: &Pool,
) -> Vec<ActionOf<G>> {
    let found = use_state(|| None::<(String, Vec<ActionOf<G>>)>);
    let wrong = match stage {
        Stage::Wrong(action) => Some(action),
        _ => None,
    };
    let key = wrong.map(|action| action.to_string());
    let (setter, pool, puzzle) = (found.setter(), pool.clone(), puzzle.clone());
    use_effect_with(key.clone(), move |key| {
        // Elsewhere chance decides how it goes on, and no line is told.
        let after = wrong.filter(|_| G::Game::IS_ONE_BOARD).and_then(|action| {
            let mut after = puzzle.state.clone();
            after.act(puzzle.seat, action).ok()?;
            Some(after)
        });
        let asked = key.clone().zip(wrong).zip(after.and_then(|after| {
            let Phase::Decide(seats) = after.phase() else {
                return None;
            };
            let seat = seats.first()?;
            Some(JudgeTask::<G::Game>::new(
                after.view(Some(seat)),
                Effort::STANDARD,
            ))
        }));
        let ticket = asked.map(|((key, wrong), task)| {
            pool.ask(&task, move |judged: Result<Judgement<ActionOf<G>>, _>| {
                // Without an answer nothing is told.
                if let Ok(judged) = judged {
                    let line = judged.line.iter().map(|step| step.action);
                    setter.set(Some((key, core::iter::once(wrong).chain(line).collect())));
                }
            })
        });
        move || drop(ticket)
    });
    let found = found.as_ref().filter(|(of, _)| Some(of) == key.as_ref());
    found.map(|(_, line)| line.clone()).unwrap_or_default()
}

/// The puzzle and, beside it, what is asked and what came of it.
#[component]
pub fn Posed<G: Playable<Game: PuzzleGame>>(props: &PosedProps<G>) -> Html {
    let (lang, settings) = (use_lang(), use_settings());
    let puzzle = &props.puzzle;
    let posed = use_memo((), |()| {
        Session::posed(
            puzzle.state.clone(),
            puzzle.seat,
            SEED,
            props.against.clone(),
        )
    });
    let stage = use_state(|| Stage::<ActionOf<G>>::Open);
    // Trying once more begins with a table on which nothing was done.
    let tries = use_state_eq(|| 0_usize);
    let judgement = use_judgement::<G>(puzzle, *stage, &props.pool);
    let reply = use_reply::<G>(puzzle, *stage, &props.pool);
    let (setter, of, on_first) = (stage.setter(), puzzle.clone(), props.on_first.clone());
    let on_later = props.on_later.clone();
    // The table keeps the callback of its first rendering, and tells of what is only shown, too.
    let is_told = use_mut_ref(|| false);
    let told = is_told.clone();
    let on_change = Callback::from(move |session: Session<G::Game>| {
        if session.mode().is_replay() {
            return;
        }
        let Some(action) = played(&session, of.seat) else {
            return;
        };
        let is_right = of.accepts(action);
        setter.set(match is_right {
            true => Stage::Right(action),
            false => Stage::Wrong(action),
        });
        if !told.replace(true) {
            on_first.emit(is_right);
        } else if is_right {
            on_later.emit(());
        }
    });
    let session = match *stage {
        Stage::Open => (*posed).clone(),
        Stage::Right(action) => after(&posed, puzzle.seat, action),
        Stage::Wrong(_) | Stage::Shown(_) => posed.replay(0, puzzle.seat),
    };
    let table = G::table(TableProps {
        session,
        marks: marks(puzzle, *stage),
        lang,
        pace: Pace::from(settings.speed),
        hints: false,
        coach: None,
        afterword: None,
        confirm: settings.confirm,
        after: Some(Html::default()),
        back: Some(PuzzleTexts::of(lang).title),
        pool: props.pool.clone(),
        on_change,
        on_new: Callback::noop(),
        on_leave: Callback::from(|()| list().open()),
    });
    // A button that is pressed vanishes, and one puzzle follows the other.
    use_effect_with((), |()| focus_title());
    let (setter, again) = (stage.setter(), tries.clone());
    let on_again = Callback::from(move |_: MouseEvent| {
        focus_title();
        again.set(*again + 1);
        setter.set(Stage::Open);
    });
    let (setter, given, on_first) = (stage.setter(), *stage, props.on_first.clone());
    let on_solution = Callback::from(move |_: MouseEvent| {
        // Whoever looks before the first answer has missed it.
        if !is_told.replace(true) {
            on_first.emit(false);
        }
        focus_title();
        setter.set(Stage::Shown(given.answer()));
    });
    let told = Answer {
        puzzle,
        posed: &posed,
        stage: *stage,
        judgement: judgement.as_deref(),
        reply: &reply,
        scale: ValueScale::of(G::ID),
        rated: props.told.clone(),
        about: props.about.clone(),
        see: props.see.clone(),
        end: props.end.clone(),
        next: props.next,
        title: props.title.clone(),
        on_again,
        on_solution,
        on_next: props.on_next.clone(),
        more: props.more.clone(),
    };
    html! {
        <div class="table-place replay puzzle" data-puzzle={format!("{:08x}", puzzle.id())} data-stage={stage.name()}>
            <div key={*tries} class="replay-table">{ table }</div>
            { answer::<G>(told, lang) }
        </div>
    }
}

/// The position after the right action; that before it if the round is over: its result would show what is hidden.
fn after<G: PuzzleGame>(posed: &Session<G>, seat: Seat, action: G::Action) -> Session<G> {
    let played = posed.instead(0, seat, action);
    let played = played.filter(|played| played.game().phase() != Phase::Over);
    played.map_or_else(|| posed.replay(0, seat), |played| played.replay(1, seat))
}

fn focus_title() {
    let title = gloo_utils::document().get_element_by_id(TITLE);
    title.into_iter().for_each(focus);
}

/// The first action of this seat.
fn played<G: PuzzleGame>(session: &Session<G>, seat: Seat) -> Option<G::Action> {
    session.play().log().iter().find_map(|entry| match entry {
        Entry::Act(by, action) if *by == seat => Some(*action),
        _ => None,
    })
}

/// What is marked on the table: a wrong answer, and the right ones once they are shown.
fn marks<G: PuzzleGame>(puzzle: &Puzzle<G>, stage: Stage<G::Action>) -> Vec<Mark<G::Action>> {
    let wrong = match stage {
        Stage::Wrong(action) | Stage::Shown(Some(action)) => Some(action),
        _ => None,
    };
    let is_shown = matches!(stage, Stage::Shown(_));
    let right = puzzle.accepted.iter().take(MARKS).filter(|_| is_shown);
    let right = right.map(|action| Mark {
        action: *action,
        badge: Badge::Better,
    });
    let wrong = wrong.map(|action| Mark {
        action,
        badge: Badge::Played,
    });
    right.chain(wrong).collect()
}
