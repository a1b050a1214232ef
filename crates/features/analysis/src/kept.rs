//! The analyses that a person keeps: the form that keeps one, and the screen that lists them and begins others.

use std::collections::BTreeMap;

use engine::{GameId, with_game};
use model::analysis::Form;
use model::preferences::{MAX_NAME, analyses, delete_analysis, is_name, keep_analysis};
use model::storage::StorageError;
use ui::announce::say;
use ui::focus::focus;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use ui::route::Route;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::opening::{POSITION, position_route, route_of_position};
use crate::refusal::Refusal;
use crate::setup::typed_line;
use crate::texts::AnalysisTexts;

/// Props of [`Keep`].
#[derive(Properties, PartialEq)]
pub struct KeepProps {
    /// The address of the analysis as it is now; `None` if it is too large.
    pub address: Option<AttrValue>,
    /// What names begin with.
    pub title: AttrValue,
}

/// The name that is offered: that of the kept analysis with this address, or else the title with the first free number.
fn offered(title: &str, address: &str, kept: &BTreeMap<String, String>) -> String {
    let known = kept.iter().find(|(_, other)| *other == address);
    let numbered = (1..).map(|number| format!("{title} {number}"));
    let mut free = numbered.filter(|name| !kept.contains_key(name));
    known
        .map(|(name, _)| name.clone())
        .or_else(|| free.next())
        .unwrap_or_default()
}

/// The field for a name, and the button that keeps the analysis under it.
#[component]
pub fn Keep(props: &KeepProps) -> Html {
    let lang = use_lang();
    let texts = &AnalysisTexts::of(lang).kept;
    let name = use_state_eq(|| {
        let kept = analyses().unwrap_or_default();
        AttrValue::from(offered(&props.title, &Route::current().href(), &kept))
    });
    let news = use_state_eq(|| "");
    let setter = (name.setter(), news.setter());
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        setter.0.set(field.value().into());
        setter.1.set("");
    };
    // What was said of the analysis is not said of what it becomes.
    let setter = news.setter();
    use_effect_with(props.address.clone(), move |_| setter.set(""));
    // The name under which it is kept already is not another's.
    let own = use_mut_ref(|| (*name).clone());
    let can = props.address.is_some() && is_name(name.trim());
    let (news_now, kept, address) = (news.clone(), (*name).clone(), props.address.clone());
    let on_keep = move |_: MouseEvent| {
        let Some(address) = address.as_ref().filter(|_| can) else {
            return;
        };
        let is_taken = || analyses().is_ok_and(|all| all.contains_key(kept.trim()));
        let is_sure = *own.borrow() == kept || *news_now == texts.replace;
        if !is_sure && is_taken() {
            return news_now.set(texts.replace);
        }
        news_now.set(match keep_analysis(kept.trim(), address) {
            Ok(()) => {
                own.replace(kept.clone());
                texts.done
            }
            Err(error) => Texts::of(lang).errors.storage(error),
        });
    };
    html! {
        <div class="analysis-keep">
            <label key="name">{ texts.name }
                <input type="text" maxlength={MAX_NAME.to_string()} value={(*name).clone()} {oninput} />
            </label>
            <button key="keep" type="button" class="button quiet" data-action="keep-analysis"
                aria-disabled={(!can).to_string()} onclick={on_keep}>{ texts.keep }</button>
            <p key="news" class="about">{ *news }</p>
            { say(*news) }
        </div>
    }
}

/// The screen of the kept analyses.
#[component]
pub fn KeptScreen() -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), &AnalysisTexts::of(lang).kept);
    use_title(shared.records.analysis);
    let changes = use_state_eq(|| 0_u32);
    let kept: Result<BTreeMap<_, _>, StorageError> = (*use_memo(*changes, |_| analyses())).clone();
    let asked = use_state_eq(|| None::<String>);
    let title = use_node_ref();
    let on_delete = {
        let (changes, asked, title) = (changes.clone(), asked.setter(), title.clone());
        Callback::from(move |name: String| {
            // What cannot be deleted is still in the list.
            let _ = delete_analysis(&name);
            asked.set(None);
            changes.set(*changes + 1);
            title.cast::<Element>().into_iter().for_each(focus);
        })
    };
    let blocked = kept
        .as_ref()
        .err()
        .map(|error| shared.errors.storage(*error));
    let kept = kept.unwrap_or_default();
    let begin = |game: GameId| {
        let href = position_route(game.name(), "").href();
        html! { <a key={game.name()} class="button" {href}>{ game.title() }</a> }
    };
    let rows = kept
        .iter()
        .map(|(name, address)| row(name, address, &asked, &on_delete, shared));
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="analyses" class="screen">
                <h1 key="title" tabindex="-1">{ shared.records.analysis }</h1>
                <p key="about" class="about">{ texts.about }</p>
                <h2 key="begin">{ texts.begin }</h2>
                <p key="games" class="ways">{ for GameId::ALL.map(begin) }</p>
                <Paste key="paste" />
                <h2 key="kept" ref={title} tabindex="-1">{ texts.title }</h2>
                <p key="blocked" role="alert" hidden={blocked.is_none()}>{ blocked.unwrap_or_default() }</p>
                <p key="none" class="about" hidden={!kept.is_empty()}>{ texts.none }</p>
                <ul key="rows" class="kept-analyses">{ for rows }</ul>
            </main>
        </>
    }
}

