//! Finds the paths by which a file refers to its own crate: those that begin with `crate`, `self` or `super`.
//!
//! They are searched in imports, in all other code, in the arguments of macros, and in the bodies of macros. In
//! bodies only paths with `crate` count: where the others lead depends on where the macro is used.
//!
//! Besides, finds what a file imports for its module ([`imports`]), so that a path through that module can be
//! followed to where the item is declared.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{
    Attribute, Ident, ImplItemFn, Item, ItemMod, ItemUse, Macro, Meta, MetaList, Path, UseTree,
};

/// A path that begins with `crate`, `self` or `super`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mention {
    /// The line in the file, from 1.
    pub line: usize,
    /// The segments, without generic arguments.
    pub path: Vec<String>,
    /// The inline modules around it.
    pub within: Vec<String>,
}

/// A name that a module has by a `use`, public or not: modules below it may name what it imports privately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The name in this module.
    pub name: String,
    /// The path that is imported, as it is written.
    pub path: Vec<String>,
}

/// What a file imports by name, except for tests, within functions or within inline modules. Imports of all that
/// a module has (`*`) are left out.
pub fn imports(file: &syn::File) -> Vec<Imported> {
    let mut found = Vec::new();
    for item in &file.items {
        if let Item::Use(import) = item
            && !is_for_tests(&import.attrs)
        {
            imports_of(&import.tree, &[], &mut found);
        }
    }
    found
}

/// Adds what an import tree imports; `before` has the segments before it.
fn imports_of(tree: &UseTree, before: &[String], found: &mut Vec<Imported>) {
    let with =
        |ident: &Ident| -> Vec<String> { before.iter().cloned().chain([name(ident)]).collect() };
    let (ident, rename) = match tree {
        UseTree::Path(path) => return imports_of(&path.tree, &with(&path.ident), found),
        UseTree::Group(group) => {
            let trees = group.items.iter();
            return trees.for_each(|tree| imports_of(tree, before, found));
        }
        UseTree::Glob(_) => return,
        UseTree::Name(leaf) => (&leaf.ident, None),
        UseTree::Rename(leaf) => (&leaf.ident, Some(&leaf.rename)),
    };
    let path = if ident == "self" {
        before.to_vec()
    } else {
        with(ident)
    };
    if let Some(name) = rename.map(name).or_else(|| path.last().cloned()) {
        found.push(Imported { name, path });
    }
}

/// All such paths in a file, except in code that is only compiled for tests.
pub fn mentions(file: &syn::File) -> Vec<Mention> {
    let mut finder = Finder::default();
    finder.visit_file(file);
    finder.found
}

/// Whether an item with these attributes is only compiled for tests.
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => list
            .parse_args()
            .is_ok_and(|condition| needs_test(&condition)),
        _ => false,
    })
}

/// Whether a condition is `test`, or an `all` that contains it.
fn needs_test(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => {
            type Conditions = syn::punctuated::Punctuated<Meta, syn::Token![,]>;
            let all = list.parse_args_with(Conditions::parse_terminated);
            all.is_ok_and(|all| all.iter().any(needs_test))
        }
        _ => false,
    }
}

/// The name in paths and file names: without the `r#` of raw identifiers.
pub fn name(ident: &Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").unwrap_or(&name).to_owned()
}

#[derive(Default)]
struct Finder {
    within: Vec<String>,
    found: Vec<Mention>,
}

impl Finder {
    fn add(&mut self, path: Vec<String>, span: Span) {
        let is_own = matches!(
            path.first().map(String::as_str),
            Some("crate" | "self" | "super")
        );
        // `self` alone is a value, and `crate` alone only occurs in `pub(crate)`.
        if is_own && path.len() > 1 {
            self.found.push(Mention {
                line: span.start().line,
                path,
                within: self.within.clone(),
            });
        }
    }

    /// Adds every path of an import tree; `before` has the segments before it.
    fn import(&mut self, tree: &UseTree, before: &[String]) {
        let with = |ident: &Ident| -> Vec<String> {
            before.iter().cloned().chain([name(ident)]).collect()
        };
        match tree {
            UseTree::Path(path) => self.import(&path.tree, &with(&path.ident)),
            UseTree::Name(leaf) => self.leaf(&leaf.ident, before),
            UseTree::Rename(leaf) => self.leaf(&leaf.ident, before),
            UseTree::Glob(glob) => self.add(before.to_vec(), glob.star_token.spans[0]),
            UseTree::Group(group) => group
                .items
                .iter()
                .for_each(|tree| self.import(tree, before)),
        }
    }

    fn leaf(&mut self, ident: &Ident, before: &[String]) {
        let mut path = before.to_vec();
        // `use a::{self, b}` imports `a` and `a::b`.
        if ident != "self" || before.is_empty() {
            path.push(name(ident));
        }
        self.add(path, ident.span());
    }

    /// Adds the paths that an attribute has as texts, like serde's `try_from = "super::A"`.
    fn texts(&mut self, tokens: &TokenStream) {
        for token in tokens.clone() {
            match token {
                TokenTree::Group(group) => self.texts(&group.stream()),
                TokenTree::Literal(text) => {
                    let path = syn::parse_str::<syn::LitStr>(&text.to_string());
                    if let Ok(path) = path.and_then(|text| text.parse::<Path>()) {
                        let names = path.segments.iter().map(|segment| name(&segment.ident));
                        self.add(names.collect(), text.span());
                    }
                }
                TokenTree::Punct(_) | TokenTree::Ident(_) => {}
            }
        }
    }

