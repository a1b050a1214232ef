//! What stands beside a puzzle: what is asked, whether the answer was right, and what every action is worth.

use engine::Seat;
use model::session::Session;
use model::value_scale::ValueScale;
use protocol::{JudgedAction, Judgement, Puzzle, PuzzleGame, Theme};
use table::{ActionOf, Playable};
use ui::announce::say;
use ui::i18n::{Lang, Translated};
use ui::sign::{CROSS, TICK, drawn};
use yew::prelude::*;

use crate::stage::Stage;
use crate::texts::PuzzleTexts;

/// The element with the heading.
pub const TITLE: &str = "puzzle-title";
/// The most wrong actions that are listed.
const WRONG: usize = 3;
/// The most right ones.
const RIGHT: usize = 6;

/// What is told.
pub struct Answer<'a, G: Playable<Game: PuzzleGame>> {
    /// The puzzle.
    pub puzzle: &'a Puzzle<G::Game>,
    /// The match of the puzzle, with the names.
    pub posed: &'a Session<G::Game>,
    /// What the person has done.
    pub stage: Stage<ActionOf<G>>,
    /// The judgement of the position, once it is there.
    pub judgement: Option<&'a Judgement<ActionOf<G>>>,
    /// The line of best replies to a wrong answer, once it is known; empty where there is none.
    pub reply: &'a [ActionOf<G>],
    /// How its values are to be read.
    pub scale: ValueScale,
    /// What became of the first answer.
    pub rated: Option<String>,
    /// What is said of it below everything else.
    pub about: AttrValue,
    /// What is to be seen in it; may be empty.
    pub see: AttrValue,
    /// What is said once the solution is known and nothing follows; may be empty.
    pub end: AttrValue,
    /// The button to the next one, where it is no puzzle of a row.
    pub next: Option<&'static str>,
    /// The heading.
    pub title: AttrValue,
    /// Tries once more.
    pub on_again: Callback<MouseEvent>,
    /// Shows the solution.
    pub on_solution: Callback<MouseEvent>,
    /// Shows the next puzzle, if there are others.
    pub on_next: Option<Callback<()>>,
    /// What else can be done.
    pub more: Html,
}

/// The panel.
pub fn answer<G: Playable<Game: PuzzleGame>>(told: Answer<G>, lang: Lang) -> Html {
    let texts = PuzzleTexts::of(lang);
    let Answer { puzzle, stage, .. } = told;
    let verdict = match stage {
        Stage::Open => String::new(),
        Stage::Right(_) => texts.right.into(),
        Stage::Wrong(_) => match cost(&told) {
            Some(tenths) => (texts.wrong)(tenths, told.scale.unit),
            None => texts.wrong_unknown.into(),
        },
        Stage::Shown(_) => (texts.solution_is)(puzzle.accepted.len()).into(),
    };
    // The cost of a wrong answer is read: it comes later, and would be said once more.
    let said = match stage {
        Stage::Wrong(_) => texts.wrong_unknown.into(),
        Stage::Shown(_) => {
            let right = puzzle.accepted.iter();
            let right = right.map(|action| G::describe_action(&puzzle.state, *action, lang));
            format!("{verdict} {}", right.collect::<Vec<_>>().join(", "))
        }
        Stage::Open | Stage::Right(_) => verdict.clone(),
    };
    let sign = match stage {
        Stage::Right(_) => Some((TICK, "is-good")),
        Stage::Wrong(_) => Some((CROSS, "is-bad")),
        Stage::Open | Stage::Shown(_) => None,
    };
    let sign = sign.map(|(path, class)| html! { <span class={classes!("review-sign", class)}>{ drawn(path) }</span> });
    let themes = puzzle.themes.iter().filter_map(|theme| {
        let place = <G::Game as PuzzleGame>::Theme::ALL
            .iter()
            .position(|other| other == theme)?;
        (texts.themes)(G::ID).get(place).copied()
    });
    let themes: Vec<&str> = themes.collect();
    html! {
        <section key="panel" class="replay-controls puzzle-panel" aria-labelledby={TITLE}>
            <h2 key="title" id={TITLE} tabindex="-1">{ told.title.clone() }</h2>
            <p key="ask" class="puzzle-ask" hidden={stage != Stage::Open}>{ texts.ask }</p>
            <p key="see" class="puzzle-see" data-see="" hidden={told.see.is_empty()}>{ told.see.clone() }</p>
            <p key="verdict" class="puzzle-verdict" data-verdict="" hidden={verdict.is_empty()}>{ for sign }<strong>{ verdict.clone() }</strong></p>
            { say(said) }
            <p key="rated" class="puzzle-rated" data-rated="" hidden={told.rated.is_none()}>{ told.rated.clone().unwrap_or_default() }</p>
            <p key="end" data-end="" role="status" hidden={!stage.is_solution() || told.end.is_empty()}>{ if stage.is_solution() { told.end.clone() } else { AttrValue::default() } }</p>
            { buttons(&told, texts) }
            <p key="numbers" data-numbers="" hidden={stage == Stage::Open}>{ numbers(&told, texts).unwrap_or_default() }</p>
            <p key="difference" data-difference="" hidden={!stage.is_solution()}>{ difference(&told, lang).unwrap_or_default() }</p>
            <p key="line" data-follows="" hidden={stage == Stage::Open}>{ line(&told, lang).unwrap_or_default() }</p>
            <ol key="values" class="analysis-options puzzle-values" hidden={!stage.is_solution()}>{ for values(&told, lang) }</ol>
            <p key="about" class="about">{ told.about.clone() }
                <span key="themes" hidden={!stage.is_solution() || themes.is_empty()}>{ format!(" · {}", themes.join(", ")) }</span></p>
        </section>
    }
}

