//! The list of the games that were played.

use std::collections::BTreeMap;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::files::{self, Imported};
use super::import::{Lines, bundle};
use super::row::Row;
use super::{local_times, why_not};
use model::archive::{self, Device, MAX_GAMES};
use model::day::Day;
use model::settings::Settings;
use replay::own;
use statistics::statistics_texts;
use ui::announce::say;
use ui::focus::focus_on;
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
use ui::layout::header;
use ui::settings::use_settings;

/// How many rows are made at a time: some milliseconds on a slow device, and
/// more than are seen at first.
const STEP: usize = 12;

/// What is said above the list: a line for each file and trouble; without one,
/// that a file's settings are in use, in the language that is spoken from then on.
type News = Vec<Option<String>>;

/// The list, which is read anew after every change.
#[component]
pub fn RecordsScreen() -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let slots = use_state(|| archive::slots(&Device));
    let asked = use_state_eq(|| None::<String>);
    let news = use_state_eq(News::new);
    let offered = use_state_eq(|| None::<Settings>);
    let settings = use_settings();
    let times = use_memo(lang, |lang| local_times(*lang));
    let place = use_node_ref();
    let reload = {
        let (slots, asked) = (slots.setter(), asked.setter());
        move || {
            asked.set(None);
            slots.set(archive::slots(&Device));
        }
    };
    // Where a deletion is asked about or done, the focus follows.
    {
        let (place, first) = (place.clone(), use_mut_ref(|| true));
        use_effect_with((*asked).clone(), move |asked| match asked {
            Some(_) => focus_on(&place, "[data-action='cancel']"),
            None if !first.replace(false) => focus_on(&place, "h1"),
            None => {}
        });
    }
    // The same for each rendering, so that rows stay as they are.
    let on_ask = use_callback((), {
        let setter = asked.setter();
        move |id, ()| setter.set(id)
    });
    let on_delete = use_callback(lang, {
        let (news, reload) = (news.setter(), reload.clone());
        move |id: String, lang: &Lang| {
            let texts = Texts::of(*lang);
            let told = match archive::remove(&Device, &id) {
                Ok(()) => own(texts).deleted,
                Err(_) => texts.errors.storage_blocked,
            };
            news.set(vec![Some(told.into())]);
            reload();
        }
    });
    let on_imported = {
        let (news, offered, own) = (news.setter(), offered.setter(), *settings);
        Callback::from(move |reports: Vec<Imported>| {
            let mut settings = reports
                .iter()
                .rev()
                .filter_map(|(_, report)| report.settings);
            offered.set(settings.next().filter(|settings| *settings != own));
            news.set(
                reports
                    .iter()
                    .flat_map(|report| tell(report, lang))
                    .collect(),
            );
            reload();
        })
    };
    let on_settings = {
        let (news, offered) = (news.setter(), offered.setter());
        settings.setter(move |taken: Settings| {
            offered.set(None);
            news.set(vec![None]);
            taken
        })
    };
    let told = |line: &Option<String>| match line {
        Some(line) => line.clone(),
        None => own(texts).settings_taken.into(),
    };
    let told: Vec<String> = news.iter().map(told).collect();
    let rows = slots.as_ref().map(Vec::as_slice).unwrap_or_default();
    let shown = use_shown(rows.len());
    let days = use_memo(rows.len(), |_| days());
    let blocked = slots.is_err().then_some(texts.errors.storage_blocked);
    html! {
        <>
            { header(texts) }
            <main key="main" ref={place} data-screen="records" class="screen">
                <h1 key="title" tabindex="-1">{ texts.records.title }</h1>
                <p key="intro" class="about">{ (own(texts).intro)(MAX_GAMES) }</p>
                { ways(rows.len(), *settings, on_imported, texts) }
                <div key="news" class="news" data-news="">
                    { for told.iter().enumerate().map(|(index, line)| html! { <p key={index}>{ line.clone() }</p> }) }
                </div>
                { say(told.join(" ")) }
                { offer(*offered, &on_settings, offered.setter(), lang) }
                <p key="blocked" role="alert" hidden={blocked.is_none()}>{ blocked.unwrap_or_default() }</p>
                <p key="none" hidden={!rows.is_empty()} data-none="">{ own(texts).none }</p>
                <ul key="list" class="records">
                    { for rows.iter().take(shown).map(|slot| html! {
                        <Row key={slot.id.clone()} slot={slot.clone()} day={days.get(&slot.id).copied()} asked={asked.as_deref() == Some(&slot.id)}
                            on_ask={on_ask.clone()} on_delete={on_delete.clone()} times={(*times).clone()} />
                    }) }
                </ul>
            </main>
        </>
    }
}

