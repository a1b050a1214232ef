//! The stage: cards that move, and the buttons that stand for them.

use engine::dumble::{Action, Card, Step};
use yew::prelude::*;

use super::gesture::use_card_drag;
use super::hand::HeldCard;
use super::hints::hints;
use super::keys::use_keys;
use super::layout::Layout;
use super::preview::Preview;
use super::props::{Clicks, StageProps};
use super::rivals::rivals;
use super::sprites::{Id, Place, Sprite, bag, dragged, sprites};
use super::state::{DragSource, TableEvent, TableState, Zone};
use super::tools::tools;
use crate::DumbleUi;
use crate::cards::{back, face};
use crate::texts::DumbleTexts;
use table::{
    DropTarget, Playable, PointListeners, Px, Rect, StageFrame, Victory, name as name_of,
    plate_place, stage_frame, use_clicks, use_drop_target_selector,
};
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};

/// The stage. The pictures of the cards take no clicks; invisible buttons above them do, for pointer, keyboard
/// and screen reader.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let (lang, shared) = (use_lang(), use_texts());
    let state = &props.state;
    let (width, height) = props.size;
    let rivals_at_table = state.session().participants().len() - 1;
    let layout = if props.over {
        Layout::over(width, height, rivals_at_table, plate_place())
    } else {
        Layout::new(width, height, rivals_at_table)
    };
    let preview = Preview::new(state, &props.marks);
    let sprites = sprites(state, &preview, &layout);
    let drag = use_card_drag(state, layout, &sprites, &props.drop_target);
    let clicks = use_clicks(&drag, state.dispatcher());
    let on_key = use_keys(&stage, state);
    let class = classes!(
        "stage",
        "felt",
        state.dragged.map(|_| "is-dragging"),
        (props.over && layout.is_crowded()).then_some("is-crowded"),
    );
    let frame = StageFrame {
        place: stage,
        game: DumbleUi::ID,
        class,
        style: None,
        drag,
        point: PointListeners::default(),
        menu: None,
        on_key,
    };
    let parts = html! {
        <>
            { zones(state, &layout, &props.drop_target) }
            { rivals(props, &layout, shared) }
            { visual(state, &preview, &layout, &sprites) }
            { sources(props, &layout, &sprites, &clicks) }
            { tools(props, &layout, lang) }
            { hand(props, &preview, &layout, &sprites, &clicks, lang) }
            { hints(state, &props.marks, &preview, &layout, lang) }
        </>
    };
    stage_frame(frame, parts)
}

/// The drop targets of the card that is dragged.
fn zones(state: &TableState, layout: &Layout, drop_target: &DropTarget<Zone>) -> Html {
    let source = state.dragged;
    let to_hand = matches!(source, Some(DragSource::Stock | DragSource::Latest(_)));
    let to_discards = matches!(source, Some(DragSource::Hand(_))) && state.is_to_discard();
    let (one, other) = (layout.rect(layout.laid(0)), layout.rect(layout.laid(3)));
    let discards = one.to(other).inset(-5.0, -5.0);
    let (first, last) = (layout.hand(0, 7, true), layout.hand(6, 7, false));
    let hand = layout.rect(first).to(layout.rect(last));
    let hand = hand.trim_x((2.0 - hand.x).max(0.0), 0.0);
    html! {
        <div key="zones" aria-hidden="true">
            <Goal key="discards" style={discards.style()} is_hand=false shown={to_discards} drop_target={drop_target.clone()} />
            <Goal key="hand" style={hand.style()} is_hand=true shown={to_hand} drop_target={drop_target.clone()} />
        </div>
    }
}

/// Props of a drop target.
#[derive(Properties, PartialEq)]
struct GoalProps {
    style: AttrValue,
    /// Whether it is the person's hand; otherwise it is the discards.
    is_hand: bool,
    shown: bool,
    drop_target: DropTarget<Zone>,
}