/// How much worse than the best right action the wrong answer is, in tenths of a percent or of a point; `None` if that is
/// not known.
fn cost<G: Playable<Game: PuzzleGame>>(told: &Answer<G>) -> Option<i32> {
    let judgement = told.judgement?;
    let played = judgement.find(told.stage.answer()?)?;
    let mut right = judgement.actions().iter();
    let right = right.find(|one| told.puzzle.accepts(one.action))?;
    let cost = right.expectation.value - played.expectation.value;
    Some(told.scale.unit.tenths(cost)).filter(|cost| played.is_close && *cost > 0)
}

/// What the right action is worth, and what the person's wrong answer is, or else the best of the others.
fn numbers<G: Playable<Game: PuzzleGame>>(told: &Answer<G>, texts: &PuzzleTexts) -> Option<String> {
    let [right, wrong] = compared(told)?;
    let unit = told.scale.unit;
    let is_own = Some(wrong.action) == told.stage.answer();
    let [first, second] = [right, wrong].map(|one| unit.tenths(one.expectation.value));
    let [right, worse] = [first, second].map(|tenths| unit.write(tenths, texts.numbers));
    (first > second).then(|| (texts.numbers_of)(unit, &right, &worse, is_own))
}

/// The person's right answer or else the best right action, and their wrong answer or else the best of the wrong ones;
/// `None` if either is not known.
fn compared<'a, G: Playable<Game: PuzzleGame>>(
    told: &'a Answer<G>,
) -> Option<[&'a JudgedAction<ActionOf<G>>; 2]> {
    let (all, puzzle) = (told.judgement?.actions(), told.puzzle);
    let given = |one: &&JudgedAction<_>| Some(one.action) == told.stage.answer();
    let right = || all.iter().filter(|one| puzzle.accepts(one.action));
    let right = right().find(given).or_else(|| right().next())?;
    let wrong = || all.iter().filter(|one| !puzzle.accepts(one.action));
    let wrong = wrong().find(given).or_else(|| wrong().next());
    // Of an action that was not examined closely only a bound is known.
    Some([right, wrong.filter(|one| one.is_close)?])
}

