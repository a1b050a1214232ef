//! Loading of weights: files beside the worker's own.

use bots::Weights;
use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::DedicatedWorkerGlobalScope;

/// A function of the worker's loader, which returns a promise of the bytes of a file of weights.
const LOADER: &str = "tableeWeights";

/// Loads a file of weights; `None` if it cannot be fetched.
pub async fn load(scope: &DedicatedWorkerGlobalScope, weights: Weights) -> Option<Vec<u8>> {
    let loader = Reflect::get(scope, &LOADER.into()).ok()?;
    let loader: Function = loader.dyn_into().ok()?;
    let promise = loader.call1(scope, &weights.name().into()).ok()?;
    let promise: Promise = promise.dyn_into().ok()?;
    let bytes: Uint8Array = JsFuture::from(promise).await.ok()?.dyn_into().ok()?;
    Some(bytes.to_vec())
}