/// A drop target, which shows whether the dragged card is over it.
#[component]
fn Goal(props: &GoalProps) -> Html {
    let GoalProps { is_hand, shown, .. } = *props;
    let is_over = use_drop_target_selector(&props.drop_target, move |zone| match zone {
        Some(Zone::Hand(_)) => is_hand,
        Some(Zone::Discards) => !is_hand,
        Some(Zone::Elsewhere) | None => false,
    });
    let class = classes!(
        "zone",
        shown.then_some("is-shown"),
        (shown && is_over).then_some("is-over")
    );
    html! { <div {class} style={props.style.clone()} /> }
}

/// The pictures of the cards. Their order never changes, only their places do.
fn visual(state: &TableState, preview: &Preview, layout: &Layout, sprites: &[Sprite]) -> Html {
    let moving: Vec<Id> = match state.dragged {
        Some(source) => dragged(sprites, state, source).map(|one| one.id).collect(),
        None => Vec::new(),
    };
    let drawing = state.is_to_draw();
    let shows_scores = state.scoring().is_some_and(|scoring| scoring.scores());
    let victory = Victory::of(state.session(), shows_scores);
    let near = state.run.viewpoint();
    let one = |sprite: &Sprite| {
        let lit = drawing && matches!(sprite.place, Place::Latest(_) | Place::Stock);
        let chosen =
            matches!(sprite.source, Some(DragSource::Hand(held)) if state.selected.contains(&held));
        let rank = match sprite.place {
            Place::Hand(..) => victory.class(near),
            Place::Rival(seat, ..) => victory.class(seat),
            _ => None,
        };
        let shown = match (sprite.id, sprite.source) {
            (Id::Drawn(_), _) => Some("is-previewed"),
            (_, Some(DragSource::Hand(held))) => preview.class(held),
            _ => None,
        };
        let class = classes!(
            "play",
            rank,
            shown,
            lit.then_some("is-lit"),
            chosen.then_some("is-chosen"),
            matches!(sprite.place, Place::Older(_)).then_some("is-older"),
            moving.contains(&sprite.id).then_some("is-dragged"),
        );
        let style = format!(
            "{};{};z-index:{}",
            sprite.pose.properties(""),
            sprite.from.properties("f"),
            sprite.level + 1
        );
        let id = sprite.id.name();
        html! { <Picture key={id.as_str()} id={id.clone()} {class} {style} card={sprite.id.card()} /> }
    };
    let (width, height) = layout.card();
    let size = format!("--card-w:{};--card-h:{}", Px(width), Px(height));
    html! {
        <div key="visual" class="visual" aria-hidden="true" style={size}>{ for sprites.iter().map(one) }</div>
    }
}

/// Props of [`Picture`].
#[derive(Properties, PartialEq)]
struct PictureProps {
    id: AttrValue,
    class: Classes,
    style: AttrValue,
    /// The card; `None` shows its back.
    card: Option<Card>,
}

/// The picture of a card.
#[component]
fn Picture(props: &PictureProps) -> Html {
    let lang = use_lang();
    html! {
        <div id={&props.id} class={props.class.clone()} style={&props.style} data-sprite="">
            { props.card.map_or_else(back, |card| face(card, lang)) }
        </div>
    }
}

/// The name of the picture of a card that can be dragged; empty if there is none.
fn name(sprites: &[Sprite], source: DragSource) -> String {
    let own = sprites.iter().find(|sprite| sprite.source == Some(source));
    own.map_or_else(String::new, |sprite| sprite.id.name())
}

