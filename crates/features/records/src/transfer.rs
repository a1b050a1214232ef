//! Export of all games to a file, and import from files.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::files::{chosen, plan, save_all};
use super::news::{import_news, trouble};
use model::import::Plan;
use model::settings::Settings;
use replay::own;
use ui::announce::say;
use ui::i18n::{Texts, Translated, use_lang};
use ui::loaded::use_loaded;
use ui::settings::use_settings;

/// Props of [`Transfer`].
#[derive(Properties, PartialEq)]
pub struct TransferProps {
    /// How many games are listed.
    pub count: usize,
    /// Called with messages to show after a change, or after a failure.
    pub on_changed: Callback<Vec<String>>,
}

/// The buttons for export and import. Before an import adds anything, it shows what it would add.
#[component]
pub fn Transfer(props: &TransferProps) -> Html {
    let lang = use_lang();
    let texts = Texts::of(lang);
    let settings = use_settings();
    let planned = use_state(|| None::<Plan>);
    let offered = use_state_eq(|| None::<Settings>);
    let is_empty = use_loaded(props.count, |_| database::is_empty());
    let is_empty = is_empty.is_none_or(|known| known.is_ok_and(|is_empty| *is_empty));
    let on_changed = props.on_changed.clone();
    let on_added = {
        let (offered, own, on_changed) = (offered.setter(), *settings, on_changed.clone());
        Callback::from(move |(plan, added): (Plan, bool)| {
            offered.set(plan.settings.filter(|settings| *settings != own));
            on_changed.emit(import_news(&plan, added, lang));
        })
    };
    let on_files = {
        let (planned, on_added, on_changed) =
            (planned.setter(), on_added.clone(), on_changed.clone());
        move |event: Event| {
            let (planned, on_added, on_changed) =
                (planned.clone(), on_added.clone(), on_changed.clone());
            let files = chosen(&event);
            spawn_local(async move {
                match plan(files).await {
                    Ok(plan) if plan.additions.is_empty() => on_added.emit((plan, true)),
                    Ok(plan) => planned.set(Some(plan)),
                    Err(why) => on_changed.emit(vec![trouble(why, lang)]),
                }
            });
        }
    };
    let on_add = {
        let (planned, on_changed) = (planned.clone(), on_changed.clone());
        move |_: MouseEvent| {
            let (plan, on_added) = ((*planned).clone().unwrap_or_default(), on_added.clone());
            let on_changed = on_changed.clone();
            planned.set(None);
            spawn_local(async move {
                match database::add(&plan.additions).await {
                    Ok(()) => on_added.emit((plan, true)),
                    Err(why) => on_changed.emit(vec![trouble(why, lang)]),
                }
                database::ask_to_persist().await;
            });
        }
    };
    let on_cancel = {
        let planned = planned.setter();
        move |_: MouseEvent| planned.set(None)
    };
    let on_all = {
        let (settings, on_changed) = (*settings, on_changed.clone());
        move |_: MouseEvent| {
            let on_changed = on_changed.clone();
            spawn_local(async move {
                if let Err(why) = save_all(&settings).await {
                    on_changed.emit(vec![trouble(why, lang)]);
                }
            });
        }
    };
    let about = planned.as_ref().map(|plan| import_news(plan, false, lang));
    let about = about.unwrap_or_default();
    let on_take = {
        let (offered, on_changed) = (offered.setter(), on_changed);
        settings.setter(move |taken: Settings| {
            offered.set(None);
            on_changed.emit(vec![own(texts).settings_taken.into()]);
            taken
        })
    };
    let setter = offered.setter();
    let on_leave = move |_: MouseEvent| setter.set(None);
    let settings = *offered;
    let on_take = move |_: MouseEvent| {
        if let Some(settings) = settings {
            on_take.emit(settings);
        }
    };
    html! {
        <>
            <div key="ways" class="ways records-ways">
                <label key="import" class="button file">
                    <input key="files" type="file" multiple=true accept=".json,application/json"
                        class="visually-hidden" data-action="import" onchange={on_files} />
                    <span key="label">{ own(texts).import }</span>
                </label>
                <button key="export" type="button" class="button" data-action="export-all"
                    hidden={is_empty} onclick={on_all}>{ own(texts).export_all }</button>
            </div>
            <section key="plan" class="panel" aria-labelledby="plan" hidden={planned.is_none()} data-plan="">
                <h2 key="title" id="plan">{ own(texts).plan }</h2>
                { for about.iter().enumerate().map(|(index, line)| html! { <p key={index}>{ line.clone() }</p> }) }
                <p key="ways" class="ways">
                    <button key="add" type="button" class="button primary" data-action="import-sure"
                        onclick={on_add}>{ own(texts).add }</button>
                    <button key="cancel" type="button" class="button" data-action="import-cancel"
                        onclick={on_cancel}>{ texts.common.cancel }</button>
                </p>
            </section>
            { say(about.join(" ")) }
            <div key="offer" class="ways" hidden={offered.is_none()} data-settings-offer="">
                <p key="text">{ own(texts).settings_came }</p>
                <button key="take" type="button" class="button primary" data-action="take-settings"
                    onclick={on_take}>{ own(texts).settings_take }</button>
                <button key="leave" type="button" class="button" data-action="leave-settings"
                    onclick={on_leave}>{ own(texts).settings_leave }</button>
                { say(offered.map_or("", |_| own(texts).settings_came)) }
            </div>
        </>
    }
}
