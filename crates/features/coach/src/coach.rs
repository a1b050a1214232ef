//! The coach at a table: it has the persons' decisions judged while no bot thinks, and shows a button where it has
//! something to say to whoever the table speaks to.

use std::cell::RefCell;
use std::rc::Rc;

use engine::{Game, Match, Seat, Seed};
use model::quality::Quality;
use model::settings::CoachLevel;
use model::value_scale::ValueScale;
use pool::{Pool, PoolError, Ticket};
use protocol::{Effort, JudgeTask, Judgement};
use yew::prelude::*;

use super::card::{Card, card};
use super::level::level;
use super::log_marks::{LogMark, opener, row_of, use_log_marks};
use super::remarks::{Judged, Remark, open_decision, remark};
use super::retry::{Pending, retry};
use super::texts::CoachTexts;
use review::ReviewTexts;
use table::{ActionOf, CoachProps, Playable};
use ui::announce::say;
use ui::fields::select;
use ui::focus::focus_heading;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::settings::{SettingsContext, use_settings};

/// The element with what the coach says.
const CARD: &str = "coach-card";

/// What the coach says of a decision.
struct Told<G: Playable> {
    /// Who decided: nobody else is told.
    seat: Seat,
    remark: Remark<ActionOf<G>>,
    /// The match before it.
    before: Match<G::Game>,
    /// The row of the table's log that shows it.
    row: Option<usize>,
}

/// A decision that was judged.
type JudgedOf<G> = Judged<Rc<Told<G>>>;

/// What the coach knows of the match on the table.
struct Verdicts<G: Playable> {
    /// The decisions that were judged.
    judged: Vec<JudgedOf<G>>,
    /// The coach speaks of decisions from this length of the log on: what was decided before it came is no concern of its,
    /// unless that was taken back.
    since: usize,
    /// The place of the decision whose card was opened last: the card stays with it, and what comes meanwhile waits.
    opened: Option<usize>,
}

/// A change of what the coach knows.
enum Change<G: Playable> {
    /// A decision was judged.
    Judged(JudgedOf<G>),
    /// The log has this length: what was taken back is forgotten.
    Length(usize),
    /// The card of the decision at this place is opened.
    Opened(usize),
}

impl<G: Playable> Reducible for Verdicts<G> {
    type Action = Change<G>;

    fn reduce(self: Rc<Self>, change: Change<G>) -> Rc<Self> {
        let (mut judged, mut since) = (self.judged.clone(), self.since);
        let mut opened = self.opened;
        match change {
            Change::Judged(one) => judged.push(one),
            Change::Length(length) => {
                judged.retain(|one| one.at < length);
                since = since.min(length);
            }
            Change::Opened(place) => opened = Some(place),
        }
        Verdicts {
            judged,
            since,
            opened,
        }
        .into()
    }
}

