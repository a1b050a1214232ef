//! Where the worker gets what the bots have learned: files beside its own.

use bots::Lesson;
use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::DedicatedWorkerGlobalScope;

/// The worker's loader has a function of this name, which promises the bytes
/// of the lesson's file.
const LOADER: &str = "tableeLesson";

/// Loads a lesson's file; `None` if it cannot be had.
pub async fn load(scope: &DedicatedWorkerGlobalScope, lesson: Lesson) -> Option<Vec<u8>> {
    let loader = Reflect::get(scope, &LOADER.into()).ok()?;
    let loader: Function = loader.dyn_into().ok()?;
    let promise = loader.call1(scope, &lesson.name().into()).ok()?;
    let promise: Promise = promise.dyn_into().ok()?;
    let bytes: Uint8Array = JsFuture::from(promise).await.ok()?.dyn_into().ok()?;
    Some(bytes.to_vec())
}
