//! Games that go through links.

use super::CATCH;
use crate::harness::Page;
use anyhow::{Context, Result};
use serde_json::Value;

#[tokio::test]
async fn a_whole_game_goes_through_a_link() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        let played = page.saved().await?;
        page.open_replay().await?;
        let last = page.last_step().await?;
        page.click_on("[data-action='copy-link']").await?;
        page.find("[data-copied]:not(:empty)").await?;
        let link = page.script("return copied.pop()").await?;
        let link = link.as_str().context("a link")?.to_owned();
        assert!(
            link.starts_with(&format!("{}#/record/", page.url())),
            "{link}"
        );
        assert!(link.len() < 400, "{link}");
        // Somebody else, who has no games, opens it.
        page.delete_everything().await?;
        page.client.goto("about:blank").await?;
        // A messenger may change a link like this at the end of a sentence.
        let odd = link.replace("#/record/", "#/Record/");
        page.client.goto(&format!("{odd}…)")).await?;
        // The replay plays by itself, and the space bar pauses it.
        page.find("[data-replay='2'] [data-plays='true']").await?;
        page.find("body").await?.send_keys(" ").await?;
        page.find("[data-plays='false']").await?;
        assert_eq!(page.last_step().await?, last);
        // What was played, by whom, and how it ended stands above the table.
        let strip = page.text_of("[data-strip]").await?;
        let scores = played["result"]["standings"]
            .as_array()
            .context("a result")?;
        assert!(strip.contains("Dékal") && strip.contains("Anna"), "{strip}");
        // A person who opens the link was not a player.
        assert!(strip.contains("Player 1"), "{strip}");
        for part in ["[data-strip]", ".table-screen"] {
            let text = page.text_of(part).await?;
            assert!(!text.contains("You"), "{part}: {text}");
        }
        for standing in scores {
            assert!(strip.contains(&standing["score"].to_string()), "{strip}");
        }
        page.click_on("[data-action='keep']").await?;
        page.find("[data-shared]:not(:empty)").await?;
        page.click_on("[data-action='round-forward']").await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("a game from a link").await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        page.click_on("[data-action='export']").await?;
        let (_, text) = page.file().await?;
        let kept: Value = serde_json::from_str(&text)?;
        for field in ["rules", "seed", "log", "result"] {
            assert_eq!(kept[field], played[field], "{field}");
        }
        assert_eq!(kept["seats"][0]["name"], "Player 1");
        assert_eq!(kept["seats"][1], played["seats"][1]);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn where_the_page_may_not_copy_the_link_is_shown_selected() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        page.script("window.noClipboard = true").await?;
        page.click_on("[data-action='copy-link']").await?;
        page.find(".copy-link input:focus").await?;
        let selected = page.script("return getSelection().toString()").await?;
        assert!(
            selected
                .as_str()
                .is_some_and(|link| link.contains("#/record/"))
        );
        assert!(page.text_of("[data-copied]").await?.contains("selected"));
        page.accessible("a link to copy").await
    })
    .await
}

#[tokio::test]
async fn the_same_game_is_played_from_a_link() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["strong", "beginner"]).await?;
        let first = page.saved().await?;
        page.open_replay().await?;
        page.click_on("[data-action='same-game']").await?;
        page.find("[data-screen='play']").await?;
        page.click_on("[data-action='copy-link']").await?;
        page.find("[data-copied]:not(:empty)").await?;
        let link = page.script("return copied.pop()").await?;
        page.delete_everything().await?;
        page.client.goto("about:blank").await?;
        page.client.goto(link.as_str().context("a link")?).await?;
        page.find("[data-screen='play']").await?;
        let shown = page.text_of("main").await?;
        for part in ["TAB1EE", "Anna (Very strong)", "Basile (Amateur)"] {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        page.accessible("a match to play").await?;
        let begun = page.saved_in("dekal").await?;
        assert_eq!(begun, Value::Null, "nothing begins by itself");
        page.click_on("[data-action='start']").await?;
        page.wait_for(&["reveal"]).await?;
        let again = page.saved().await?;
        for field in ["rules", "seats", "seed"] {
            assert_eq!(again[field], first[field], "{field}");
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_seed_is_played_as_it_is_typed() -> Result<()> {
    Page::run(async |page| {
        page.forget_everything().await?;
        for (typed, seed) in [("tab1ee", "TAB1EE"), (" FZZZZ-ZZZZ ZZZZ ", "FZZZZZZZZZZZZ")] {
            page.open_screen("/dekal/new").await?;
            page.find("#seed").await?.send_keys(typed).await?;
            page.click_on("[data-screen='options'] .button.primary")
                .await?;
            page.until_saved("dekal", |save| save["seed"] == seed)
                .await?;
        }
        // The typed text is still there, and the screen says how it was read.
        page.script("history.back()").await?;
        page.until("return document.querySelector('#seed')?.value === ' FZZZZ-ZZZZ ZZZZ '")
            .await?;
        let told = page.text_of("#seed-help").await?;
        assert!(told.contains("read as FZZZZZZZZZZZZ"), "{told}");
        page.accessible("a seed that is read otherwise").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn links_that_lead_to_no_game_say_so_in_the_persons_language() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        page.click_on("[data-action='copy-link']").await?;
        page.find("[data-copied]:not(:empty)").await?;
        let link = page.script("return copied.pop()").await?;
        let link = link
            .as_str()
            .and_then(|link| link.trim_end_matches('/').rsplit('/').next());
        let link = link.context("a link")?.to_owned();
        let cut = &link[..link.len() / 2];
        let newer = format!("BQ{}", &link[2..]);
        let huge = "A".repeat(20_000);
        let links = [
            (cut, ["damaged", "endommagé"]),
            ("%3Cscript%3E", ["damaged", "endommagé"]),
            ("zzzz", ["not a game", "pas une partie"]),
            (newer.as_str(), ["newer version", "plus récente"]),
            (huge.as_str(), ["far too large", "bien trop gros"]),
        ];
        for (place, lang) in ["en", "fr"].into_iter().enumerate() {
            page.choose_language(lang).await?;
            for kind in ["record", "play"] {
                for (held, parts) in &links {
                    page.open_screen(&format!("/{kind}/{held}")).await?;
                    let shown = page.text_of("[data-why]").await?;
                    assert!(shown.contains(parts[place]), "{kind} {held:.20}: {shown}");
                }
                page.accessible(&format!("a bad link, {lang}")).await?;
            }
            page.open_screen("/nowhere/at/all").await?;
            let shown = page.text_of("main").await?;
            let sentence = ["nothing at this address", "rien à cette adresse"][place];
            assert!(shown.contains(sentence), "{shown}");
            page.open_screen("/games/0123456789abcdef").await?;
            let shown = page.text_of("[data-why]").await?;
            assert!(
                shown.contains(["on this device", "cet appareil"][place]),
                "{shown}"
            );
        }
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        page.no_complaints().await
    })
    .await
}
