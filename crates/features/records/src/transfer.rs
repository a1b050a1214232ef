//! Export of all games to a file, and import from files.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::files::{add, chosen, plan, save_all};
use super::import_report::{error_text, import_report};
use model::import::Plan;
use model::preferences::Preferences;
use model::settings::Settings;
use replay::texts_of;
use ui::announce::say;
use ui::dropped::Dropped;
use ui::fields::{Switch, switch};
use ui::i18n::{Lang, Texts, Translated, use_lang};
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

/// The buttons for export and import. Files that were dropped on the page are imported as well. Before an import adds
/// anything, it shows what it would add, skip and replace.
#[component]
pub fn Transfer(props: &TransferProps) -> Html {
    let lang = use_lang();
    let texts = Texts::of(lang);
    let settings = use_settings();
    let planned = use_state(|| None::<Rc<Plan>>);
    let is_empty = use_loaded(props.count, |_| database::is_empty());
    let is_empty = is_empty.is_none_or(|known| known.is_ok_and(|is_empty| *is_empty));
    let on_changed = props.on_changed.clone();
    let on_files = {
        let (planned, on_changed, own) = (planned.setter(), on_changed.clone(), *settings);
        Callback::from(move |files: Vec<File>| {
            let (planned, on_changed) = (planned.clone(), on_changed.clone());
            spawn_local(async move {
                match plan(files).await {
                    Ok(plan) if plan.additions.is_empty() && !has_other_settings(&plan, &own) => {
                        on_changed.emit(import_report(&plan, true, lang));
                    }
                    Ok(plan) => planned.set(Some(plan.into())),
                    Err(error) => on_changed.emit(vec![error_text(error, lang)]),
                }
            });
        })
    };
    let on_dropped = on_files.clone();
    let dropped = use_context::<Dropped>().unwrap_or_default();
    use_effect_with(dropped, move |dropped| {
        let files = dropped.take();
        if !files.is_empty() {
            on_dropped.emit(files);
        }
    });
    let on_chosen = on_files.reform(|event: Event| chosen(&event));
    let on_close = {
        let planned = planned.setter();
        Callback::from(move |()| planned.set(None))
    };
    let on_settings = settings.setter(|settings: Settings| settings);
    let on_all = {
        let (settings, on_changed) = (*settings, on_changed.clone());
        move |_: MouseEvent| {
            let on_changed = on_changed.clone();
            spawn_local(async move {
                if let Err(error) = save_all(&settings).await {
                    on_changed.emit(vec![error_text(error, lang)]);
                }
            });
        }
    };
    html! {
        <>
            <div key="ways" class="ways records-ways">
                <label key="import" class="button file">
                    <input key="files" type="file" multiple=true accept=".json,application/json"
                        class="visually-hidden" data-action="import" onchange={on_chosen} />
                    <span key="label">{ texts_of(texts).import }</span>
                </label>
                <button key="export" type="button" class="button" data-action="export-all"
                    hidden={is_empty} onclick={on_all}>{ texts_of(texts).export_all }</button>
            </div>
            <PlanPanel key="plan" plan={(*planned).clone()} own={*settings} {on_close} {on_settings} {on_changed} />
        </>
    }
}

/// Whether a file has settings or last choices that differ from those of this device.
fn has_other_settings(plan: &Plan, own: &Settings) -> bool {
    let here = Preferences::load().choices;
    let mut choices = plan.choices.iter();
    plan.settings.is_some_and(|settings| settings != *own)
        || choices.any(|(name, text)| here.get(name) != Some(text))
}

/// Props of [`PlanPanel`].
#[derive(Properties, PartialEq)]
struct PlanProps {
    /// The plan; `None` if nothing is to be imported. It may have thousands of games, which are not copied.
    plan: Option<Rc<Plan>>,
    /// The settings of this device.
    own: Settings,
    /// Called when the plan is carried out or dropped.
    on_close: Callback<()>,
    /// Applies settings.
    on_settings: Callback<Settings>,
    /// Called with messages to show after the import.
    on_changed: Callback<Vec<String>>,
}

/// What an import would do, with the choice to apply the file's settings, and the buttons that import or cancel.
#[component]
fn PlanPanel(props: &PlanProps) -> Html {
    let lang = use_lang();
    let texts = Texts::of(lang);
    let takes = use_state_eq(|| false);
    let about = props
        .plan
        .as_ref()
        .map(|plan| import_report(plan, false, lang));
    let about = about.unwrap_or_default();
    let plan = props.plan.clone().unwrap_or_default();
    let offers = has_other_settings(&plan, &props.own);
    let on_switch = {
        let setter = takes.setter();
        Callback::from(move |on| setter.set(on))
    };
    let on_add = {
        let takes = takes.clone();
        let (on_close, on_settings) = (props.on_close.clone(), props.on_settings.clone());
        let (plan, on_changed) = (plan, props.on_changed.clone());
        move |_: MouseEvent| {
            let (plan, takes_settings) = (plan.clone(), *takes && offers);
            let (on_settings, on_changed) = (on_settings.clone(), on_changed.clone());
            takes.set(false);
            on_close.emit(());
            spawn_local(async move {
                // The panel has let go of the plan by now, so nothing is copied: that would keep the page busy.
                let plan = match add(Rc::unwrap_or_clone(plan)).await {
                    Ok(plan) => plan,
                    Err(error) => return on_changed.emit(vec![error_text(error, lang)]),
                };
                let mut report = import_report(&plan, true, lang);
                if takes_settings {
                    report.push(take_settings(&plan, &on_settings, lang));
                }
                on_changed.emit(report);
                database::ask_to_persist().await;
            });
        }
    };
    let on_cancel = {
        let takes = takes.setter();
        props.on_close.reform(move |_: MouseEvent| takes.set(false))
    };
    html! {
        <>
            <section key="plan" class="panel" aria-labelledby="plan" hidden={props.plan.is_none()} data-plan="">
                <h2 key="title" id="plan">{ texts_of(texts).plan }</h2>
                { for about.iter().enumerate().map(|(index, line)| html! { <p key={index}>{ line.clone() }</p> }) }
                <div key="settings" hidden={!offers} data-settings-offer="">
                    { switch(&Switch {
                        name: "take-settings",
                        label: texts_of(texts).settings_take.into(),
                        about: texts_of(texts).settings_about.into(),
                        on: *takes,
                        on_switch,
                    }) }
                </div>
                <p key="ways" class="ways">
                    <button key="add" type="button" class="button primary" data-action="import-sure"
                        onclick={on_add}>{ texts_of(texts).add }</button>
                    <button key="cancel" type="button" class="button" data-action="import-cancel"
                        onclick={on_cancel}>{ texts.common.cancel }</button>
                </p>
            </section>
            { say(about.join(" ")) }
        </>
    }
}

/// Applies the settings and last choices of a file; returns the message about it.
fn take_settings(plan: &Plan, on_settings: &Callback<Settings>, lang: Lang) -> String {
    if let Some(settings) = plan.settings {
        on_settings.emit(settings);
    }
    let choices = Preferences {
        choices: plan.choices.clone(),
        ..Preferences::default()
    };
    match choices.store() {
        Ok(()) => texts_of(Texts::of(lang)).settings_taken.into(),
        Err(error) => Texts::of(lang).errors.storage(error).into(),
    }
}