/// The days whose counted games these are, by their names in the archive.
fn days() -> BTreeMap<String, Day> {
    // Blocked storage is told of by the list.
    let log = daily::Log::load(&Device).unwrap_or_default();
    let done = log.done.into_iter();
    done.map(|(day, line)| (line.id, day)).collect()
}

/// The settings that came with a file, to be taken or left.
fn offer(
    offered: Option<Settings>,
    on_take: &Callback<Settings>,
    setter: UseStateSetter<Option<Settings>>,
    lang: Lang,
) -> Html {
    let texts = own(Texts::of(lang));
    let on_take = on_take.clone();
    let take = move |_: MouseEvent| {
        if let Some(settings) = offered {
            on_take.emit(settings);
        }
    };
    let leave = move |_: MouseEvent| setter.set(None);
    html! {
        <div key="offer" class="ways" hidden={offered.is_none()} data-settings-offer="">
            <p key="text">{ texts.settings_came }</p>
            <button key="take" type="button" class="button primary" data-action="take-settings"
                onclick={take}>{ texts.settings_take }</button>
            <button key="leave" type="button" class="button" data-action="leave-settings"
                onclick={leave}>{ texts.settings_leave }</button>
            { say(offered.map_or("", |_| texts.settings_came)) }
        </div>
    }
}

/// How many of so many rows are there already: some at first, and more
/// whenever the browser has done what else was to be done, until all are.
#[hook]
fn use_shown(all: usize) -> usize {
    let shown = use_state_eq(|| STEP);
    let setter = shown.setter();
    use_effect_with((*shown, all), move |(shown, all)| {
        let next = *shown + STEP;
        let more = (*shown < *all).then(|| Timeout::new(0, move || setter.set(next)));
        move || drop(more)
    });
    (*shown).min(all)
}

/// How many there are, and what can be done with all of them.
fn ways(
    count: usize,
    settings: Settings,
    on_imported: Callback<Vec<Imported>>,
    texts: &'static Texts,
) -> Html {
    let on_files = move |event: Event| files::read(&event, on_imported.clone());
    let on_all = move |_: MouseEvent| {
        let slots = archive::slots(&Device).unwrap_or_default();
        let texts = slots.iter().map(|slot| archive::read_slot(&Device, slot));
        let texts: Vec<String> = texts.flat_map(|text| text.ok().flatten()).collect();
        let lines = Lines::kept(&Device).unwrap_or_default();
        ui::files::save(
            "tablee.json",
            &bundle(texts.iter().map(String::as_str), &settings, &lines),
        );
    };
    let nothing = count == 0 && Lines::kept(&Device).unwrap_or_default().is_empty();
    html! {
        <div key="ways" class="ways records-ways">
            <p key="count" data-count={count.to_string()} hidden={count == 0}>{ (own(texts).count)(count) }</p>
            <label key="import" class="button file">
                <input key="files" type="file" multiple=true accept=".json,application/json"
                    class="visually-hidden" data-action="import" onchange={on_files} />
                <span key="label">{ own(texts).import }</span>
            </label>
            <button key="export" type="button" class="button" data-action="export-all"
                hidden={nothing} onclick={on_all}>{ own(texts).export_all }</button>
        </div>
    }
}

/// What came of a file, in sentences: each trouble once.
fn tell((name, report): &Imported, lang: Lang) -> News {
    let texts = Texts::of(lang);
    let mut news = News::new();
    if report.added + report.known > 0 || report.failures.is_empty() && report.results == 0 {
        news.push(Some((own(texts).imported)(report.added, report.known)));
    }
    if report.results > 0 {
        news.push(Some((statistics_texts(lang).imported)(report.results)));
    }
    if report.left_out > 0 {
        news.push(Some((statistics_texts(lang).left_out)(report.left_out)));
    }
    let mut reasons: Vec<(&'static str, usize)> = Vec::new();
    for failure in &report.failures {
        let reason = why_not(failure, texts);
        match reasons.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, count)) => *count += 1,
            None => reasons.push((reason, 1)),
        }
    }
    let words = own(texts);
    news.extend(reasons.into_iter().map(|(reason, count)| match count {
        1 => Some((words.of_file)(name, reason)),
        _ => Some((words.of_games)(name, count, reason)),
    }));
    news
}
