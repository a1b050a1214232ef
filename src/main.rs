//! The page: starts the app in the document's body.

fn main() {
    yew::Renderer::<tablee::App>::new().render();
}