/// See [`part`](crate::part).
#[component]
pub fn Coach<G: Playable>(props: &CoachProps<G>) -> Html {
    let (lang, settings) = (use_lang(), use_settings());
    let texts = CoachTexts::of(lang);
    let length = props.session.play().log().len();
    let verdicts = use_reducer(|| Verdicts::<G> {
        judged: Vec::new(),
        since: length,
        opened: None,
    });
    {
        let dispatcher = verdicts.dispatcher();
        use_effect_with(length, move |length| {
            dispatcher.dispatch(Change::Length(*length))
        });
    }
    let pending: Pending = use_mut_ref(|| None);
    use_judging(props, &verdicts);
    let told = |one: &JudgedOf<G>| {
        let is_own = |told: &Rc<Told<G>>| one.at < length && props.seat == Some(told.seat);
        Some((one.at, one.told.clone().filter(is_own)?))
    };
    let all = || verdicts.judged.iter().filter_map(told);
    let is_told = |told: &Told<G>| told.remark.quality.is_told(settings.coach);
    let latest = all()
        .filter(|(_, told)| is_told(told))
        .max_by_key(|(at, _)| *at);
    let label =
        |told: &Told<G>| (texts.marked)(told.remark.quality, &when::<G>(&told.before, lang));
    let mark = latest.clone().map(|(at, told)| {
        let (quality, opened) = (told.remark.quality, verdicts.dispatcher());
        html! {
            <button key="mark" type="button" class="button coach-mark" data-action="coach"
                data-quality={quality_name(quality)} title={label(&told)} popovertarget={CARD} onclick={move |_: MouseEvent| opened.dispatch(Change::Opened(at))}>
                <span key="sign" class="coach-sign" aria-hidden="true">{ quality.sign() }</span>
                <span key="label">{ label(&told) }</span>
            </button>
        }
    });
    // A row can have several moves: the mark of the worst is set last, and stays.
    let mut told: Vec<_> = all().filter(|(_, told)| is_told(told)).collect();
    told.sort_by_key(|(_, told)| told.remark.quality);
    let logged: Vec<LogMark> = told
        .into_iter()
        .filter_map(|(at, told)| {
            Some(LogMark {
                at,
                row: told.row?,
                sign: told.remark.quality.sign(),
                label: label(&told).into(),
            })
        })
        .collect();
    let openers = logged.iter().map(|mark| {
        let (at, opened) = (mark.at, verdicts.dispatcher());
        let onclick = move |_: MouseEvent| opened.dispatch(Change::Opened(at));
        opener(mark, CARD, onclick.into())
    });
    let openers: Vec<Html> = openers.collect();
    use_log_marks(logged);
    let place = latest.as_ref().map(|(at, _)| at.to_string());
    // Screen readers announce only what changes.
    let new = use_news(latest.as_ref().map(|(_, told)| told.clone()));
    let said = new.map(|told| label(&told));
    let shown = all()
        .find(|(at, _)| verdicts.opened == Some(*at))
        .or(latest);
    let card = shown.map(|(at, told)| {
        // The keys of the table are not meant while the focus is in the card.
        let onkeydown = |event: KeyboardEvent| event.stop_propagation();
        html! {
            <div key="card" id={CARD} class="coach-card" popover="auto" role="dialog" aria-label={label(&told)} tabindex="-1"
                data-card={at.to_string()} autofocus=true {onkeydown}>
                { content(props, &told, lang) }
                { foot(props, (at, told.seat), &pending, &settings, lang) }
            </div>
        }
    });
    html! {
        <div class="coach" data-coach={place.unwrap_or_default()}>
            { mark.unwrap_or_default() }
            { for openers }
            { card.unwrap_or_default() }
            { say(said.unwrap_or_default()) }
        </div>
    }
}

/// What is told, unless it was before: where several persons play, it comes back with their turn.
#[hook]
fn use_news<G: Playable>(latest: Option<Rc<Told<G>>>) -> Option<Rc<Told<G>>> {
    let before = use_mut_ref(Vec::<Rc<Told<G>>>::new);
    let is_known = |told: &Rc<Told<G>>| before.borrow().iter().any(|one| Rc::ptr_eq(one, told));
    let new = latest.filter(|told| !is_known(told));
    let told = new.clone();
    use_effect(move || before.borrow_mut().extend(told));
    new
}

/// What the coach says of a decision.
fn content<G: Playable>(props: &CoachProps<G>, told: &Told<G>, lang: Lang) -> Html {
    let (game, seat, remark) = (told.before.game(), told.seat, told.remark);
    let name = |other: Seat| {
        let name = table::name(&props.session, other, Texts::of(lang));
        (other != seat).then(|| name.to_owned())
    };
    let [best, played] = remark.expected;
    let judged = [(remark.best, best), (remark.played, played)];
    let difference = G::difference(game, seat, judged, &name, lang);
    let content = Card::<G> {
        game,
        seat,
        remark,
        difference: difference.as_deref(),
        lang,
    };
    card(&content, CoachTexts::of(lang))
}

/// What the person can do about their decision at this place of the log.
fn foot<G: Playable>(
    props: &CoachProps<G>,
    (at, seat): (usize, Seat),
    pending: &Pending,
    settings: &SettingsContext,
    lang: Lang,
) -> Html {
    let texts = CoachTexts::of(lang);
    let session = props.session.clone();
    // The others at the table want to go on with the match.
    let may_try = !session.is_shared();
    let (pending, on_new) = (pending.clone(), props.on_new.reform(Some));
    let on_retry = move |_: MouseEvent| {
        let seed = Seed(table::random());
        retry(&session, (at, seat), seed, &pending, on_new.clone());
    };
    let mut level = level(settings, lang);
    let on_choose = level.on_choose.clone();
    level.on_choose = Callback::from(move |place| {
        // Without a coach, there is no card either.
        if CoachLevel::ALL.get(place) == Some(&CoachLevel::Off) {
            focus_heading();
        }
        on_choose.emit(place);
    });
    html! {
        <>
            <button key="close" type="button" class="button primary" data-action="close-coach"
                popovertarget={CARD} popovertargetaction="hide">{ texts.close }</button>
            <button key="retry" type="button" class="button" data-action="try" aria-describedby="coach-try"
                hidden={!may_try} onclick={on_retry}>{ texts.retry }</button>
            <p key="about" id="coach-try" class="about" hidden={!may_try}>{ about_retry::<G>(texts) }</p>
            { select(&level, false) }
        </>
    }
}

