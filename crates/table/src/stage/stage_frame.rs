//! The element of a stage, with its listeners.

use engine::GameId;
use yew::prelude::*;

use crate::stage::drag::DragListeners;
use crate::toolkit::pointing::PointListeners;

/// The element of a stage, and what it listens to.
pub struct StageFrame {
    /// The element.
    pub place: NodeRef,
    /// The game.
    pub game: GameId,
    /// The classes.
    pub class: Classes,
    /// The style.
    pub style: Option<String>,
    /// Drags.
    pub drag: DragListeners,
    /// Hovering.
    pub point: PointListeners,
    /// Buttons of the mouse, and the menu of the right one.
    pub menu: Option<[Callback<MouseEvent>; 2]>,
    /// Keys.
    pub on_key: Callback<KeyboardEvent>,
}

/// The stage with these parts on it.
pub fn stage_frame(frame: StageFrame, parts: Html) -> Html {
    let StageFrame {
        drag, point, menu, ..
    } = frame;
    let [on_button, on_menu] = menu.map_or([None, None], |menu| menu.map(Some));
    // If a selection covers the stage, for instance because the whole page is selected, the browser would drag the
    // selection.
    let ondragstart = |event: DragEvent| event.prevent_default();
    html! {
        <div
            ref={frame.place}
            class={frame.class}
            style={frame.style}
            data-table={frame.game.name()}
            onpointerdown={drag.down}
            onpointermove={drag.moved}
            onpointerup={drag.up}
            onpointercancel={drag.cancel.clone()}
            onlostpointercapture={drag.cancel}
            onpointerover={point.over}
            onpointerout={point.out}
            onfocusin={point.focus}
            onfocusout={point.blur}
            onmousedown={on_button}
            oncontextmenu={on_menu}
            onkeydown={frame.on_key}
            {ondragstart}
        >
            { parts }
        </div>
    }
}
