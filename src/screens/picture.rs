//! The pictures of the tables on the home screen, which `cargo xtask pictures` takes.
use engine::GameId;

use yew::prelude::*;

use model::settings::Theme;
use ui::route::Route;

/// The picture of a game's table in the theme of the page, as a link to the table. `about` describes it for
/// screen readers. The browser loads it when it scrolls into view.
pub fn picture(game: GameId, theme: Theme, about: &'static str) -> Html {
    let by_night = match theme {
        Theme::System | Theme::Contrast => "(prefers-color-scheme: dark)",
        Theme::Light => "not all",
        Theme::Dark => "all",
    };
    let [day, night] = ["light", "dark"].map(|theme| file(game, theme));
    html! {
        // The link does not take the focus: the button beside it leads to the same table.
        <a key="picture" class="game-picture" href={Route::Table(game).href()} tabindex="-1">
            <picture>
                <source key="night" media={by_night} srcset={night} />
                <img key="day" src={day} alt={about} width="480" height="360" loading="lazy" decoding="async" />
            </picture>
        </a>
    }
}

/// The file of a picture, from the list in the document: the names of a release's files have a hash behind the
/// game and the theme. `None` if the list does not have it.
fn file(game: GameId, theme: &str) -> Option<String> {
    let list = gloo_utils::document()
        .query_selector("meta[name='tablee-pictures']")
        .ok()??
        .get_attribute("content")?;
    named(&list, game.name(), theme).map(|file| format!("./{file}"))
}

fn named<'a>(list: &'a str, game: &str, theme: &str) -> Option<&'a str> {
    let is_it = |file: &&str| {
        let rest = file.strip_prefix(game)?.strip_prefix('-')?;
        rest.strip_prefix(theme)?.chars().next()
    };
    list.split_whitespace()
        .find(|file| matches!(is_it(file), Some('-' | '.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_in_the_page_s_list() {
        let page = include_str!("../../index.html");
        let list = page.split("content=\"").find_map(|part| {
            let (list, _) = part.split_once('"')?;
            list.ends_with(".webp").then_some(list)
        });
        for game in GameId::ALL {
            for theme in ["light", "dark"] {
                let file = format!("{}-{theme}.webp", game.name());
                assert_eq!(named(list.unwrap(), game.name(), theme), Some(&*file));
                let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static/pictures");
                let size = std::fs::metadata(format!("{folder}/{file}")).unwrap().len();
                assert!(size < 18_000, "{file}: {size}");
            }
        }
    }

    #[test]
    fn a_release_s_names_are_found_by_what_they_begin_with() {
        let list = "dekal-light-0123456789abcdef.webp dekal-dark.webp";
        let found = |theme| named(list, "dekal", theme);
        assert_eq!(found("light"), Some("dekal-light-0123456789abcdef.webp"));
        assert_eq!(found("dark"), Some("dekal-dark.webp"));
        assert_eq!(found("dar"), None);
        assert_eq!(named(list, "deka", "light"), None);
    }
}
