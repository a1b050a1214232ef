//! The screen of a game's statistics.

use engine::GameId;

use yew::prelude::*;

use super::csv::csv;
use super::report::{name, rating, report, tables};
use super::reviewed::reviewed;
use super::tally::{Group, counted, groups};
use super::texts::{StatisticsTexts, texts};
use crate::luck::{self, StoredLuck};
use model::results::{Line, Results};
use model::storage::StorageError;
use pool::Pool;
use ui::announce::say;
use ui::fields::Field;
use ui::fields::Switch;
use ui::fields::select;
use ui::fields::switch;
use ui::files::save;
use ui::focus::focus_on;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::header;
use ui::loaded::{Loaded, use_loaded};
use ui::route::{EVENING, Route};
use wasm_bindgen_futures::spawn_local;

/// Props of [`StatisticsScreen`].
#[derive(Properties, PartialEq)]
pub struct StatisticsProps {
    /// The game.
    pub game: GameId,
    /// The workers that compute luck.
    pub pool: Pool,
}

/// The functions of this part of the page, which is loaded when statistics are first opened.
pub struct StatisticsPart {
    /// The statistics screen of a game.
    pub screen: fn(GameId, Pool) -> Html,
}

lazy::part!(
    /// The part with the statistics.
    pub STATISTICS: StatisticsPart = more, StatisticsPart {
        screen: |game, pool| html! { <StatisticsScreen {game} {pool} /> },
    }
);

/// What the screen reads from the database.
#[derive(Default)]
struct StoredData {
    results: Results,
    luck: StoredLuck,
}

async fn load() -> Result<StoredData, StorageError> {
    let results = database::results().await?;
    let luck = StoredLuck::new(&results, database::ids().await?);
    Ok(StoredData { results, luck })
}

/// The statistics of a game.
#[component]
fn StatisticsScreen(props: &StatisticsProps) -> Html {
    let (lang, game) = (use_lang(), props.game);
    let texts = texts(lang);
    let changes = use_state_eq(|| 0_u32);
    let loaded = use_loaded(*changes, |_| load());
    let group = use_state_eq(|| None::<(GameId, Group)>);
    let practice = use_state_eq(|| false);
    let news = use_state_eq(|| "");
    let kept = loaded.clone().and_then(Result::ok).unwrap_or_default();
    let StoredData {
        results,
        luck: stored_luck,
    } = &*kept;
    let all: Vec<&Line> = counted(&results.games, *practice)
        .filter(|line| line.game == game)
        .collect();
    let groups = groups(&all);
    let chosen = group
        .as_ref()
        .filter(|(of, group)| *of == game && groups.contains(group));
    let chosen = chosen.map(|(_, group)| group);
    let shown: Vec<&Line> = match chosen {
        Some(group) => all
            .iter()
            .copied()
            .filter(|line| Group::of(line) == *group)
            .collect(),
        None => all,
    };
    let on_group = {
        let (setter, groups) = (group.setter(), groups.clone());
        Callback::from(move |place: usize| {
            let group = place.checked_sub(1).and_then(|place| groups.get(place));
            setter.set(group.map(|group| (game, group.clone())));
        })
    };
    let on_practice = {
        let setter = practice.setter();
        Callback::from(move |on| setter.set(on))
    };
    let on_export = {
        let kept = kept.clone();
        let numbers = Texts::of(lang).numbers;
        Callback::from(move |()| save("tablee.csv", &csv(&kept.results.games, &kept.luck, numbers)))
    };
    let on_reset = {
        let (changes, news) = (changes.clone(), news.setter());
        Callback::from(move |()| {
            let (changes, news) = (changes.clone(), news.clone());
            spawn_local(async move {
                news.set(match database::reset().await {
                    Ok(()) => {
                        review::forget_levels();
                        texts.reset_done
                    }
                    Err(_) => texts.blocked,
                });
                changes.set(*changes + 1);
            });
        })
    };
    // After a reset all buttons are hidden, so the focus moves to the heading.
    let nothing = results.games.is_empty() && results.unreadable == 0;
    let place = use_node_ref();
    let main = place.clone();
    use_effect_with((nothing, *news), move |(nothing, news)| {
        if *nothing && !news.is_empty() {
            focus_on(&main, "h1");
        }
    });
    let on_known = use_callback(changes.clone(), |(), changes| changes.set(**changes + 1));
    html! {
        <>
            { header(Texts::of(lang)) }
            <main key="main" ref={place} data-screen="statistics" class="screen statistics" data-game={game.name()} aria-busy={loaded.is_none().to_string()}>
                <h1 key="title" tabindex="-1">{ Texts::of(lang).common.statistics }</h1>
                <p key="intro" class="about">{ texts.intro }</p>
                { games(game, texts, lang) }
                { notes(&loaded, *news, lang) }
                <div key="filters" class="filters" hidden={results.games.is_empty()}>
                    { which(game, &groups, chosen, on_group, lang) }
                    { practice_switch(*practice, on_practice, texts) }
                </div>
                <section key={game.name()} class="game-report" aria-label={game.title()} data-report={game.name()}>
                    { rating(game, &results.games, lang) }
                    { reviewed(game, &results.games, stored_luck.kept(), lang) }
                    { report(game, &shown, lang) }
                    { luck::section(game, &shown, stored_luck, &props.pool, &on_known, lang) }
                    { tables(&results.games, game, *practice, lang) }
                </section>
                <ScreenActions key="ways" hidden={nothing} empty={results.games.is_empty()} {on_export} {on_reset} />
            </main>
        </>
    }
}

