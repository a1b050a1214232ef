//! Tells whether the page is built to be cut into parts, as `cargo xtask dist` does.

fn main() {
    println!("cargo::rerun-if-env-changed=TABLEE_SPLIT");
    println!("cargo::rustc-check-cfg=cfg(split)");
    if std::env::var_os("TABLEE_SPLIT").is_some() {
        println!("cargo::rustc-cfg=split");
    }
}
