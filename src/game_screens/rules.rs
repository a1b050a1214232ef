//! The rules screen of a game.

use engine::GameId;

use yew::prelude::*;

use super::play::play;
use model::save_slot::SaveSlot;
use table::{Playable, RulesPage, RulesPageOf, RulesPart, RulesText};
use tutorial::link;
use ui::i18n::{use_lang, use_texts};
use ui::keys::use_leave_key;
use ui::layout::header;

/// The part of a game's rules.
pub struct RulesScreenPart {
    /// The screen. The callback is called with the game when the person starts a match.
    pub screen: fn(Callback<GameId>) -> Html,
}

impl RulesScreenPart {
    /// The part of a game.
    pub const fn of<G: Playable>() -> RulesScreenPart {
        RulesScreenPart {
            screen: |on_play| {
                html! { <RulesScreen game={G::ID} rules={G::rules_page as RulesPageOf} {on_play} /> }
            },
        }
    }
}

/// Props of [`RulesScreen`].
#[derive(Clone, Properties)]
struct RulesProps {
    /// The game.
    game: GameId,
    /// The rules, in a loaded language.
    rules: RulesPageOf,
    /// Called with the game when the person starts a match with the options of the last one.
    on_play: Callback<GameId>,
}

impl PartialEq for RulesProps {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.on_play == other.on_play
    }
}

/// The rules of a game.
#[component]
fn RulesScreen(props: &RulesProps) -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    use_leave_key();
    let game = props.game;
    let RulesPage { summary, parts } = (props.rules)(lang);
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="rules" class="screen prose" data-game={game.name()}>
                <h1 key="title" tabindex="-1">{ (texts.common.rules_of)(game.title()) }</h1>
                // Browsers may translate rules, so a rendered text is never changed. Another language has other keys.
                <p key={summary} class="tagline" translate="yes">{ summary }</p>
                { for parts.into_iter().map(part) }
                <p key="play" class="ways">
                    { play(game, SaveSlot::of(game).is_under_way(), &props.on_play, texts) }
                    { link(game, lang) }
                </p>
            </main>
        </>
    }
}

fn part(part: RulesPart) -> Html {
    let RulesPart {
        text: RulesText {
            heading,
            paragraphs,
        },
        steps,
        figure,
    } = part;
    let body = if steps {
        html! { <ol>{ for paragraphs.iter().map(|text| html! { <li key={*text}>{ *text }</li> }) }</ol> }
    } else {
        html! { <div>{ for paragraphs.iter().map(|text| html! { <p key={*text}>{ *text }</p> }) }</div> }
    };
    html! {
        <section key={heading}>
            <h2 key="heading" translate="yes">{ heading }</h2>
            <div key="body" class="body" translate="yes">{ body }</div>
            <div key="figure" class="figure">{ figure }</div>
        </section>
    }
}
