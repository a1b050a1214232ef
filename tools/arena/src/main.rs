//! The arena's program; all of it is in the library.

fn main() -> anyhow::Result<()> {
    arena::run()
}
