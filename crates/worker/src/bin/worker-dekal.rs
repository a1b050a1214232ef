//! The worker in which Dékal's bots think.

fn main() {
    worker::start::<engine::dekal::Dekal>();
}
