//! The worker in which Dumble's bots think.

fn main() {
    worker::start::<engine::dumble::Dumble>();
}
