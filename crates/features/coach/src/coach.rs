//! The coach at a table: it has the person's decisions judged while no bot thinks, and shows a button where it has
//! something to say.

use std::rc::Rc;

use engine::{Game, Match, Seat};
use model::value_scale::ValueScale;
use pool::PoolError;
use protocol::{Effort, JudgeTask, Judgement};
use yew::prelude::*;

use super::card::{Card, card};
use super::remarks::{Judged, Quality, open_decision, remark};
use super::texts::CoachTexts;
use review::ReviewTexts;
use table::{ActionOf, CoachProps, Playable};
use ui::announce::say;
use ui::i18n::{Lang, Translated, use_lang};
use ui::settings::use_settings;

/// The element with what the coach says.
const CARD: &str = "coach-card";

/// What the coach knows of the match on the table.
#[derive(Clone, PartialEq, Debug)]
struct Verdicts<A> {
    /// The decisions that were judged.
    judged: Vec<Judged<A>>,
    /// The coach speaks of decisions from this length of the log on: what was decided before it came is no concern of its,
    /// unless that was taken back.
    since: usize,
}

/// A change of what the coach knows.
enum Change<A> {
    /// A decision was judged.
    Judged(Judged<A>),
    /// The log has this length: what was taken back is forgotten.
    Length(usize),
}

impl<A: Clone + 'static> Reducible for Verdicts<A> {
    type Action = Change<A>;

    fn reduce(self: Rc<Self>, change: Change<A>) -> Rc<Self> {
        let (mut judged, mut since) = (self.judged.clone(), self.since);
        match change {
            Change::Judged(one) => judged.push(one),
            Change::Length(length) => {
                judged.retain(|one| one.at < length);
                since = since.min(length);
            }
        }
        Verdicts { judged, since }.into()
    }
}

/// See [`part`](crate::part).
#[component]
pub fn Coach<G: Playable>(props: &CoachProps<G>) -> Html {
    let (lang, level) = (use_lang(), use_settings().coach);
    let texts = CoachTexts::of(lang);
    let session = &props.session;
    let length = session.play().log().len();
    let verdicts = use_reducer(|| Verdicts {
        judged: Vec::new(),
        since: length,
    });
    {
        let dispatcher = verdicts.dispatcher();
        use_effect_with(length, move |length| {
            dispatcher.dispatch(Change::Length(*length))
        });
    }
    use_judging(props, &verdicts);
    let is_told = |one: &&Judged<ActionOf<G>>| {
        let quality = one.remark.as_ref().map(|remark| remark.quality);
        quality.is_some_and(|quality| quality.is_told(level)) && one.at < length
    };
    let told = verdicts
        .judged
        .iter()
        .filter(is_told)
        .max_by_key(|one| one.at);
    let Some((one, found)) = told.and_then(|one| Some((one, one.remark?))) else {
        // Screen readers announce only what changes.
        return html! { <div class="coach" data-coach="">{ say("") }</div> };
    };
    let before = session.play().rewound(one.at);
    let label = (texts.marked)(found.quality, &when::<G>(&before, lang));
    let content = Card::<G> {
        game: before.game(),
        seat: props.seat,
        remark: found,
        lang,
    };
    html! {
        <div class="coach" data-coach={one.at.to_string()}>
            <button key="mark" type="button" class="button coach-mark" data-action="coach"
                data-quality={quality_name(found.quality)} popovertarget={CARD}>
                <span key="sign" class="coach-sign" aria-hidden="true">{ found.quality.sign() }</span>
                <span key="label">{ label.clone() }</span>
            </button>
            // The keys of the table are not meant while the focus is in the card.
            <div key="card" id={CARD} class="coach-card" popover="auto" role="dialog" aria-label={label.clone()} tabindex="-1"
                autofocus=true onkeydown={|event: KeyboardEvent| event.stop_propagation()}>
                { card(&content, texts) }
                <button key="close" type="button" class="button primary" data-action="close-coach"
                    popovertarget={CARD} popovertargetaction="hide">{ texts.close }</button>
            </div>
            { say(label.clone()) }
        </div>
    }
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
fn use_judging<G: Playable>(
    props: &CoachProps<G>,
    verdicts: &UseReducerHandle<Verdicts<ActionOf<G>>>,
) {
    let (session, seat) = (props.session.clone(), props.seat);
    let open = open_decision(session.play().log(), seat, verdicts.since, &verdicts.judged);
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
        let ticket = wanted.map(|(at, action)| {
            let task = task::<G>(session.play().rewound(at).game(), seat, action);
            pool.ask(&task, move |answer: Result<Judgement<_>, PoolError>| {
                // Where nothing is known nothing is said; if the workers fail, the table says that.
                let found = answer.ok();
                let scale = ValueScale::of(G::ID);
                let remark = found.and_then(|found| remark(&found, action, scale));
                dispatcher.dispatch(Change::Judged(Judged { at, remark }));
            })
        });
        move || drop(ticket)
    });
}

/// The question about an action that a seat has taken.
fn task<G: Playable>(before: &G::Game, seat: Seat, action: ActionOf<G>) -> JudgeTask<G::Game> {
    JudgeTask {
        view: before.view(Some(seat)),
        effort: Effort::STANDARD,
        played: Some(action.to_string()),
    }
}
