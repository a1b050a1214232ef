//! The time.

/// Now, in milliseconds since 1970 (UTC).
pub fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}
