//! The state and the hooks that every table has, generic over a game's [`TableModel`]: the reducer, the runner, the
//! hint, and the props of the stage.

use std::rc::Rc;

use protocol::Judgement;
use yew::prelude::*;

use crate::frame::log::{LogLine, use_lines};
use crate::frame::result::{Plate, ScoreTable, use_plate};
use crate::hint::{HintState, use_hint};
use crate::play::commands::{Commands, use_runner};
use crate::play::hooks::{use_settled, use_size};
use crate::play::steps::use_steps;
use crate::play::table_reducer::TableReducer;
use crate::toolkit::drop_target::{DropTarget, use_drop_target, use_drop_target_selector};
use crate::toolkit::mark::Mark;
use crate::{ActionOf, Pace, Playable, RunEvent, TableProps};
use model::session::Session;
use ui::i18n::{Texts as SharedTexts, Translated, use_texts};
use ui::keys::Shortcut;

/// The match at a table of this kind.
pub type SessionOf<T> = Session<<<T as TableReducer>::Game as Playable>::Game>;

/// What the component of a table shows of its state, and says around the stage. `texts` are the game's texts, `shared` are
/// those of all games.
pub trait TableModel:
    TableReducer + Reducible<Action = <Self as TableReducer>::Event> + PartialEq + 'static
{
    /// The texts of the table.
    type Texts: Translated;

    /// What something can be dragged over.
    type Target: Copy + PartialEq + 'static;

    /// The table's name.
    fn title(texts: &Self::Texts) -> &'static str;

    /// The round and the turn.
    fn heading(&self, texts: &Self::Texts, shared: &SharedTexts) -> String;

    /// The turn, for styles and tests.
    fn turn(&self) -> u32 {
        Self::Game::turn_number(self.run().session.game())
    }

    /// The value of `data-step`, for style sheets and tests.
    fn step(&self) -> &'static str;

    /// Whose turn it is and what is expected, in one sentence.
    fn sentence(&self, texts: &Self::Texts, shared: &SharedTexts) -> String;

    /// Why the table refuses what the person tried.
    fn refusal(&self, texts: &Self::Texts) -> Option<String>;

    /// The expected result of the move in hand, in words: of what is dragged `over` a target, or of what is chosen.
    /// `judgement` is that of the decision, if it is known and the person wants to see expected results.
    fn forecast(
        &self,
        over: Option<Self::Target>,
        judgement: Option<&Judgement<ActionOf<Self::Game>>>,
        texts: &Self::Texts,
    ) -> Option<String>;

    /// The scores; `None` while the round is played or scored.
    fn score_table(&self, texts: &Self::Texts, shared: &SharedTexts) -> Option<ScoreTable>;

    /// How a match without opponents ended, in place of the sentence about the winner.
    fn alone(&self, _texts: &Self::Texts) -> Option<String> {
        None
    }

    /// The lines of the log, from the first entry on.
    fn log_lines(
        session: &SessionOf<Self>,
        texts: &Self::Texts,
        shared: &SharedTexts,
    ) -> Vec<LogLine>;

    /// The texts that say what the table's own keys do.
    type KeyTexts: Translated;

    /// The shortcuts of the table.
    const KEYS: &'static [Shortcut<<Self as TableReducer>::Event, Self::KeyTexts>];

    /// Whether the end of a round is shown only once the last piece has come to rest.
    const RESTS_FIRST: bool = false;

    /// The person takes back what they chose, or releases what they drag.
    const CANCEL: <Self as TableReducer>::Event;

    /// Whether the person drags something.
    fn is_dragging(&self) -> bool;

    /// How many steps of the scoring have been shown, and how many there are; `None` while the round is played, and
    /// where the scores are shown at once.
    fn scoring_steps(&self) -> Option<(usize, usize)> {
        None
    }

    /// The pace of the next of these steps, from that of moves.
    fn scoring_pace(&self, usual: Pace) -> Pace {
        usual
    }

    /// Whether the end of a round is still being shown, so that nothing else happens.
    fn is_busy(&self) -> bool {
        self.scoring_steps().is_some_and(|(shown, all)| shown < all)
    }

    /// Whether the person is to make a decision whose expected results can be shown.
    fn is_to_choose(&self) -> bool;

    /// Whether the person looks at something on the stage, besides an enlarged grid or sheet, for which the result has
    /// to make room.
    fn yields(&self) -> bool {
        false
    }
}

/// A table that is shown.
pub struct Table<T: TableModel> {
    /// Its state, to which events are dispatched.
    pub state: UseReducerHandle<T>,
    /// The game's texts.
    pub texts: &'static T::Texts,
    /// The texts of all games.
    pub shared_texts: &'static SharedTexts,
    /// What the person can do around the stage.
    pub commands: Rc<Commands>,
    /// The hint that has been asked for, or could be.
    pub hint_state: HintState<T::Game>,
    /// The judgement of the decision, if it is known and the person wants to see expected results without asking.
    pub judgement: Option<Rc<Judgement<ActionOf<T::Game>>>>,
    /// The target that something is dragged over.
    pub drop_target: DropTarget<T::Target>,
    /// Where the stage stands.
    pub place: NodeRef,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// The lines of the log.
    pub lines: Rc<[LogLine]>,
    /// Whether the end of a round is shown on the stage.
    pub over: bool,
    /// How many steps of the scoring are shown.
    pub counted: usize,
    /// The scores, once the scoring has been shown.
    pub score_table: Option<ScoreTable>,
    /// The plate with the scores.
    pub plate: Plate,
}