/// The links to the games, with the shown one marked, and to what is counted of evenings.
fn games(shown: GameId, texts: &StatisticsTexts, lang: Lang) -> Html {
    html! {
        <nav key="games" class="ways" aria-label={texts.games}>
            { for GameId::ALL.map(|game| html! {
                <a key={game.name()} class={classes!("button", (game == shown).then_some("primary"))}
                    href={Route::Statistics(game).href()} aria-current={(game == shown).then_some("page")}>
                    { game.title() }
                </a>
            }) }
            <a key="evenings" class="button" href={EVENING}>{ Texts::of(lang).common.evening }</a>
        </nav>
    }
}

/// Notices about the stored data.
fn notes(loaded: &Loaded<StoredData>, news: &'static str, lang: Lang) -> Html {
    let (texts, page) = (texts(lang), Texts::of(lang));
    let error = match loaded {
        Some(Err(StorageError::Blocked)) => Some(texts.blocked),
        Some(Err(error)) => Some(page.errors.storage(*error)),
        _ => None,
    };
    let kept = loaded.as_ref().and_then(|loaded| loaded.as_ref().ok());
    let unreadable = kept.map_or(0, |kept| kept.results.unreadable);
    html! {
        <>
            <p key="blocked" role="alert" class="unsaved" hidden={error.is_none()}>{ error.unwrap_or_default() }</p>
            <p key="unreadable" class="about" hidden={unreadable == 0}>{ (texts.unreadable)(unreadable) }</p>
            <p key="news" data-news="" hidden={news.is_empty()}>{ news }</p>
            { say(news) }
        </>
    }
}

fn which(
    game: GameId,
    groups: &[Group],
    chosen: Option<&Group>,
    on_choose: Callback<usize>,
    lang: Lang,
) -> Html {
    let texts = texts(lang);
    let names = groups
        .iter()
        .map(|group| AttrValue::from(name(group, game, lang)));
    let place = chosen.and_then(|chosen| groups.iter().position(|group| group == chosen));
    select(
        &Field {
            name: "tables",
            label: texts.which.into(),
            choices: core::iter::once(texts.all.into()).chain(names).collect(),
            chosen: place.map_or(0, |place| place + 1),
            on_choose,
        },
        false,
    )
}

fn practice_switch(on: bool, on_switch: Callback<bool>, texts: &StatisticsTexts) -> Html {
    switch(&Switch {
        name: "practice",
        label: texts.practice.into(),
        about: texts.practice_about.into(),
        on,
        on_switch,
    })
}

#[derive(Properties, PartialEq)]
struct ScreenActionsProps {
    hidden: bool,
    empty: bool,
    on_export: Callback<()>,
    on_reset: Callback<()>,
}

/// The buttons that export the results, and that reset them after a confirmation.
#[component]
fn ScreenActions(props: &ScreenActionsProps) -> Html {
    let lang = use_lang();
    let texts = texts(lang);
    let asked = use_state_eq(|| false);
    let place = use_node_ref();
    {
        let (place, first) = (place.clone(), use_mut_ref(|| true));
        use_effect_with(*asked, move |asked| {
            if *asked {
                focus_on(&place, "[data-action='cancel']");
            } else if !first.replace(false) {
                focus_on(&place, "[data-action='reset']");
            }
        });
    }
    let on_export = props.on_export.reform(|_: MouseEvent| ());
    let set = |to: bool| {
        let setter = asked.setter();
        move |_: MouseEvent| setter.set(to)
    };
    let (setter, on_reset) = (asked.setter(), props.on_reset.clone());
    let on_yes = move |_: MouseEvent| {
        setter.set(false);
        on_reset.emit(());
    };
    html! {
        <div class="ways statistics-ways" ref={place} hidden={props.hidden}>
            <button key="export" type="button" class="button" data-action="export-csv" disabled={props.empty}
                onclick={on_export}>{ texts.export }</button>
            <button key="reset" type="button" class="button quiet" data-action="reset" hidden={*asked}
                onclick={set(true)}>{ texts.reset }</button>
            <p key="sure" id="reset-sure" class="sure" hidden={!*asked}>{ texts.reset_sure }</p>
            <button key="yes" type="button" class="button primary" data-action="reset-sure" hidden={!*asked}
                aria-describedby="reset-sure" onclick={on_yes}>{ texts.reset_yes }</button>
            <button key="cancel" type="button" class="button" data-action="cancel" hidden={!*asked}
                aria-describedby="reset-sure" onclick={set(false)}>{ Texts::of(lang).common.cancel }</button>
        </div>
    }
}
