//! What is said to screen readers. The page has one polite live region, which
//! is there from the beginning; whatever has to be heard is added to it.

use web_sys::Element;
use yew::prelude::*;

use model::lang::Lang;

/// How many of the latest announcements stay: more than come at one moment.
const KEPT: u32 = 24;

/// The live region. It is another one in another language, so that nothing of
/// what was said in the former is left.
pub fn region(lang: Lang) -> Html {
    html! {
        <div key={lang.tag()} class="visually-hidden" aria-live="polite" aria-atomic="false"
            aria-relevant="additions" data-said="" />
    }
}

/// Has a screen reader say this after what it says already. A live region is a
/// stream and no state: it is written to past the component tree.
pub fn announce(text: &str) {
    let Some(region) = live_region() else {
        return;
    };
    // Nothing here fails but for want of memory, of which the browser tells.
    let Ok(line) = gloo_utils::document().create_element("p") else {
        return;
    };
    line.set_text_content(Some(text));
    let _ = region.append_child(&line);
    while region.child_element_count() > KEPT
        && let Some(first) = region.first_element_child()
    {
        Element::remove(&first);
    }
}

fn live_region() -> Option<Element> {
    let region = gloo_utils::document().query_selector("[data-said]");
    region.ok().flatten()
}

/// Has the region begin anew for another screen, before that says anything: who
/// browses it is to meet nothing of the screen before.
pub fn forget() {
    if let Some(region) = live_region() {
        region.set_text_content(None);
    }
}

/// What [`Say`] says.
#[derive(Clone, PartialEq, Properties)]
pub struct SayProps {
    /// The latest lines of a growing list, with their places in the whole: each
    /// is said once, when it comes.
    #[prop_or_default]
    pub lines: Vec<(usize, AttrValue)>,
    /// What is said, in this order, when it changes to something.
    #[prop_or_default]
    pub notes: Vec<AttrValue>,
    /// Whether the notes are said at the beginning as well.
    #[prop_or_default]
    pub at_once: bool,
}

/// What has to be said after a change: of lines those that are new, and then
/// the notes that have changed.
fn news<'a>(before: Option<&SayProps>, now: &'a SayProps) -> Vec<&'a str> {
    let spoken = |props: &SayProps| props.lines.last().map_or(0, |(place, _)| place + 1);
    let from = before.map_or(spoken(now), spoken);
    let lines = now.lines.iter().filter(|(place, _)| *place >= from);
    let is_new = |(index, note): &(usize, &'a AttrValue)| {
        let changed = match before {
            Some(before) => before.notes.get(*index) != Some(*note),
            None => now.at_once,
        };
        changed && !note.is_empty()
    };
    let notes = now.notes.iter().enumerate().filter(is_new);
    lines
        .map(|(_, line)| line.as_str())
        .chain(notes.map(|(_, note)| note.as_str()))
        .collect()
}

/// Announces changes; it shows nothing.
#[component]
pub fn Say(props: &SayProps) -> Html {
    let before = use_mut_ref(|| None::<SayProps>);
    use_effect_with(props.clone(), move |now| {
        let before = before.replace(Some(now.clone()));
        news(before.as_ref(), now).into_iter().for_each(announce);
    });
    Html::default()
}

/// Announces a text whenever it changes to something.
pub fn say(text: impl Into<AttrValue>) -> Html {
    html! { <Say key="say" notes={vec![text.into()]} /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn props(lines: &[(usize, &'static str)], notes: &[&'static str]) -> SayProps {
        let lines = lines.iter().map(|(place, line)| (*place, (*line).into()));
        SayProps {
            lines: lines.collect(),
            notes: notes.iter().map(|note| (*note).into()).collect(),
            at_once: true,
        }
    }

    #[test]
    fn every_line_is_said_once_and_notes_when_they_change() {
        let first = props(&[(0, "a"), (1, "b")], &["go", ""]);
        assert_eq!(news(None, &first), ["go"], "old lines are no news");
        let second = props(&[(1, "b"), (2, "c"), (3, "d")], &["go", "no"]);
        assert_eq!(news(Some(&first), &second), ["c", "d", "no"]);
        assert!(news(Some(&second), &second).is_empty());
        let back = props(&[(0, "a"), (1, "b")], &["stop", ""]);
        assert_eq!(news(Some(&second), &back), ["stop"]);
        let again = props(&[(1, "b"), (2, "e")], &["stop", ""]);
        assert_eq!(news(Some(&back), &again), ["e"]);
    }
}
