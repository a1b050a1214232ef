//! The arena's program, which only calls the library.

fn main() -> anyhow::Result<()> {
    arena::run()
}
