//! Where the worker gets what the bots have learned: files beside its own.

use bots::Lesson;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, Response};

/// The variable in which the worker's loader keeps the files' addresses, by
/// the lessons' names.
const FILES: &str = "tableeFiles";

/// Loads a lesson's file; `None` if it cannot be had.
pub async fn load(scope: &DedicatedWorkerGlobalScope, lesson: Lesson) -> Option<Vec<u8>> {
    let files = Reflect::get(scope, &FILES.into()).ok()?;
    let address = Reflect::get(&files, &lesson.name().into())
        .ok()?
        .as_string()?;
    let response = JsFuture::from(scope.fetch_with_str(&address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    let bytes = response.ok().then(|| response.array_buffer())?.ok()?;
    let bytes = JsFuture::from(bytes).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}