/// The stock and the previous discard as buttons to draw from.
fn sources(props: &StageProps, layout: &Layout, sprites: &[Sprite], clicks: &Clicks) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let seen = state.seen();
    let button = |id: String, rect: Rect, action: Action, label: String, source: &'static str| {
        html! {
            <Source key={id.as_str()} id={id.clone()} style={rect.style()} {action} {label} {source} may={state.may(action)}
                is_asked={state.run.proposed == Some(action)} {clicks} />
        }
    };
    let stock = layout.rect(layout.stock());
    let stock_len = seen.stock_len();
    let latest = bag(seen.latest());
    let many = latest.len();
    let step = layout.latest(1).x - layout.latest(0).x;
    let take = |(place, held): (usize, &HeldCard)| {
        let card = layout.rect(layout.latest(place));
        let width = if place + 1 == many { card.width } else { step };
        let id = name(sprites, DragSource::Latest(*held));
        let label = (texts.take)(held.card);
        button(
            id,
            Rect { width, ..card },
            Action::Take(held.card),
            label,
            "latest",
        )
    };
    html! {
        <div key="sources" role="group" aria-label={texts.sources}>
            { button(Id::Stock.name(), stock, Action::Stock, (texts.stock)(stock_len), "stock") }
            <span key="count" class="stock-count" style={stock.style()} aria-hidden="true"><span>{ stock_len }</span></span>
            { for latest.iter().enumerate().map(take) }
        </div>
    }
}

/// Props of [`Source`].
#[derive(Properties, PartialEq)]
struct SourceProps {
    /// The id of the card's picture.
    id: AttrValue,
    style: AttrValue,
    /// What drawing from it is.
    action: Action,
    label: AttrValue,
    /// What it is, for style sheets and tests.
    source: &'static str,
    /// Whether the person may draw from it now.
    may: bool,
    /// Whether that waits for the person's confirmation.
    is_asked: bool,
    clicks: Clicks,
}

/// A card that can be drawn.
#[component]
fn Source(props: &SourceProps) -> Html {
    let SourceProps {
        action,
        may,
        is_asked,
        ..
    } = *props;
    let card = match action {
        Action::Take(card) => Some(card.to_string()),
        _ => None,
    };
    let class = classes!(
        "source",
        may.then_some("is-lit"),
        is_asked.then_some("is-asked")
    );
    let onclick = (props.clicks).reform(move |event| (event, TableEvent::Draw(action)));
    html! {
        <button type="button" {class} style={&props.style} data-drag={&props.id} data-source={props.source}
            data-card={card} tabindex={if may { "0" } else { "-1" }}
            aria-label={&props.label} aria-disabled={(!may).to_string()} {onclick} />
    }
}

/// The cards of the near hand as buttons.
fn hand(
    props: &StageProps,
    preview: &Preview,
    layout: &Layout,
    sprites: &[Sprite],
    clicks: &Clicks,
    lang: Lang,
) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let hand = state.hand();
    let idle = matches!(state.game().step(), Step::Over(_)) || state.session().is_spectated();
    let near = state.run.viewpoint();
    let label = if state.session().you() == Some(near) {
        texts.your_hand
    } else {
        name_of(state.session(), near, Texts::of(lang))
    };
    let one = |(place, held): (usize, &HeldCard)| {
        let held = *held;
        let chosen = state.selected.contains(&held);
        let (place, many) = preview.place(place, hand.len());
        let rect = layout.touch(place, many, chosen || preview.lifts(held));
        let id = name(sprites, DragSource::Hand(held));
        html! {
            <HandCard key={id.as_str()} id={id.clone()} {held} style={rect.style()} {chosen} disabled={idle} {texts} {clicks} />
        }
    };
    html! {
        <div key="hand" role="group" aria-label={label.to_owned()}>{ for hand.iter().enumerate().map(one) }</div>
    }
}

/// Props of [`HandCard`].
#[derive(Properties, PartialEq)]
struct HandCardProps {
    /// The id of the card's picture.
    id: AttrValue,
    held: HeldCard,
    style: AttrValue,
    chosen: bool,
    disabled: bool,
    texts: &'static DumbleTexts,
    clicks: Clicks,
}

/// A card of the near hand.
#[component]
fn HandCard(props: &HandCardProps) -> Html {
    let held = props.held;
    let onclick = (props.clicks).reform(move |event| (event, TableEvent::Toggle(held)));
    html! {
        <button type="button" class="held" style={&props.style} data-drag={&props.id}
            data-hand={held.card.to_string()} aria-pressed={props.chosen.to_string()}
            aria-label={(props.texts.card)(held.card)} disabled={props.disabled} {onclick} />
    }
}