/// A table with the match of these props, whose state is `new` when it is first shown. Everybody but the person is
/// played, and every change of the match is reported to `on_change`.
#[hook]
pub fn use_table<T: TableModel>(
    props: &TableProps<T::Game>,
    new: impl FnOnce(SessionOf<T>) -> T,
) -> Table<T> {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let on_change = props.on_change.clone();
    let state = use_reducer_eq(move || {
        let mut state = new(first).confirming(confirm);
        state.run_mut().on_change = Some(on_change);
        state
    });
    let place = use_node_ref();
    let size = use_size(&place);
    let on_event = use_callback(state.dispatcher(), |event, table| {
        table.dispatch(T::run_event(event));
    });
    let commands = use_runner(state.run(), state.is_busy(), props, &on_event);
    let (texts, shared) = (T::Texts::of(props.lang), use_texts());
    let is_scoring = state.is_busy();
    let lines = use_lines(&state.run().session, props.lang, is_scoring, |session| {
        T::log_lines(session, texts, shared)
    });
    let score_table = state.score_table(texts, shared);
    let pace = state.run().pace(props.pace);
    let is_over = score_table.is_some();
    let rests = use_settled(is_over && T::RESTS_FIRST, pace) || !T::RESTS_FIRST;
    let steps = state.scoring_steps().filter(|_| rests);
    let on_step = on_event.reform(RunEvent::Counted);
    use_steps(steps, state.scoring_pace(pace), &on_step);
    let at_once = props.hints && state.is_to_choose();
    let hint_state = use_hint(state.run(), &props.pool, at_once);
    let judgement = hint_state.judgement.clone().filter(|_| at_once);
    // That nothing tells the actions apart is no help, for whoever asked; hints at once are help whatever they say.
    let hint = hint_state.hint.as_ref();
    let is_helped = hint.is_some_and(|hint| !hint.marks.is_empty()) || judgement.is_some();
    use_effect_with(
        is_helped && !state.run().session.is_assisted(),
        move |tell| {
            if *tell {
                on_event.emit(RunEvent::Assisted);
            }
        },
    );
    let score_table = score_table.filter(|_| rests && !state.is_busy());
    // The texts of a lesson are about what lies on the table.
    let is_enlarged = state.run().enlarged.is_some();
    let yields = state.yields() || is_enlarged || state.run().session.mode().is_lesson();
    Table {
        plate: use_plate(score_table.is_some(), yields),
        drop_target: use_drop_target(),
        commands,
        hint_state,
        judgement,
        place,
        size,
        lines,
        over: is_over && rests,
        counted: steps.map_or(0, |(shown, _)| shown),
        score_table,
        texts,
        shared_texts: shared,
        state,
    }
}

impl<T: TableModel> Table<T> {
    /// The props of the parts of the stage. The actions of the table's props are marked, or else those of the hint.
    pub fn stage<X: Clone + PartialEq>(
        &self,
        props: &TableProps<T::Game>,
        more: X,
    ) -> StageProps<T, X> {
        let marks = if props.marks.is_empty() {
            self.hint_state.marks()
        } else {
            props.marks.clone()
        };
        StageProps {
            state: self.state.clone(),
            texts: self.texts,
            size: self.size,
            marks,
            over: self.over,
            drop_target: self.drop_target.clone(),
            more,
        }
    }

    /// What the move in hand is expected to lead to.
    pub(crate) fn forecast(&self) -> Html {
        let (state, judgement, drop_target) = (
            self.state.clone(),
            self.judgement.clone(),
            self.drop_target.clone(),
        );
        html! { <Forecast<T> {state} {judgement} {drop_target} /> }
    }
}

/// What the parts of a stage need: the table's state, the game's texts, and what only this game's stage shows.
#[derive(Properties)]
pub struct StageProps<T: TableModel, X: Clone + PartialEq = ()> {
    /// What is shown.
    pub state: UseReducerHandle<T>,
    /// The game's texts.
    pub texts: &'static T::Texts,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<ActionOf<T::Game>>>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// The target that something is dragged over.
    pub drop_target: DropTarget<T::Target>,
    /// What only this game's stage shows.
    pub more: X,
}

impl<T: TableModel, X: Clone + PartialEq> Clone for StageProps<T, X> {
    fn clone(&self) -> Self {
        StageProps {
            state: self.state.clone(),
            marks: self.marks.clone(),
            drop_target: self.drop_target.clone(),
            more: self.more.clone(),
            ..*self
        }
    }
}

impl<T: TableModel, X: Clone + PartialEq> PartialEq for StageProps<T, X> {
    fn eq(&self, other: &Self) -> bool {
        let known = core::ptr::eq(self.texts, other.texts) && self.drop_target == other.drop_target;
        known
            && (self.size, self.over) == (other.size, other.over)
            && self.state == other.state
            && self.marks == other.marks
            && self.more == other.more
    }
}

/// Props of the forecast.
#[derive(Properties)]
struct ForecastProps<T: TableModel> {
    state: UseReducerHandle<T>,
    judgement: Option<Rc<Judgement<ActionOf<T::Game>>>>,
    drop_target: DropTarget<T::Target>,
}

impl<T: TableModel> PartialEq for ForecastProps<T> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
            && self.judgement.as_ref().map(Rc::as_ptr) == other.judgement.as_ref().map(Rc::as_ptr)
            && self.drop_target == other.drop_target
    }
}

/// What the move in hand is expected to lead to, in words.
#[component]
fn Forecast<T: TableModel>(props: &ForecastProps<T>) -> Html {
    let texts = T::Texts::of(ui::i18n::use_lang());
    let (state, judgement) = (props.state.clone(), props.judgement.clone());
    let forecast = use_drop_target_selector(&props.drop_target, move |over| {
        state.forecast(over, judgement.as_deref(), texts)
    });
    forecast.unwrap_or_default().into()
}