/// What follows by the best replies: to the right action once it is known, before that to the wrong answer.
fn line<G: Playable<Game: PuzzleGame>>(told: &Answer<G>, lang: Lang) -> Option<String> {
    let (texts, state) = (PuzzleTexts::of(lang), &told.puzzle.state);
    if let Stage::Wrong(_) = told.stage {
        return Some((texts.reply)(&G::line(state, told.reply, lang)?));
    }
    let actions: Vec<_> = told
        .judgement?
        .line
        .iter()
        .map(|step| step.action)
        .collect();
    if !told.puzzle.accepts(*actions.first()?) {
        return None;
    }
    Some((texts.best_line)(&G::line(state, &actions, lang)?))
}

/// What the best right answer does at once that the wrong one does not.
fn difference<G: Playable<Game: PuzzleGame>>(told: &Answer<G>, lang: Lang) -> Option<String> {
    let puzzle = told.puzzle;
    let name = |seat: Seat| (seat != puzzle.seat).then(|| told.posed.name(seat).to_owned());
    let judged = compared(told)?.map(|one| (one.action, one.expectation));
    G::difference(&puzzle.state, puzzle.seat, judged, &name, lang)
}

/// The right actions and, once the position is judged, the best of the others, with what they are worth.
fn values<G: Playable<Game: PuzzleGame>>(told: &Answer<G>, lang: Lang) -> Vec<Html> {
    let (puzzle, given) = (told.puzzle, told.stage.answer());
    let texts = PuzzleTexts::of(lang);
    let all = told.judgement.map_or(&[][..], Judgement::actions);
    let wrong = all.iter().map(|one| one.action);
    let wrong = wrong.filter(|action| !puzzle.accepts(*action)).enumerate();
    let wrong = wrong.filter(|(place, action)| *place < WRONG || Some(*action) == given);
    let right = puzzle.accepted.iter().copied().take(RIGHT);
    let row = |action: ActionOf<G>| {
        let (path, class, label) = match puzzle.accepts(action) {
            true => (TICK, "is-good", texts.is_right),
            false => (CROSS, "is-bad", texts.is_wrong),
        };
        let value = told.judgement.and_then(|judgement| judgement.find(action));
        let value = value.map(|one| match one.is_close {
            true => {
                let tenths = told.scale.unit.tenths(one.expectation.value);
                told.scale.unit.write(tenths, texts.numbers)
            }
            false => texts.behind.into(),
        });
        html! {
            <li key={action.to_string()} class="puzzle-value" data-given={(Some(action) == given).then_some("")}>
                <span class={classes!("review-sign", class)} role="img" aria-label={label}>{ drawn(path) }</span>
                <span class="analysis-what">{ G::describe_action(&puzzle.state, action, lang) }</span>
                <span class="review-value">{ value.unwrap_or_default() }</span>
            </li>
        }
    };
    right
        .chain(wrong.map(|(_, action)| action))
        .map(row)
        .collect()
}

/// The buttons.
fn buttons<G: Playable<Game: PuzzleGame>>(told: &Answer<G>, texts: &PuzzleTexts) -> Html {
    let stage = told.stage;
    let on_next = told.on_next.clone();
    let has_next = on_next.is_some() && stage.is_solution();
    let on_next = move |_: MouseEvent| on_next.iter().for_each(|next| next.emit(()));
    // Whoever looks before the first answer has missed it.
    let solution = match stage {
        Stage::Open => texts.give_up,
        _ => texts.solution,
    };
    let analyse = analysis::route_of_position(&told.puzzle.state.to_string()).href();
    html! {
        <p key="buttons" class="ways">
            <button key="next" type="button" class="button primary" data-action="next-puzzle" hidden={!has_next}
                onclick={on_next}>{ told.next.unwrap_or(texts.next) }</button>
            <button key="again" type="button" class="button" data-action="again" hidden={!matches!(stage, Stage::Wrong(_))}
                onclick={told.on_again.clone()}>{ texts.again }</button>
            <button key="solution" type="button" class="button quiet" data-action="solution" hidden={stage.is_solution()}
                onclick={told.on_solution.clone()}>{ solution }</button>
            <a key="analyse" class="button quiet" data-action="analyse" hidden={!stage.is_solution()} href={analyse}>{ texts.analyse }</a>
            { told.more.clone() }
        </p>
    }
}
