use super::*;
use std::fs;

/// The number of cycles of a crate with these files and the root `lib.rs`, and the printed message.
fn cycles_in(files: &[(&str, &str)]) -> (usize, String) {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let file = dir.path().join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    let modules = sources::read(&dir.path().join("lib.rs")).unwrap();
    let cycles = cycles::find(&modules);
    let place = format!("{}/", dir.path().display());
    (
        cycles.iter().map(|cycle| cycle.modules.len()).sum(),
        report("it", &cycles).replace(&place, ""),
    )
}

#[test]
fn what_depends_on_each_other_is_a_cycle() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; mod d;"),
        ("a.rs", "use crate::b::B;"),
        ("b.rs", "\nfn f() -> super::c::C { super::c::C }"),
        ("c.rs", "use crate::{a, d::D};"),
        ("d.rs", "struct D;"),
    ];
    let message = "In it, these modules lie in a cycle: a, b, c\n  \
        a.rs:1: a → b (crate::b::B)\n  \
        b.rs:2: b → c (super::c::C)\n  \
        b.rs:2: b → c (super::c::C)\n  \
        c.rs:1: c → a (crate::a)\n";
    assert_eq!(cycles_in(&files), (3, message.to_owned()));
}

#[test]
fn what_depends_one_way_is_none() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "use crate::b::B; use crate::c::C;"),
        ("b.rs", "pub use crate::c::C;"),
        ("c.rs", "pub struct C;"),
    ];
    assert_eq!(cycles_in(&files), (0, String::new()));
}

#[test]
fn a_module_and_what_is_below_it_may_depend_on_each_other() {
    let files = [
        ("lib.rs", "mod a; pub struct Root;"),
        ("a/mod.rs", "mod b; use b::B; use self::b::C; pub struct A;"),
        (
            "a/b.rs",
            "mod deep; use super::A; use crate::a::A as Same; use crate::Root;",
        ),
        ("a/b/deep.rs", "use super::B; use crate::a::A;"),
    ];
    assert_eq!(cycles_in(&files), (0, String::new()));
}

#[test]
fn cycles_are_found_at_the_level_where_the_modules_part() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a/mod.rs", "mod x; mod y;"),
        // `super::y` is a sibling, not the parent: the edge is from `a::x` to `a::y`.
        ("a/x.rs", "use super::y::Y; use crate::b::deep::B;"),
        ("a/y.rs", "use crate::a::x::X;"),
        ("b/mod.rs", "pub mod deep;"),
        ("b/deep.rs", "use crate::a::A;"),
    ];
    let message = "In it, these modules lie in a cycle: a, b\n  \
        a/x.rs:1: a → b (crate::b::deep::B)\n  \
        b/deep.rs:1: b → a (crate::a::A)\n\
        In it::a, these modules lie in a cycle: x, y\n  \
        a/x.rs:1: x → y (super::y::Y)\n  \
        a/y.rs:1: y → x (crate::a::x::X)\n";
    assert_eq!(cycles_in(&files), (4, message.to_owned()));
}

#[test]
fn re_exports_are_followed_to_the_module_that_declares() {
    let files = [
        ("lib.rs", "mod a; mod b; pub use b::B as Other;"),
        ("a.rs", "use super::Other;"),
        ("b.rs", "use crate::a::A; pub struct B;"),
    ];
    let message = "In it, these modules lie in a cycle: a, b\n  \
        a.rs:1: a → b (super::Other)\n  \
        b.rs:1: b → a (crate::a::A)\n";
    assert_eq!(cycles_in(&files), (2, message.to_owned()));
}

#[test]
fn re_exports_of_re_exports_and_private_imports_of_a_parent_are_followed() {
    let files = [
        ("lib.rs", "mod a; mod b; use a::deep::{One, Two};"),
        ("a/mod.rs", "pub mod deep; mod x; mod y;"),
        ("a/deep.rs", "pub use super::{x::One, y::{self, Two}};"),
        // Both lead through `deep` to the sibling.
        ("a/x.rs", "use crate::Two;"),
        ("a/y.rs", "use super::deep::One;"),
        (
            "b.rs",
            "use crate::a::deep::y::Two; use crate::One; use std::fmt::One as Two;",
        ),
    ];
    let message = "In it::a, these modules lie in a cycle: deep, x, y\n  \
        a/deep.rs:1: deep → x (super::x::One)\n  \
        a/deep.rs:1: deep → y (super::y)\n  \
        a/deep.rs:1: deep → y (super::y::Two)\n  \
        a/x.rs:1: x → deep (crate::Two)\n  \
        a/x.rs:1: x → y (crate::Two)\n  \
        a/y.rs:1: y → deep (super::deep::One)\n  \
        a/y.rs:1: y → x (super::deep::One)\n";
    assert_eq!(cycles_in(&files), (3, message.to_owned()));
}

#[test]
fn what_is_imported_from_another_crate_is_not_followed() {
    let files = [
        ("lib.rs", "mod a; mod b; pub use fmt::Write; pub use a::a;"),
        (
            "a.rs",
            "use crate::Write; use crate::a as same; pub use crate::a; pub fn a() {}",
        ),
        ("b.rs", "use crate::a::a;"),
    ];
    assert_eq!(cycles_in(&files), (0, String::new()));
}

#[test]
fn tests_are_left_out_and_inline_modules_belong_to_their_file() {
    let files = [
        ("lib.rs", "mod a; mod b; #[cfg(test)] mod gone;"),
        (
            "a.rs",
            "mod inline { use super::super::b::B; } #[cfg(test)] mod tests;",
        ),
        ("b.rs", "#[cfg(test)] mod tests { use crate::a::A; }"),
    ];
    assert_eq!(cycles_in(&files), (0, String::new()));
}

#[test]
fn files_may_be_named_by_an_attribute() {
    let files = [
        ("lib.rs", "mod a; #[path = \"other/place.rs\"] mod b;"),
        ("a.rs", "use crate::b::B;"),
        ("other/place.rs", "mod below; use crate::a::A;"),
        ("other/below.rs", ""),
    ];
    assert_eq!(cycles_in(&files).0, 2);
}

#[test]
fn modules_without_a_file_are_told() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().join("lib.rs");
    fs::write(&root, "mod a;").unwrap();
    let error = sources::read(&root).unwrap_err().to_string();
    assert!(error.ends_with("lib.rs has no file for mod a"), "{error}");
    fs::write(&root, "mod a { mod b; }").unwrap();
    let error = sources::read(&root).unwrap_err().to_string();
    assert!(
        error.contains("mod b; stands within another module"),
        "{error}"
    );
}

#[test]
fn a_package_with_cycles_is_at_fault() {
    assert_eq!(fault("rules", &[]), None);
    let cycle = Cycle {
        parent: Vec::new(),
        modules: vec!["a".to_owned(), "b".to_owned()],
        imports: Vec::new(),
    };
    let message = fault("rules", &[cycle]).unwrap();
    assert!(
        message.starts_with("rules: 2 modules lie in cycles"),
        "{message}"
    );
}
