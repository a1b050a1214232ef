//! The choice of an evening, and how the person is getting on.

use engine::{GameId, Seed};
use model::cast::SIZE;
use model::day::Day;
use model::evening::{
    Balance, DEALS, Evening, FEW, Fare, History, Night, PLAYERS, Player, Strength, balances,
    own_line,
};
use model::storage;
use ui::charts::{LineChart, Series, line_chart};
use ui::fields::{Field, choice};
use ui::i18n::{Lang, ResultLineTexts, Texts, Translated, capitalised, use_lang};
use ui::layout::{header, use_title};
use ui::loaded::use_loaded;
use ui::today::use_today;
use yew::prelude::*;

use crate::balance::balance_text;
use crate::faces::{placed, portrait, written};
use crate::known::Known;
use crate::opened::opened;
use crate::places::Place;
use crate::texts::EveningTexts;

/// The key of what was chosen last.
const KEY: &str = "tablee.evening";
/// How many earlier evenings that were not played are offered.
const EARLIER: i32 = 7;

/// What is played and how strong the opponents are, as it was chosen last.
fn chosen() -> (Fare, Strength) {
    let kept = storage::read(KEY).ok().flatten().unwrap_or_default();
    let (fare, strength) = kept.split_once('/').unwrap_or_default();
    let fare = Fare::all().find(|one| one.name() == fare);
    let strength = Strength::ALL.into_iter().find(|one| one.name() == strength);
    (
        fare.unwrap_or(Fare::Mixed),
        strength.unwrap_or(Strength::Even),
    )
}

fn keep((fare, strength): (Fare, Strength)) {
    // If it cannot be kept, it is chosen again the next time.
    let _ = storage::write(KEY, &format!("{}/{}", fare.name(), strength.name()));
}

/// What is played, in words.
fn fare_name(fare: Fare, lang: Lang) -> &'static str {
    match fare {
        Fare::Mixed => EveningTexts::of(lang).mixed,
        Fare::Only(game) => game.title(),
    }
}

/// A day as it begins a line or a heading: French writes days of the week in lower case.
fn date(day: Day, lang: Lang) -> String {
    capitalised(&daily::date(day, lang))
}

/// An evening in words: "Monday 30 November 2026 · One of each game · even".
pub fn described(evening: &Evening, lang: Lang) -> String {
    let strength = EveningTexts::of(lang).strengths[evening.strength as usize];
    let fare = fare_name(evening.fare, lang);
    let night = match evening.night {
        Night::Of(day) => date(day, lang),
        Night::Private(seed) => (EveningTexts::of(lang).private)(&seed.to_string()),
    };
    // One of other strength can have been played before.
    match has_opponents(evening.fare) || evening.strength != Strength::Even {
        true => format!("{night} · {fare} · {strength}"),
        false => format!("{night} · {fare}"),
    }
}

/// What is known of an evening, in words, and whether it is practice.
pub fn titled(known: &Known, lang: Lang) -> String {
    let words = described(&known.board.evening, lang);
    match known.board.is_practice {
        true => format!("{words} · {}", EveningTexts::of(lang).practice),
        false => words,
    }
}

/// Whether anybody sits at the table with the person. A deal of Détrak is played alone.
fn has_opponents(fare: Fare) -> bool {
    fare != Fare::Only(GameId::Detrak)
}

