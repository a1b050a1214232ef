//! The board of an evening: everybody's places, deal by deal, and where their ways parted.

use core::cmp::{Ordering, Reverse};
use std::rc::Rc;

use model::cast::{CAST, SIZE};
use model::evening::{Balance, DEALS, Placed, Player, level, own_line, rival};
use pool::Pool;
use replay::{CopyLink, ShareButton};
use ui::announce::say;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use ui::route::Route;
use ui::today::use_today;
use yew::prelude::*;

use crate::balance::balance_text;
use crate::cast_games::CastGames;
use crate::choice::described;
use crate::differences::result_text;
use crate::faces::{faces, name, placed, portrait, progress, verdict, written};
use crate::friends::{Friend, Send};
use crate::known::{Known, News};
use crate::opened::note_opened;
use crate::parts::{DifferencesProps, Parts};
use crate::places::Place;
use crate::share::EveningWays;
use crate::texts::EveningTexts;

/// Props of [`BoardScreen`].
#[derive(Properties)]
pub struct BoardScreenProps {
    /// What was known of the evening when the screen was opened.
    pub known: Rc<Known>,
    /// The balance of the other evenings.
    pub others: [Balance; SIZE],
    /// Why nothing could be read, in the person's language.
    pub trouble: Option<&'static str>,
    /// What the games bring.
    pub parts: Parts,
    /// The workers that judge.
    pub pool: Pool,
}

impl PartialEq for BoardScreenProps {
    /// The games bring the same all the time.
    fn eq(&self, other: &Self) -> bool {
        self.known == other.known
            && self.others == other.others
            && self.trouble == other.trouble
            && self.pool == other.pool
    }
}

/// The board. What the cast has not played yet of the deals that the person has played, it plays now.
#[component]
pub fn BoardScreen(props: &BoardScreenProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let first = props.known.clone();
    let known = use_reducer_eq(move || (*first).clone());
    let evening = known.board.evening;
    let (dispatch, parts) = (known.dispatcher(), props.parts);
    let played: Vec<usize> = known.board.played().collect();
    let missing = known.board.missing(known.board.played());
    let wanted = missing.clone();
    use_effect_with((), move |()| {
        note_opened(&evening);
        let on_news = Callback::from(move |news| dispatch.dispatch(news));
        let cast = CastGames::begin(evening, wanted, parts, on_news);
        move || drop(cast)
    });
    let on_forget = {
        let dispatch = known.dispatcher();
        Callback::from(move |sent| dispatch.dispatch(News::Forgotten(sent)))
    };
    let (title, is_practice) = (described(&evening, lang), known.is_practice_on(use_today()));
    use_title(&title);
    let standings = known.board.standings();
    let own = own_line(&standings);
    // The balance with the cast goes on without practice.
    let others = Some(&props.others).filter(|_| !is_practice);
    let summary = own
        .and_then(|own| summary(own, &standings, others, lang))
        .filter(|_| missing.is_empty());
    // The end is told once, and not every game on the way there.
    let said = summary.clone().unwrap_or_default();
    let next = known.board.next();
    let shown: Rc<Known> = Rc::new((*known).clone());
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="evening" class="screen evening" data-missing={missing.len().to_string()} data-played={played.len().to_string()}>
                <h1 key="title" tabindex="-1">{ title }</h1>
                <p key="trouble" role="alert" class="unsaved" hidden={props.trouble.is_none()}>{ props.trouble.unwrap_or_default() }</p>
                <p key="about" class="about">{ texts.about }</p>
                <p key="practice" class="about" data-practice="" hidden={!is_practice}>{ texts.practice_about }</p>
                { say(said) }
                <p key="summary" class="evening-summary" data-summary="">{ summary.unwrap_or_else(|| progress(&known, missing.len(), lang)) }</p>
                <p key="ways" class="ways">
                    { for next.map(|deal| html! {
                        <a key="next" class="button primary" data-action="next-deal" href={Place::Deal(evening, deal).route().href()}>{ (texts.play)(deal + 1, evening.game(deal).title()) }</a>
                    }) }
                    { for evening.night.day().is_none().then(|| html! { <CopyLink key="link" route={Place::Board(evening).route()} /> }) }
                    <a key="all" class="button quiet" href={Place::Choice.route().href()}>{ texts.all }</a>
                </p>
                { for (next.is_none() && missing.is_empty()).then(|| html! {
                    <ShareButton key="share"><EveningWays known={shown.clone()} /></ShareButton>
                }) }
                { for known.sent.iter().map(|sent| html! {
                    <Friend key={format!("friend/{}", sent.to_link(&evening))} known={shown.clone()} sent={sent.clone()} on_forget={on_forget.clone()} />
                }) }
                { for played.iter().rev().map(|deal| one(&shown, *deal, props, lang)) }
                <section key="standings" class="panel" aria-labelledby="standings" hidden={played.is_empty()}>
                    <h2 key="title" id="standings">{ texts.standings }</h2>
                    <p key="about" class="about">{ texts.matchpoints }</p>
                    { table(&shown, &standings, shared) }
                </section>
                { for next.is_none().then(|| html! { <Send key="send" known={shown.clone()} /> }) }
            </main>
        </>
    }
}

