//! What those did differently who did better: where their ways part, shown with who chose what.

use std::rc::Rc;

use engine::{Game, Seat};
use gloo_timers::future::TimeoutFuture;
use model::day_log::FinalScores;
use model::evening::{Parting, Played, Player, in_order, parting};
use model::session::Session;
use model::storage::StorageError;
use model::value_scale::ValueScale;
use pool::Pool;
use protocol::{Effort, JudgeTask, Judgement};
use table::hint::{Badge, Mark, RankBadge, Worth};
use table::{ActionOf, Playable};
use ui::i18n::{Lang, ResultLineTexts, Translated, signed, use_lang};
use ui::loaded::use_loaded;
use ui::route::{ReviewedMatch, Route};
use yew::prelude::*;

use crate::faces::{name, portrait};
use crate::known::Known;
use crate::parts::DifferencesProps;
use crate::records::session;
use crate::texts::EveningTexts;

/// Where the ways part.
struct Found<G: Playable> {
    /// The position, before the person's decision.
    before: Session<G::Game>,
    parting: Parting<ActionOf<G>>,
    /// The players whom the numbers of the parting mean.
    others: Vec<Player>,
    /// The person's game, as a link.
    link: Option<AttrValue>,
}

/// A result in short: the points and, if there are opponents, the place.
pub fn result_text(played: &Played, lang: Lang) -> String {
    let Some(FinalScores { scores, places }) = &played.result else {
        return String::new();
    };
    let points = signed(scores.first().copied().unwrap_or_default());
    match places.first() {
        Some(place) if places.len() > 1 => {
            let others: Vec<String> = scores[1..].iter().map(|score| signed(*score)).collect();
            let place = (ResultLineTexts::of(lang).place)(*place, places.len());
            format!("{points} : {} ({place})", others.join(", "))
        }
        _ => points,
    }
}

/// Looks for the place where the ways part. A record takes some milliseconds to read, so the page has its turn after each.
async fn find<G: Playable>(
    known: Rc<Known>,
    deal: usize,
) -> Result<Option<Found<G>>, StorageError> {
    let played = |player: Player| known.played(deal, player);
    let Some(own) = played(Player::You) else {
        return Ok(None);
    };
    let merit = |played: &Played| Some(played.result.as_ref()?.merit(G::ID, Seat::FIRST.index()));
    let Ok(own_session) = session::<G::Game>(&own.record) else {
        return Ok(None);
    };
    let mut logs = Vec::new();
    let mut others = Vec::new();
    for player in Player::all().filter(|player| *player != Player::You) {
        let Some(theirs) = played(player) else {
            continue;
        };
        TimeoutFuture::new(0).await;
        if let Ok(their_session) = session::<G::Game>(&theirs.record) {
            logs.push((in_order(their_session.play()), merit(theirs) > merit(own)));
            others.push(player);
        }
    }
    let compared: Vec<(&[_], bool)> = logs
        .iter()
        .map(|(log, better)| (&log[..], *better))
        .collect();
    let found = parting::<G::Game>(&in_order(own_session.play()), Seat::FIRST, &compared);
    let link = (!own.record.starts_with('{')).then(|| own.record.clone().into());
    Ok(found.map(|parting| Found {
        before: own_session.replay(parting.at, Seat::FIRST),
        parting,
        others,
        link,
    }))
}

/// What each action is worth where the ways part, to whoever knows what the person knew; `None` until it is known, or if the
/// workers cannot say.
#[hook]
fn use_judgement<G: Playable>(
    found: Option<&Found<G>>,
    pool: &Pool,
) -> Option<Rc<Judgement<ActionOf<G>>>> {
    let judged = use_state(|| None::<(usize, Rc<Judgement<ActionOf<G>>>)>);
    let at = found.map(|found| found.parting.at);
    let task = found.map(|found| JudgeTask::<G::Game> {
        view: found.before.game().view(Some(Seat::FIRST)),
        effort: Effort::STANDARD,
        played: Some(found.parting.own.to_string()),
        open: None,
    });
    let (setter, pool) = (judged.setter(), pool.clone());
    use_effect_with(at, move |at| {
        let ticket = at.zip(task).map(|(at, task)| {
            pool.ask(&task, move |judged: Result<Judgement<ActionOf<G>>, _>| {
                setter.set(judged.ok().map(|judged| (at, judged.into())));
            })
        });
        move || drop(ticket)
    });
    let judged = judged.as_ref().filter(|(of, _)| Some(*of) == at);
    judged.map(|(_, judgement)| judgement.clone())
}

