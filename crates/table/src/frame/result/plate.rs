//! Whether the plate with the result lies over the stage or is put aside.

use gloo_events::EventListener;
use web_sys::Element;
use yew::prelude::*;

use crate::toolkit::focus::has_focus;
use ui::focus::focus_on;
use ui::keys::{ESCAPE, pressed};

/// The plate with the result. The layout of the whole table depends on its state.
#[derive(Clone, PartialEq)]
pub struct Plate {
    /// Its element.
    pub element: NodeRef,
    /// Its state; `None` while there is no result.
    pub state: Option<PlateState>,
    /// Puts it aside, or brings it back.
    pub on_turn: Callback<MouseEvent>,
}

/// The state of the plate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlateState {
    /// Over the stage.
    Over,
    /// Aside, so that the table is seen.
    Aside,
}

impl Plate {
    /// Whether it is put aside.
    pub fn is_aside(&self) -> bool {
        self.state == Some(PlateState::Aside)
    }

    /// The table's class, by which style sheets make room for the plate.
    pub fn class(&self) -> Option<&'static str> {
        self.state.map(|state| match state {
            PlateState::Over => "has-plate",
            PlateState::Aside => "has-plate-aside",
        })
    }
}

/// The plate of a result. Escape puts it aside, too. What the person chose counts for this result, until the plate
/// yields to something else.
#[hook]
pub fn use_plate(is_shown: bool, yields: bool) -> Plate {
    let element = use_node_ref();
    let chosen = use_state_eq(|| None::<bool>);
    {
        let setter = chosen.setter();
        use_effect_with((is_shown, yields), move |_| setter.set(None));
    }
    let is_aside = is_shown && chosen.unwrap_or(yields);
    let (setter, plate) = (chosen.setter(), element.clone());
    use_effect_with(is_shown && !is_aside, move |is_over| {
        let listener = is_over.then(|| {
            EventListener::new(&gloo_utils::document(), "keydown", move |event| {
                if pressed(event).is_some_and(|key| ESCAPE.contains(&key.as_str())) {
                    // Most elements of the plate that could have the focus are hidden now.
                    if plate
                        .cast::<Element>()
                        .is_some_and(|plate| has_focus(&plate))
                    {
                        focus_on(&plate, "[data-action='aside']");
                    }
                    setter.set(Some(true));
                }
            })
        });
        move || drop(listener)
    });
    Plate {
        element,
        state: is_shown.then_some(if is_aside {
            PlateState::Aside
        } else {
            PlateState::Over
        }),
        on_turn: Callback::from(move |_| chosen.set(Some(!is_aside))),
    }
}

#[cfg(test)]
mod tests {
    use crate::toolkit::window::tests::style_sheets;

    /// If a selector of the table depended on what is on the table, browsers would style the whole table anew with
    /// every change on it: in a drag, at every new target.
    #[test]
    fn no_style_sheet_lays_a_table_out_by_what_is_on_it() {
        let mut rules = 0;
        for (path, sheet) in style_sheets() {
            rules += sheet.matches(".table-screen").count();
            let asked = [".table-screen:has(", ".table-screen:not(:has("];
            for way in asked {
                assert!(!sheet.contains(way), "{}: {way}", path.display());
            }
        }
        assert!(rules > 20, "{rules}");
    }
}
