//! What the browser knows of the window and of the person's wishes.

/// Whether a media query holds, such as `(max-width: 800px)`.
pub fn matches(query: &str) -> bool {
    let found = gloo_utils::window().match_media(query).ok().flatten();
    found.is_some_and(|query| query.matches())
}
