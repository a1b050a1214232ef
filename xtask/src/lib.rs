//! The project's automation.
