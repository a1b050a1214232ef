//! The versions of all external tools.
//!
//! To update a tool, change its version here; the tests below say what else has to change.

/// A tool that is installed from its crate.
#[derive(Debug, Clone, Copy)]
pub struct CrateTool {
    /// The crate, as `cargo install` knows it.
    pub krate: &'static str,
    /// The exact version.
    pub version: &'static str,
    /// The programs of the crate; the first one answers `--version`.
    pub programs: &'static [&'static str],
    /// How many crates `cargo install` compiles for it on Linux. The progress bar needs this number.
    pub crates: usize,
    /// The usual time of `cargo install` on two cores, in minutes, for the message before it.
    pub usual_minutes: u32,
}

/// Runs tests and benchmarks that are compiled to wasm. Its version must equal that of the library in `Cargo.lock`.
pub const WASM_BINDGEN: CrateTool = CrateTool {
    krate: "wasm-bindgen-cli",
    version: "0.2.129",
    programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
    crates: 160,
    usual_minutes: 3,
};

/// Lighthouse, from npm: the last version that runs under Node 18 and 20.
pub const LIGHTHOUSE: &str = "lighthouse@12.8.2";

/// The driver of Firefox.
pub const GECKODRIVER: CrateTool = CrateTool {
    krate: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    crates: 190,
    usual_minutes: 3,
};

/// The version of Binaryen, whose `wasm-opt` shrinks the wasm.
pub const BINARYEN: &str = "132";

/// The target of the page and the workers.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_bindgen_is_the_same_as_the_library() {
        let lock = include_str!("../../../Cargo.lock");
        let version = lock
            .split("[[package]]")
            .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
            .and_then(|package| package.split("version = \"").nth(1))
            .and_then(|rest| rest.split('"').next());
        assert_eq!(version, Some(WASM_BINDGEN.version));
    }

    #[test]
    fn the_toolchain_file_names_the_target() {
        let toolchain = include_str!("../../../rust-toolchain.toml");
        assert!(toolchain.contains(WASM_TARGET));
    }
}
