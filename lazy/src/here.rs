//! Which parts are here, and fetching others, which `start.js` does.

use core::cell::RefCell;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::NotLoaded;

#[wasm_bindgen]
extern "C" {
    /// Puts a part's functions and data into the page's wasm; the same promise
    /// while that is under way.
    #[wasm_bindgen(js_name = tableePart)]
    fn part(name: &str) -> js_sys::Promise;
}

thread_local! {
    static HERE: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

pub fn is_here(name: &str) -> bool {
    HERE.with_borrow(|here| here.iter().any(|other| other == name))
}

pub async fn fetch(name: &str) -> Result<(), NotLoaded> {
    JsFuture::from(part(name)).await.map_err(|_| NotLoaded)?;
    HERE.with_borrow_mut(|here| here.push(name.to_owned()));
    Ok(())
}