    /// Adds the paths in the tokens of a macro or an attribute.
    fn tokens(&mut self, tokens: &TokenStream) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let mut rest = tokens.as_slice();
        while let Some((first, after)) = rest.split_first() {
            rest = after;
            match first {
                TokenTree::Group(group) => self.tokens(&group.stream()),
                TokenTree::Ident(first) => {
                    let mut path = vec![name(first)];
                    while let [
                        TokenTree::Punct(a),
                        TokenTree::Punct(b),
                        TokenTree::Ident(next),
                        ..,
                    ] = rest
                        && (a.as_char(), b.as_char()) == (':', ':')
                    {
                        path.push(name(next));
                        rest = &rest[3..];
                    }
                    self.add(path, first.span());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Const(item) => &item.attrs,
            Item::Enum(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Macro(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            Item::Static(item) => &item.attrs,
            Item::Struct(item) => &item.attrs,
            Item::Trait(item) => &item.attrs,
            Item::Type(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if let Some((_, items)) = &module.content {
            self.within.push(name(&module.ident));
            items.iter().for_each(|item| self.visit_item(item));
            self.within.pop();
        }
    }

    fn visit_item_use(&mut self, import: &'ast ItemUse) {
        self.import(&import.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        if let Some(first) = path.segments.first() {
            let names = path.segments.iter().map(|segment| name(&segment.ident));
            self.add(names.collect(), first.ident.span());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let before = self.found.len();
        self.visit_path(&call.path);
        self.tokens(&call.tokens);
        if call.path.is_ident("macro_rules") {
            let is_fixed = |mention: &Mention| mention.path[0] == "crate";
            let body = self.found.split_off(before);
            self.found.extend(body.into_iter().filter(is_fixed));
        }
    }

    fn visit_meta_list(&mut self, list: &'ast MetaList) {
        self.tokens(&list.tokens);
        self.texts(&list.tokens);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paths in some code, as `line within::path`.
    fn found(code: &str) -> Vec<String> {
        let mentions = mentions(&syn::parse_file(code).unwrap());
        let shown = |one: Mention| {
            let within: String = one.within.iter().map(|name| format!("[{name}] ")).collect();
            format!("{} {within}{}", one.line, one.path.join("::"))
        };
        mentions.into_iter().map(shown).collect()
    }

    #[test]
    fn imports_are_taken_apart() {
        let code = "use crate::a::{self, B, c::{D as E, f::*}};\nuse std::fs;\npub use super::g;";
        let paths = [
            "1 crate::a",
            "1 crate::a::B",
            "1 crate::a::c::D",
            "1 crate::a::c::f",
        ];
        assert_eq!(found(code), [&paths[..], &["3 super::g"]].concat());
    }

    #[test]
    fn the_names_of_imports_are_found() {
        let code = "pub use a::{self, B as C, d::*};\nuse super::e::{F};\n#[cfg(test)]\nuse g::H;";
        let found = imports(&syn::parse_file(code).unwrap());
        let found = found
            .iter()
            .map(|one| (one.name.as_str(), one.path.join("::")));
        let expected = [("a", "a"), ("C", "a::B"), ("F", "super::e::F")];
        assert!(found.eq(expected.map(|(name, path)| (name, path.to_owned()))));
    }

    #[test]
    fn paths_in_code_attributes_and_macros_are_found() {
        let code = "fn f(self: &super::A<crate::b::C>) -> u8 {\n  x!(a + [self::d(1), e.crate_])\n}\n\
            #[a(with = crate::g::h)]\nstruct S;\n\
            #[cfg_attr(b, serde(into = \"super::i\", rename = \"no path\"))]\nstruct T;";
        assert_eq!(
            found(code),
            [
                "1 super::A",
                "1 crate::b::C",
                "2 self::d",
                "4 crate::g::h",
                "6 super::i"
            ]
        );
    }

    #[test]
    fn what_is_for_tests_is_left_out() {
        let code = "#[cfg(test)]\nmod tests { use super::*; use crate::a; }\n\
            #[cfg(all(unix, test))]\nfn f() { crate::b::c() }\n\
            #[cfg(test)]\nmacro_rules! m { () => { crate::d::e() } }\n\
            #[cfg(not(test))]\nfn g() { crate::h::i() }\n\
            impl S { #[cfg(test)]\nfn j() { crate::k::l() } }";
        assert_eq!(found(code), ["8 crate::h::i"]);
    }

    #[test]
    fn in_the_bodies_of_macros_only_the_crate_s_paths_are_found() {
        let code = "macro_rules! m {\n() => { crate::d::e($crate::f::G, super::h(), self::i) }\n}";
        assert_eq!(found(code), ["2 crate::d::e", "2 crate::f::G"]);
    }

    #[test]
    fn a_path_knows_the_inline_modules_around_it() {
        let code = "mod a { pub mod b { fn f() { super::super::c::g() } } }";
        assert_eq!(found(code), ["1 [a] [b] super::super::c::g"]);
    }
}