/// What trying again does, in sentences.
fn about_retry<G: Playable>(texts: &CoachTexts) -> String {
    let redrawn = if G::Game::IS_ONE_BOARD {
        ""
    } else {
        texts.redrawn
    };
    [texts.retry_about, redrawn, texts.kept].join(" ")
}

/// The round, if there are several, and the turn of a position, in words.
fn when<G: Playable>(before: &Match<G::Game>, lang: Lang) -> String {
    let rounds = before.rounds().len();
    let turn = G::turn_number(before.game());
    (ReviewTexts::of(lang).turns)((rounds > 0).then_some(rounds + 1), turn, turn)
}

/// The value of `data-quality`, for style sheets and tests.
fn quality_name(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "inaccuracy",
        Quality::Mistake => "mistake",
        Quality::Blunder => "blunder",
    }
}

/// Has the latest open decision judged, as long as no bot is asked: the table never waits for the coach.
#[hook]
fn use_judging<G: Playable>(props: &CoachProps<G>, verdicts: &UseReducerHandle<Verdicts<G>>) {
    let (session, lang) = (props.session.clone(), use_lang());
    let (log, persons) = (session.play().log(), session.persons());
    let open = open_decision(log, persons, verdicts.since, &verdicts.judged);
    let (pool, dispatcher) = (props.pool.clone(), verdicts.dispatcher());
    // From the first decision on that it is asked about; of a match that is over it cannot help any more.
    let helps = open.is_some() && session.outcome().is_none() && !session.is_assisted();
    let on_help = props.on_help.clone();
    use_effect_with(helps, move |helps| {
        if *helps {
            on_help.emit(());
        }
    });
    let wanted = open.filter(|_| props.may_ask);
    use_effect_with(wanted, move |wanted| {
        let asked = Asked::default();
        if let Some((at, seat, action)) = *wanted {
            let before = session.play().rewound(at);
            let tell = move |remark: Option<Remark<_>>| {
                let told = remark.map(|remark| Told {
                    seat,
                    remark,
                    before: session.play().rewound(at),
                    row: row_of::<G>(&session, at, lang),
                });
                let told = told.map(Rc::new);
                dispatcher.dispatch(Change::Judged(Judged { at, told }));
            };
            judge::<G>(before.game(), (seat, action), pool, &asked, tell);
        }
        move || drop(asked)
    });
}

/// The question that is asked now; without it there is no answer.
type Asked = Rc<RefCell<Option<Ticket>>>;

/// Has an action judged that a seat has taken in a position. Only what a larger judgement confirms is told: a reproach
/// that does not hold is worse than none. What is told are the numbers of the first, which are those of a review.
fn judge<G: Playable>(
    before: &G::Game,
    (seat, action): (Seat, ActionOf<G>),
    pool: Pool,
    asked: &Asked,
    tell: impl Fn(Option<Remark<ActionOf<G>>>) + 'static,
) {
    let first = task::<G>(before, (seat, action), Effort::STANDARD);
    let again = task::<G>(before, (seat, action), Effort::CONFIRMING);
    // Weak, since the ticket holds its callback.
    let (pool_again, later) = (pool.clone(), Rc::downgrade(asked));
    let ticket = pool.ask(&first, move |answer: Result<Judgement<_>, PoolError>| {
        // Where nothing is known nothing is said; if the workers fail, the table says that.
        let found = answer.ok();
        let remark = found.and_then(|found| remark(&found, action, ValueScale::of(G::ID)));
        let (Some(remark), Some(asked)) = (remark, later.upgrade()) else {
            return tell(None);
        };
        let ticket = pool_again.ask(&again, move |answer: Result<Judgement<_>, PoolError>| {
            let holds = answer.is_ok_and(|found| found.confirms(remark.best, remark.played));
            tell(holds.then_some(remark));
        });
        asked.replace(Some(ticket));
    });
    asked.replace(Some(ticket));
}

/// The question about an action that a seat has taken.
fn task<G: Playable>(
    before: &G::Game,
    (seat, action): (Seat, ActionOf<G>),
    effort: Effort,
) -> JudgeTask<G::Game> {
    JudgeTask {
        played: Some(action.to_string()),
        ..JudgeTask::new(before.view(Some(seat)), effort)
    }
}
