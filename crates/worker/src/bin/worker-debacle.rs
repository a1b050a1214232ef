//! The worker in which Débâcle's bots think.

fn main() {
    worker::start::<engine::debacle::Debacle>();
}
