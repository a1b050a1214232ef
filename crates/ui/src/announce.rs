//! Announcements for screen readers. The page has one polite live region, which is there from the beginning;
//! every announcement is added to it.

use web_sys::Element;
use yew::prelude::*;

use model::lang::Lang;

/// How many of the latest announcements are kept in the region: more than come at one moment.
const KEPT: u32 = 24;

/// The live region. Another language has another region, so that no text of the former one is left.
pub fn region(lang: Lang) -> Html {
    html! {
        <div key={lang.tag()} class="visually-hidden" aria-live="polite" aria-atomic="false"
            aria-relevant="additions" data-said="" />
    }
}

/// Adds an announcement after those that screen readers still have to read. A live region is a stream and has no state,
/// so it is written directly, outside of the component tree.
pub fn announce(text: &str) {
    let Some(region) = live_region() else {
        return;
    };
    // These calls fail only for lack of memory, which the browser reports.
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

/// Empties the region before another screen announces anything. A person who browses the region finds nothing of the
/// screen before.
pub fn forget() {
    if let Some(region) = live_region() {
        region.set_text_content(None);
    }
}

/// Props of [`Say`].
#[derive(Clone, PartialEq, Properties)]
pub struct SayProps {
    /// The latest lines of a growing list, with their indices in the whole list: each is announced once, when
    /// it comes.
    #[prop_or_default]
    pub lines: Vec<(usize, AttrValue)>,
    /// Texts that are announced, in this order, whenever they change to something.
    #[prop_or_default]
    pub notes: Vec<AttrValue>,
    /// Whether the notes are announced at the beginning as well.
    #[prop_or_default]
    pub at_once: bool,
    /// Whether what was said before is nobody's business any more: when this turns on, the region is emptied first.
    #[prop_or_default]
    pub forgets: bool,
}

/// The announcements of a change: first the new lines, then the notes that have changed.
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

/// Announces changes; renders nothing.
#[component]
pub fn Say(props: &SayProps) -> Html {
    let before = use_mut_ref(|| None::<SayProps>);
    use_effect_with(props.clone(), move |now| {
        let before = before.replace(Some(now.clone()));
        if now.forgets && before.as_ref().is_some_and(|before| !before.forgets) {
            forget();
        }
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
            forgets: false,
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
