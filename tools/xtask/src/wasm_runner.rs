//! Runs tests and benchmarks that are compiled to wasm.

use crate::browser::{Browser, FLAGS};
use crate::cmd::work_dir;
use crate::tools::wasm_bindgen_test_runner;
use anyhow::{Context, Result};
use serde_json::json;
use std::fs;
use std::process::Command;

/// Makes a cargo command for the wasm target use wasm-bindgen's test runner; tests and benchmarks that need a
/// browser run in this one.
///
/// # Errors
/// If the runner cannot be installed, or its settings cannot be written.
pub fn with_runner<'a>(
    command: &'a mut Command,
    browser: Option<&Browser>,
) -> Result<&'a mut Command> {
    command.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
        wasm_bindgen_test_runner()?,
    );
    if let Some(browser) = browser {
        fs::create_dir_all(work_dir())?;
        let settings = work_dir().join("webdriver.json");
        fs::write(&settings, webdriver_settings(browser)?)?;
        command
            .env("CHROMEDRIVER", &browser.driver)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings)
            .env("WASM_BINDGEN_TEST_TIMEOUT", "300");
    }
    Ok(command)
}

/// The settings that the test runner passes to chromedriver.
fn webdriver_settings(browser: &Browser) -> Result<String> {
    let chrome = browser
        .program
        .to_str()
        .context("Chromium's path is not readable")?;
    let options = json!({ "binary": chrome, "args": FLAGS });
    Ok(json!({ "goog:chromeOptions": options }).to_string())
}
