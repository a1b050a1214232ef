//! The options screen of a game.

use engine::MAX_SEATS;
use protocol::Level;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::suggestion::use_suggestion;
use model::save_slot::SaveSlot;
use table::watch;
use table::{Choices, Form, NAMES, Options, Playable};
use tutorial::link;
use ui::announce::say;
use ui::fields::{Field, select};
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
use ui::layout::header;

/// Props of [`OptionsScreen`].
#[derive(Clone, PartialEq, Properties)]
pub struct OptionsProps {
    /// Called with the encoded options when the person starts a match; their seed is valid or empty.
    pub on_start: Callback<String>,
}

/// The options of a match. They begin as those of the last match.
#[component]
pub fn OptionsScreen<G: Playable>(props: &OptionsProps) -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let suggested = use_suggestion(G::ID);
    let options = use_state_eq(Options::<G::Choices>::load);
    let setter = options.setter();
    let form = Form::new(
        (*options).clone(),
        Callback::from(move |options| setter.set(options)),
    );
    let on_start = props.on_start.clone();
    let chosen = form.options.clone();
    let start = Callback::from(move |()| {
        // If the seed is not valid, its field says so, and no match starts.
        if chosen.seed().is_ok() {
            // Options that cannot be stored are still used for this match.
            let _ = chosen.store();
            on_start.emit(chosen.encode());
        }
    });
    // A frame that is sandboxed without `allow-forms` does not submit the form, so the button does not rely on
    // that. The submit event is for the Enter key.
    let onclick = start.reform(|_: MouseEvent| ());
    let onsubmit = start.reform(|event: SubmitEvent| event.prevent_default());
    let start_label = if form.options.watch {
        watch::texts(lang).start
    } else {
        texts.options.start
    };
    let note = if SaveSlot::of(G::ID).is_under_way() {
        texts.options.replaces
    } else {
        texts.home.honesty
    };
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="options" class="screen" data-game={G::ID.name()}>
                <h1 key="title" tabindex="-1">{ (texts.options.title)(G::ID.title()) }</h1>
                <form key="form" class="panel" {onsubmit}>
                    { watch::field(&form, lang) }
                    { players(&form, lang) }
                    { levels::<G>(&form, suggested, lang) }
                    { G::fields(&form, lang) }
                    { seed(&form, texts) }
                    <button key="start" type="button" class="button primary" {onclick}>
                        { start_label }
                    </button>
                    <p key="note" class="about">{ note }</p>
                </form>
                <p key="tutorial" class="ways">{ link(G::ID, lang) }</p>
            </main>
        </>
    }
}

/// The field for the number of players; hidden if the game has only one choice.
fn players<C: Choices>(form: &Form<C>, lang: Lang) -> Html {
    let texts = Texts::of(lang);
    if C::PLAYERS.start() == C::PLAYERS.end() {
        return html! { <span key="players" hidden=true /> };
    }
    let fewest = usize::from(*C::PLAYERS.start());
    let label = if form.options.watch {
        watch::texts(lang).bots
    } else {
        texts.options.player_count
    };
    let choices = C::PLAYERS.map(|count| label(count).into());
    let on_choose = form.setter(move |options, place: usize| {
        options.set_players((place + fewest).try_into().unwrap_or(u8::MAX));
    });
    select(
        &Field {
            name: "players",
            label: texts.options.players.into(),
            choices: choices.collect(),
            chosen: usize::from(form.options.players()) - fewest,
            on_choose,
        },
        false,
    )
}

fn levels<G: Playable>(form: &Form<G::Choices>, suggested: Option<Level>, lang: Lang) -> Html {
    const FIELDS: [&str; MAX_SEATS] = [
        "bot-1", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6", "bot-7", "bot-8",
    ];
    let texts = Texts::of(lang);
    let all = Level::of(G::ID);
    let name = |level: &Level| texts.common.numbered(*level, G::ID).into();
    let choices: Vec<AttrValue> = all.iter().map(name).collect();
    let bot = |(bot, name, level): (usize, &'static str, Level)| {
        let level = level.nearest(G::ID);
        let on_choose = form.setter(move |options, place: usize| {
            options.set_level(bot, all[place % all.len()]);
        });
        let field = Field {
            name,
            label: NAMES[bot % NAMES.len()].into(),
            choices: choices.clone(),
            chosen: level.place(G::ID),
            on_choose,
        };
        html! {
            <div key={name} class="bot">
                { select(&field, false) }
                <p key="about" class="about">
                    { G::level_about(level, lang) }{ " " }{ (texts.options.slips)(level) }
                </p>
            </div>
        }
    };
    let levels = form.options.levels().iter().zip(FIELDS).enumerate();
    let suggestion =
        suggested.map(|level| (texts.options.suggested)(&texts.common.numbered(level, G::ID)));
    html! {
        <fieldset key="levels" class="field bots" hidden={form.options.levels().is_empty()}>
            <legend key="legend">{ texts.options.levels }</legend>
            <p key="suggestion" class="about" data-suggested="" hidden={suggestion.is_none()}>{ suggestion.unwrap_or_default() }</p>
            <div key="bots" class="choices">
                { for levels.map(|(place, (level, name))| bot((place, name, *level))) }
            </div>
        </fieldset>
    }
}

fn seed<C: Choices>(form: &Form<C>, texts: &Texts) -> Html {
    let set = form.setter(|options, seed: String| options.seed = seed);
    let oninput = move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        set.emit(input.value());
    };
    let bad = form.options.seed().is_err();
    let help = if bad {
        texts.options.seed_bad
    } else {
        texts.options.seed_help
    };
    html! {
        <div key="seed" class="field">
            <label key="label" class="label" for="seed">{ texts.options.seed }</label>
            <input
                key="input"
                id="seed"
                type="text"
                name="seed"
                value={form.options.seed.clone()}
                maxlength="40"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-describedby="seed-help"
                aria-invalid={if bad { "true" } else { "false" }}
                {oninput}
            />
            <p key="help" id="seed-help" class={if bad { "about bad" } else { "about" }}>{ help }</p>
            { say(if bad { help } else { "" }) }
        </div>
    }
}