/// A kept analysis, or the question whether to delete it.
fn row(
    name: &str,
    address: &str,
    asked: &UseStateHandle<Option<String>>,
    on_delete: &Callback<String>,
    shared: &'static Texts,
) -> Html {
    let texts = replay::texts_of(shared);
    let is_asked = asked.as_deref() == Some(name);
    let (setter, of) = (asked.setter(), name.to_owned());
    let on_ask = move |_: MouseEvent| setter.set((!is_asked).then(|| of.clone()));
    let of = name.to_owned();
    let on_sure = on_delete.reform(move |_: MouseEvent| of.clone());
    // A file may bring any address.
    let is_analysis = match Route::parse(address) {
        Route::Analysis(..) => true,
        Route::Other(path) => path.starts_with(POSITION),
        _ => false,
    };
    let href = if is_analysis { address } else { "#/unknown" };
    let sure = (AnalysisTexts::of(shared.lang).kept.delete_sure)(name);
    html! {
        <li key={name.to_owned()}>
            <a href={href.to_owned()}>{ name.to_owned() }</a>
            <button type="button" class="button quiet" data-action="delete" aria-expanded={is_asked.to_string()}
                aria-label={format!("{}: {name}", texts.delete)} onclick={on_ask}>{ texts.delete }</button>
            if is_asked {
                <p role="alert">{ sure }</p>
                <button type="button" class="button primary" data-action="delete-sure" onclick={on_sure}>
                    { texts.delete }
                </button>
            }
        </li>
    }
}

/// The field for the line of a position, and the button that opens it.
#[component]
fn Paste() -> Html {
    let lang = use_lang();
    let texts = &AnalysisTexts::of(lang).setup;
    let draft = use_state_eq(String::new);
    let setter = draft.setter();
    let oninput = move |event: InputEvent| {
        setter.set(typed_line(&event));
    };
    let game = Form::read(&draft).map(|form| form.game());
    let error = game.map(|game| with_game!(game, G => draft.parse::<G>().err()));
    let refused = match &error {
        Some(error) => error.as_ref().map(|error| Refusal::of(error, lang)),
        None => (!draft.is_empty()).then(|| Refusal::plain(texts.no_line)),
    };
    let can = matches!(error, Some(None));
    let line = (*draft).clone();
    let on_open = move |_: MouseEvent| {
        if can {
            route_of_position(&line).open();
        }
    };
    html! {
        <div class="paste-position">
            <label key="line" class="setup-line">{ texts.line }
                <textarea rows="3" spellcheck="false" autocomplete="off" {oninput}
                    aria-invalid={refused.is_some().to_string()} aria-describedby="paste-refused" />
            </label>
            <p key="refused" id="paste-refused" class="setup-refused">
                { for refused.as_ref().map(Refusal::html) }
            </p>
            { say(refused.map_or_else(String::new, |refused| refused.told)) }
            <button key="open" type="button" class="button" data-action="open-position"
                aria-disabled={(!can).to_string()} onclick={on_open}>{ texts.show }</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_keeps_its_name_and_others_get_a_free_one() {
        let kept = [("Dékal 1", "#/position/a//"), ("end", "#/position/b//")];
        let kept = kept
            .map(|(name, address)| (name.into(), address.into()))
            .into();
        assert_eq!(offered("Dékal", "#/position/b//", &kept), "end");
        assert_eq!(offered("Dékal", "#/position/c//", &kept), "Dékal 2");
    }
}
