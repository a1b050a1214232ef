//! What the page and its workers say to each other.