/// The screen.
#[component]
pub fn ChoiceScreen() -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let today = use_today();
    use_title(texts.title);
    let loaded = use_loaded((), |()| database::evenings());
    let choices = use_state_eq(chosen);
    let (fare, strength) = *choices;
    let setter = choices.setter();
    let choose = move |new| {
        keep(new);
        setter.set(new);
    };
    let fares: Vec<Fare> = Fare::all().collect();
    let on_fare = {
        let (fares, choose) = (fares.clone(), choose.clone());
        Callback::from(move |place: usize| {
            fares
                .get(place)
                .into_iter()
                .for_each(|fare| choose((*fare, strength)))
        })
    };
    let on_strength = Callback::from(move |place: usize| {
        Strength::ALL
            .get(place)
            .into_iter()
            .for_each(|strength| choose((fare, *strength)));
    });
    let fare_field = Field {
        name: "fare",
        label: texts.fare.into(),
        choices: fares
            .iter()
            .map(|fare| fare_name(*fare, lang).into())
            .collect(),
        chosen: fares
            .iter()
            .position(|one| *one == fare)
            .unwrap_or_default(),
        on_choose: on_fare,
    };
    let strength_field = Field {
        name: "strength",
        label: texts.strength.into(),
        choices: texts.strengths.map(Into::into).into(),
        chosen: strength as usize,
        on_choose: on_strength,
    };
    let trouble = loaded.as_ref().and_then(|read| read.as_ref().err());
    let trouble = trouble.map(|error| shared.errors.storage(*error));
    let is_busy = loaded.is_none();
    let entries = loaded.and_then(Result::ok).unwrap_or_default();
    let all = use_memo(entries, |entries| Known::all(entries));
    // Strength would make other deals of the same words.
    let strength = match has_opponents(fare) {
        true => strength,
        false => Strength::Even,
    };
    let on = move |night| Evening {
        night,
        fare,
        strength,
    };
    let evening = on(Night::Of(today));
    let earlier = (1..=EARLIER).map(|back| today.later(-back));
    let earlier = earlier.map(|day| (day, on(Night::Of(day))));
    let earlier = earlier.filter(|(_, one)| find(&all, one).is_none());
    let private = opened().into_iter();
    let private: Vec<Evening> = private.filter(|one| find(&all, one).is_none()).collect();
    // Another one each time.
    let on_private = move |_: MouseEvent| {
        let night = Night::Private(Seed(table::random()));
        Place::Board(on(night)).route().open();
    };
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="evenings" class="screen evening" aria-busy={is_busy.to_string()}>
                <h1 key="title" tabindex="-1">{ texts.title }</h1>
                <p key="about" class="about">{ texts.about }</p>
                <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
                <section key="tonight" class="panel" aria-labelledby="tonight">
                    <h2 key="title" id="tonight">{ (texts.tonight)(&daily::date(today, lang)) }</h2>
                    { choice(&fare_field) }
                    if has_opponents(fare) {
                        { choice(&strength_field) }
                    }
                    { sit_down(&evening, find(&all, &evening), lang) }
                </section>
                { played(&all, lang) }
                { balance(&all, lang) }
                <section key="earlier" class="panel" aria-labelledby="earlier" hidden={is_busy || trouble.is_some()}>
                    <h2 key="title" id="earlier">{ texts.earlier }</h2>
                    <p key="about" class="about">{ texts.earlier_about }</p>
                    <ul key="list" class="puzzle-links">{ for earlier.map(|(day, one)| html! {
                        <li key={one.to_string()}><a href={Place::Board(one).route().href()}>{ date(day, lang) }</a></li>
                    }) }</ul>
                </section>
                <section key="private" class="panel" aria-labelledby="private">
                    <h2 key="title" id="private">{ texts.private_title }</h2>
                    <p key="about" class="about">{ texts.private_about }</p>
                    <ul key="list" class="evening-list" hidden={private.is_empty()}>{ for private.iter().map(|one| html! {
                        <li key={one.to_string()}><a href={Place::Board(*one).route().href()}>{ described(one, lang) }</a></li>
                    }) }</ul>
                    <p key="ways" class="ways"><button type="button" class="button quiet" data-action="private-evening" onclick={on_private}>{ texts.private_new }</button></p>
                </section>
            </main>
        </>
    }
}

fn find<'a>(all: &'a [Known], evening: &Evening) -> Option<&'a Known> {
    all.iter().find(|known| known.board.evening == *evening)
}

/// The button that leads to the evening, and how it stands.
fn sit_down(evening: &Evening, known: Option<&Known>, lang: Lang) -> Html {
    let texts = EveningTexts::of(lang);
    let next = known.map_or(Some(0), |known| known.board.next());
    let (place, label) = match next {
        Some(deal) => (
            Place::Deal(*evening, deal),
            (texts.play)(deal + 1, evening.game(deal).title()),
        ),
        None => (Place::Board(*evening), texts.to_board.to_owned()),
    };
    html! {
        <p key="ways" class="ways">
            <a key="sit" class="button primary" data-action="sit-down" href={place.route().href()}>{ label }</a>
            { for known.filter(|known| known.board.played().next().is_some() && next.is_some()).map(|_| html! {
                <a key="board" class="button quiet" href={Place::Board(*evening).route().href()}>{ texts.to_board }</a>
            }) }
        </p>
    }
}

