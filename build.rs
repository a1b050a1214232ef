//! What is cut into parts after it is linked (see the crate `lazy`) must still
//! say what refers to what.

fn main() {
    println!("cargo::rerun-if-env-changed=TABLEE_SPLIT");
    if std::env::var_os("TABLEE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
