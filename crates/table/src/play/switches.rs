//! Options that are switches of a game's rules (`engine::RuleSwitch`): how they are stored, read, and shown in the form.

use engine::{Fields, RuleSwitch};
use serde::Serializer;
use serde::ser::SerializeMap;
use yew::prelude::*;

use crate::Choices;
use crate::play::form::Form;
use ui::fields::{Switch, switch};

/// The texts of a switch in the form.
#[derive(Clone, Copy)]
pub struct SwitchTexts {
    /// The label.
    pub label: &'static str,
    /// What the rule is.
    pub about: &'static str,
}

/// Writes all switches of these rules, on or off, by their names.
///
/// # Errors
///
/// If the serializer refuses a map.
pub fn write_switches<R, S: Serializer>(
    rules: &R,
    switches: &[RuleSwitch<R>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(switches.len()))?;
    for switch in switches {
        map.serialize_entry(switch.name, &(switch.is_on)(rules))?;
    }
    map.end()
}

/// Sets the switches that these fields have. A missing or impossible value leaves a switch as it is.
pub fn read_switches<R>(rules: &mut R, switches: &[RuleSwitch<R>], fields: &Fields) {
    for switch in switches {
        if let Some(on) = fields.get(switch.name) {
            (switch.set)(rules, on);
        }
    }
}

/// The form fields of these switches, with their texts in the same order. `rules` finds the rules in the options.
pub fn switch_fields<C: Choices, R>(
    form: &Form<C>,
    switches: &'static [RuleSwitch<R>],
    texts: &[SwitchTexts],
    rules: fn(&mut C) -> &mut R,
) -> Html {
    let mut own = form.options.own.clone();
    let fields = switches.iter().zip(texts).map(|(one, texts)| {
        switch(&Switch {
            name: one.name,
            label: texts.label.into(),
            about: texts.about.into(),
            on: (one.is_on)(rules(&mut own)),
            on_switch: form.setter(move |options, on| (one.set)(rules(&mut options.own), on)),
        })
    });
    html! { <>{ for fields }</> }
}