/// Where the ways part, with who chose what.
#[component]
pub fn Differences<G: Playable>(props: &DifferencesProps) -> Html {
    let lang = use_lang();
    let texts = EveningTexts::of(lang);
    let known = props.known.clone();
    let number = Player::all()
        .filter(|player| known.played(props.deal, *player).is_some())
        .count();
    let deal = props.deal;
    let found = use_loaded((deal, number), move |_| find::<G>(known, deal));
    let parted = match &found {
        Some(Ok(found)) => Option::as_ref(found),
        _ => None,
    };
    let judgement = use_judgement::<G>(parted, &props.pool);
    let Some(Ok(found)) = found else {
        return html! { <p class="about" aria-busy="true">{ texts.comparing }</p> };
    };
    if number < 2 {
        // Nobody else has played it yet.
        return Html::default();
    }
    let Some(found) = &*found else {
        return html! { <p class="about" data-parting="none">{ texts.no_parting }</p> };
    };
    let game = found.before.game();
    let own = (found.parting.own, vec![Player::You]);
    let chosen = found.parting.others.iter().map(|(action, who)| {
        let who: Vec<Player> = who
            .iter()
            .filter_map(|index| found.others.get(*index))
            .copied()
            .collect();
        (*action, who)
    });
    let mut choices = vec![own];
    for (action, who) in chosen {
        match choices.iter_mut().find(|(known, _)| *known == action) {
            Some((_, all)) => all.extend(who),
            None => choices.push((action, who)),
        }
    }
    // A cross says that something was better.
    let judged = judgement.as_deref().and_then(|judgement| {
        let own = judgement.find(found.parting.own)?;
        Some(match judgement.is_as_good(own) {
            true => Badge::Ranked(RankBadge {
                rank: 1,
                worth: Worth::Equal,
                number: 0,
            }),
            false => Badge::Played,
        })
    });
    let marks: Vec<_> = judged
        .map(|badge| Mark {
            action: found.parting.own,
            badge,
        })
        .into_iter()
        .collect();
    let place = found.parting.at.to_string();
    let route =
        |link: &AttrValue| Route::Analysis(ReviewedMatch::Link(link.clone()), place.clone().into());
    html! {
        <div class="evening-parting" data-parting={place.clone()}>
            <div key="picture" class="picture evening-picture" aria-hidden="true">{ G::picture(game, Seat::FIRST, &marks, lang) }</div>
            <div key="who">
                <h3 key="title">{ (texts.parted)(G::turn_number(game)) }</h3>
                <ul key="choices" class="evening-choices">{ for choices.iter().map(|(action, who)| choice::<G>(game, (*action, worth::<G>(*action, judgement.as_deref(), lang)), who, lang)) }</ul>
                { for found.link.iter().map(|link| html! {
                    <p key="look"><a class="button quiet" data-action="analyse" href={route(link).href()}>{ texts.look }</a></p>
                }) }
            </div>
        </div>
    }
}

/// What an action costs, in words; empty if that is not known.
fn worth<G: Playable>(
    action: ActionOf<G>,
    judgement: Option<&Judgement<ActionOf<G>>>,
    lang: Lang,
) -> String {
    let judged = judgement.and_then(|judgement| Some((judgement, judgement.find(action)?)));
    let Some((judgement, judged)) = judged.filter(|(_, judged)| judged.is_close) else {
        return String::new();
    };
    let (texts, unit) = (EveningTexts::of(lang), ValueScale::of(G::ID).unit);
    let cost = unit.tenths(judgement.cost(judged));
    (texts.worth)((cost > 0).then_some((cost, unit)))
}

/// An action with what it is worth, and who chose it.
fn choice<G: Playable>(
    game: &G::Game,
    (action, worth): (ActionOf<G>, String),
    who: &[Player],
    lang: Lang,
) -> Html {
    let one = |player: &Player| {
        html! { <span key={player.index()} class="evening-who">{ portrait(*player) }<span key="name">{ name(*player, lang) }</span></span> }
    };
    html! {
        <li key={action.to_string()} class={classes!(who.contains(&Player::You).then_some("is-own"))}>
            <b key="action">{ G::describe_action(game, action, lang) }</b>
            <span key="worth" class="evening-worth" data-worth="" hidden={worth.is_empty()}>{ worth.clone() }</span>
            <span key="who" class="evening-whos">{ for who.iter().map(one) }</span>
        </li>
    }
}