/// The person's total of an evening and their place; `None` before they have ended a deal.
fn total(known: &Known) -> Option<(u32, usize)> {
    let standings = known.board.standings();
    let own = own_line(&standings)?;
    Some((own.total?, own.place))
}

/// The person's evenings, and the mean of those that count.
fn played(all: &[Known], lang: Lang) -> Html {
    let texts = EveningTexts::of(lang);
    let counted = all.iter().filter(|known| known.board.counts());
    let totals: Vec<(u32, usize)> = counted.filter_map(total).collect();
    let mean = History::of(&totals).map(|history| {
        let interval = history.half_width.map(|half| written(half, lang));
        let mean = written(history.mean, lang);
        let (place, times) = history.best;
        let place = (ResultLineTexts::of(lang).place)(place as u8, PLAYERS);
        let mean = (texts.mean)(&mean, interval.as_deref(), history.evenings);
        format!("{mean} {}", (texts.best_place)(&place, times))
    });
    let row = |known: &Known| {
        let evening = &known.board.evening;
        let said = match (total(known), known.board.next()) {
            (Some((percent, place)), None) if known.board.is_full() => {
                placed(place, PLAYERS, percent, lang)
            }
            (_, None) => (texts.missing)(known.board.missing(0..DEALS).len()),
            (_, Some(_)) => (texts.so_far)(known.board.played().count()),
        };
        html! {
            <li key={evening.to_string()}><a href={Place::Board(*evening).route().href()}>{ titled(known, lang) }</a>{ " " }<b>{ said }</b></li>
        }
    };
    html! {
        <section key="played" class="panel" aria-labelledby="played" hidden={all.is_empty()}>
            <h2 key="title" id="played">{ texts.played }</h2>
            <p key="mean" hidden={mean.is_none()}>{ mean.unwrap_or_default() }</p>
            { for chart(all, lang) }
            <ul key="list" class="evening-list">{ for all.iter().map(row) }</ul>
        </section>
    }
}

/// The percentages of the evenings that count, the earliest first; `None` for few. Private ones have no place in time.
fn chart(all: &[Known], lang: Lang) -> Option<Html> {
    let texts = EveningTexts::of(lang);
    let counted = all.iter().rev().filter(|known| known.board.counts());
    let dated = counted.filter_map(|known| {
        Some((
            known.board.evening.night.day()?.to_string(),
            total(known)?.0,
        ))
    });
    let (days, totals): (Vec<String>, Vec<u32>) = dated.unzip();
    if totals.len() < FEW {
        return None;
    }
    Some(line_chart(&LineChart {
        title: texts.chart.into(),
        places_name: texts.one_evening.into(),
        places: days.into_iter().map(Into::into).collect(),
        series: vec![Series {
            name: texts.total.into(),
            values: totals
                .iter()
                .map(|total| Some(f64::from(*total) / 10.0))
                .collect(),
            dots: true,
        }],
        write: &|value| texts.numbers.hundredths(value.round() as u32),
        unfold: texts.unfold,
    }))
}

/// How often the person was before and behind each member, on evenings that count.
fn balance(all: &[Known], lang: Lang) -> Html {
    let texts = EveningTexts::of(lang);
    let balances = balances(all.iter().map(|known| &known.board));
    let is_empty = balances == [Balance::default(); SIZE];
    let one = |(place, balance): (usize, Balance)| {
        let player = Player::Member(place);
        let said = balance_text(place, balance, lang)?;
        Some(html! {
            <li key={place} class="evening-face" data-player={player.name()}>{ portrait(player) }
                <span key="said">{ said }</span></li>
        })
    };
    html! {
        <section key="balance" class="panel" aria-labelledby="balance" hidden={is_empty}>
            <h2 key="title" id="balance">{ texts.you_and_the_cast }</h2>
            <ul key="list" class="evening-balance">{ for balances.into_iter().enumerate().filter_map(one) }</ul>
        </section>
    }
}
