//! The page's program: loads the texts of the person's language, then starts the app in the document's body.

use model::language_state::LanguageState;
use model::settings::Settings;
use tablee::app::{App, AppProps};
use wasm_bindgen_futures::spawn_local;

fn main() {
    tablee::failure::install_panic_hook();
    tablee::registry::provide();
    spawn_local(async {
        let settings = Settings::load();
        let lang = settings.spoken();
        // If the texts cannot be loaded, `begin.js`, which waits for them as well, tells the person.
        if tablee::registry::load_texts(lang).await.is_ok() {
            ui::presses::guard();
            let first = LanguageState::new(settings, lang);
            yew::Renderer::<App>::with_props(AppProps { first }).render();
        }
    });
}
