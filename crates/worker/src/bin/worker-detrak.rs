//! The worker in which Détrak's bots think.

fn main() {
    worker::start::<engine::detrak::Detrak>();
}