/// What is said of the evening: the place, the deal in which the person was best, who came closest, and how the person and
/// that one stand over all evenings, with the balance of the others.
fn summary(
    own: &Placed,
    standings: &[Placed],
    others: Option<&[Balance; SIZE]>,
    lang: Lang,
) -> Option<String> {
    let texts = EveningTexts::of(lang);
    let placed = placed(own.place, standings.len(), own.total?, lang);
    let deals = own.deals.iter().enumerate();
    let known = deals.filter_map(|(deal, percent)| Some(((*percent)?, Reverse(deal))));
    let known: Vec<(u32, Reverse<usize>)> = known.collect();
    let (percent, Reverse(deal)) = known.iter().max().copied()?;
    if known.len() < DEALS {
        return Some(placed);
    }
    // Of deals without a point none is the best.
    let best = (percent > 0).then(|| (texts.best)(deal + 1, &written(percent, lang)));
    let rival = rival(standings).map(|rival| {
        let who = name(rival.player, lang);
        let said = (texts.rival)(who, rival.order, rival.deal.map_or(0, |deal| deal + 1));
        let (Player::Member(member), Some(others)) = (rival.player, others) else {
            return said;
        };
        // Without other evenings the sentence before says all.
        let mut balance = others[member];
        let has_others = balance != Balance::default();
        balance.before += usize::from(rival.order == Ordering::Greater);
        balance.behind += usize::from(rival.order == Ordering::Less);
        let overall = balance_text(member, balance, lang).filter(|_| has_others);
        overall.map_or(said.clone(), |overall| format!("{said} {overall}."))
    });
    let said = [Some(placed), best, rival].into_iter().flatten();
    Some(said.collect::<Vec<_>>().join(" "))
}

/// A deal that the person has played: the result, everybody's faces, and where the ways part.
fn one(known: &Rc<Known>, deal: usize, props: &BoardScreenProps, lang: Lang) -> Html {
    let texts = EveningTexts::of(lang);
    let game = known.board.evening.game(deal);
    let result = known
        .played(deal, Player::You)
        .map(|own| result_text(own, lang));
    let heading = format!("deal-{}", deal + 1);
    let differences = ((props.parts)(game).differences)(DifferencesProps {
        known: known.clone(),
        deal,
        pool: props.pool.clone(),
    });
    html! {
        <section key={deal} class="panel evening-deal" aria-labelledby={heading.clone()} data-deal={(deal + 1).to_string()}>
            <h2 key="title" id={heading}>{ format!("{} · {}", (texts.deal)(deal + 1), game.title()) }</h2>
            <p key="result"><b>{ result.unwrap_or_default() }</b>{ " · " }{ verdict(known, deal, lang) }</p>
            { faces(known, deal, lang) }
            <div key="differences">{ differences }</div>
        </section>
    }
}

/// Everybody's percentages, deal by deal; each leads to the replay of that game.
fn table(known: &Known, standings: &[Placed], shared: &Texts) -> Html {
    let lang = shared.lang;
    let texts = EveningTexts::of(lang);
    let evening = known.board.evening;
    let own = own_line(standings)
        .and_then(|own| Some(placed(own.place, standings.len(), own.total?, lang)));
    let heads = (0..DEALS).map(|deal| {
        html! { <th key={deal} scope="col"><span key="number">{ deal + 1 }</span><span key="game" class="evening-game">{ evening.game(deal).title() }</span></th> }
    });
    let row = |one: &Placed| {
        let player = one.player;
        let cell = |(deal, percent): (usize, &Option<u32>)| {
            let record = known.played(deal, player).map(|played| &played.record);
            let link = record.filter(|record| !record.starts_with('{'));
            let text = percent.map(|percent| written(percent, lang));
            html! {
                <td key={deal}>{ match (text, link) {
                    (Some(text), Some(link)) => html! {
                        <a href={Route::Record(link.clone().into()).href()} aria-label={(texts.replay)(name(player, lang), deal + 1, &text)}>{ text.clone() }</a>
                    },
                    (text, _) => html! { text.unwrap_or_else(|| "–".into()) },
                } }</td>
            }
        };
        let is_own = player == Player::You;
        html! {
            <tr key={player.index()} class={classes!(is_own.then_some("is-own"))} data-player={player.name()}>
                <td key="place">{ one.total.map(|_| one.place) }</td>
                <th key="name" scope="row"><span key="who" class="evening-who">{ portrait(player) }<span key="name">{ name(player, lang) }</span></span>
                    <small key="level">{ level_of(known, player, shared) }</small></th>
                { for one.deals.iter().enumerate().map(cell) }
                <td key="total"><b>{ one.total.map(|total| written(total, lang)).unwrap_or_else(|| "–".into()) }</b></td>
            </tr>
        }
    };
    html! {
        <div key="table" class="evening-table" role="group" tabindex="0" aria-labelledby="standings">
            <table>
                <caption class="visually-hidden">{ own.unwrap_or_default() }</caption>
                <thead><tr>
                    <th key="place" scope="col" aria-label={shared.table.place}>{ "#" }</th>
                    <th key="player" scope="col">{ shared.table.player }</th>
                    { for heads }
                    <th key="total" scope="col">{ texts.total }</th>
                </tr></thead>
                <tbody>{ for standings.iter().map(row) }</tbody>
            </table>
        </div>
    }
}

/// The level of a member, if all deals are of one game.
fn level_of(known: &Known, player: Player, shared: &Texts) -> &'static str {
    let evening = known.board.evening;
    let game = evening.game(0);
    match player {
        Player::Member(place) if (1..DEALS).all(|deal| evening.game(deal) == game) => {
            CAST.get(place).map_or("", |member| {
                shared.common.level_in(level(member, game), game)
            })
        }
        _ => "",
    }
}
