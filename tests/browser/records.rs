//! The games that were played: kept, listed, replayed, exported, imported, and
//! shared as links.

use crate::harness::Page;
use anyhow::{Context, Result, bail};
use engine::Record;
use engine::dekal::Dekal;
use serde_json::{Value, json};

/// Listens to what is saved as a file, and to what is copied.
pub const CATCH: &str = "
    window.saved = [];
    const [click, make] = [HTMLElement.prototype.click, URL.createObjectURL];
    const blobs = new Map();
    URL.createObjectURL = (blob) => {
        const address = make(blob);
        blobs.set(address, blob);
        return address;
    };
    HTMLElement.prototype.click = function () {
        if (!this.download) return click.call(this);
        const name = this.download;
        blobs.get(this.href).text().then((text) => window.saved.push({ name, text }));
    };
    window.copied = [];
    const clipboard = { writeText: async (text) => { window.copied.push(text); } };
    Object.defineProperty(navigator, 'clipboard', {
        get: () => window.noClipboard ? undefined : clipboard });";

impl Page {
    /// Opens a screen by the part of its address after `#`.
    pub async fn open_screen(&self, hash: &str) -> Result<()> {
        self.script(&format!("location.hash = '#{hash}';")).await?;
        self.reload().await?;
        self.find("main[data-screen] h1").await?;
        Ok(())
    }

    /// Opens the list of games played.
    pub async fn open_records(&self) -> Result<()> {
        self.open_screen("/games").await?;
        self.find("[data-screen='records']").await?;
        Ok(())
    }

    /// Plays one round of Dékal to its end.
    pub async fn play_one(&self, bots: &[&str]) -> Result<()> {
        self.sit_down_against(bots, "one").await?;
        self.finish().await
    }

    /// Looks at the latest game played.
    pub async fn open_replay(&self) -> Result<()> {
        self.open_records().await?;
        self.find("[data-action='replay']").await?.click().await?;
        self.find("[data-replay='0']").await?;
        Ok(())
    }

    pub async fn text_of(&self, css: &str) -> Result<String> {
        Ok(self.find(css).await?.text().await?)
    }

    pub async fn click_on(&self, css: &str) -> Result<()> {
        Ok(self.find(css).await?.click().await?)
    }

    /// How many games are listed.
    async fn listed(&self) -> Result<u64> {
        let count = self.script("return document.querySelectorAll('[data-record]').length");
        count.await?.as_u64().context("a number")
    }

    /// The file that was saved last, once it is there: its name and its text.
    pub async fn file(&self) -> Result<(String, String)> {
        let file = self
            .script_async(
                "const look = () => saved.length ? done(saved.pop()) : setTimeout(look, 20); look();",
            )
            .await?;
        let part = |name: &str| Some(file[name].as_str()?.to_owned());
        part("name").zip(part("text")).context("a file")
    }

    /// Has the person choose files of these names and texts.
    pub async fn choose_files(&self, files: &[(&str, &str)]) -> Result<()> {
        let files = Value::from(
            files
                .iter()
                .map(|(name, text)| json!([name, text]))
                .collect::<Vec<_>>(),
        );
        self.script_async(&format!(
            "const news = document.querySelector('[data-news]');
             const options = {{ childList: true, characterData: true, subtree: true }};
             new MutationObserver(() => done()).observe(news, options);
             const transfer = new DataTransfer();
             for (const [name, text] of {files}) transfer.items.add(new File([text], name));
             const input = document.querySelector('[data-action=import]');
             input.files = transfer.files;
             input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ))
        .await?;
        Ok(())
    }

    /// Waits until a step of the replay is shown.
    async fn shows(&self, step: usize) -> Result<()> {
        self.find(&format!("[data-replay='{step}']")).await?;
        Ok(())
    }

    async fn press_key(&self, key: &str) -> Result<()> {
        self.script(&format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
                 {{ key: '{key}', bubbles: true, cancelable: true }}))"
        ))
        .await?;
        Ok(())
    }

    /// What the slider counts to.
    async fn last_step(&self) -> Result<usize> {
        let last = self.script("return Number(document.querySelector('.replay-steps input').max)");
        Ok(usize::try_from(last.await?.as_u64().context("a number")?)?)
    }
}

#[tokio::test]
async fn a_game_is_kept_when_it_is_over_and_told_of_on_the_list() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular", "beginner"]).await?;
        let record = page.saved().await?;
        page.leave().await?;
        page.click_on("main a[href='#/games']").await?;
        page.find("[data-screen='records']").await?;
        assert_eq!(page.listed().await?, 1);
        let told = page.text_of("[data-record]").await?;
        for words in ["Dékal", "You", "Anna (Regular)", "Basile (Beginner)"] {
            assert!(told.contains(words), "{words}: {told}");
        }
        for standing in record["result"]["standings"]
            .as_array()
            .context("a result")?
        {
            assert!(told.contains(&standing["score"].to_string()), "{told}");
        }
        let time = page
            .script(
                "const time = document.querySelector('[data-record] time');
                 const wanted = new Date(time.dateTime).toLocaleString('en',
                     { dateStyle: 'medium', timeStyle: 'short' });
                 const now = Math.abs(Date.now() - new Date(time.dateTime)) < 600000;
                 return now && time.textContent === wanted",
            )
            .await?;
        assert_eq!(time, true, "the time is local, and now");
        page.accessible("the games played").await?;
        // Once: the table may be opened as often as one likes.
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["match-over"]).await?;
        page.click_on("[data-action='rematch']").await?;
        page.wait_for(&["reveal"]).await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_that_is_replaced_is_kept_if_somebody_played_it() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        let again = async || -> Result<()> {
            page.open_screen("/dekal/new").await?;
            page.click_on("[data-screen='options'] .button.primary")
                .await?;
            page.find("[data-table] .cell").await?;
            page.wait_for(&["reveal"]).await?;
            Ok(())
        };
        again().await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 0, "nobody has played it");
        page.find("[data-none]:not([hidden])").await?;
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        again().await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        assert!(
            page.text_of("[data-record]")
                .await?
                .contains("Not finished")
        );
        page.open_replay().await
    })
    .await
}

#[tokio::test]
async fn a_game_is_replayed_by_buttons_keys_and_slider() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        let last = page.last_step().await?;
        assert!(last > 30, "sixteen turns of two drafts: {last}");
        assert_eq!(page.text_of("[data-prompt]").await?, "The match begins.");
        for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"] {
            page.press_key(key).await?;
        }
        page.shows(2).await?;
        page.click_on("[data-action='forward']").await?;
        page.shows(3).await?;
        page.click_on("[data-action='back']").await?;
        page.shows(2).await?;
        let said = page.text_of("[data-prompt]").await?;
        let line = page
            .script("return [...document.querySelectorAll('[data-log] li')].map((li) => li.textContent)")
            .await?;
        let line = line.as_array().context("a list")?;
        assert!(line.iter().any(|line| *line == json!(said)), "{said}");
        page.press_key("End").await?;
        page.shows(last).await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("the end of a replay").await?;
        page.click_on("[data-action='first']").await?;
        page.shows(0).await?;
        page.script(
            "const slider = document.querySelector('.replay-steps input');
             slider.value = 17; slider.dispatchEvent(new Event('input', { bubbles: true }));",
        )
        .await?;
        page.shows(17).await?;
        let spoken = page
            .script("return document.querySelector('.replay-steps input').getAttribute('aria-valuetext')")
            .await?;
        assert_eq!(spoken, format!("Step 17 of {last}"));
        page.accessible("a replay").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_replay_can_only_be_looked_at() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        let before = page.saved_of("dekal").await?;
        page.press_key("ArrowRight").await?;
        page.shows(1).await?;
        page.script(
            "for (const button of document.querySelectorAll('.cell, .edge, .centre-slot'))
                 button.click();",
        )
        .await?;
        let lit = page
            .script("return document.querySelectorAll('.stage .is-lit').length")
            .await?;
        assert_eq!(lit, 0, "nothing invites to play");
        let step = page.script("return document.querySelector('[data-replay]').dataset.replay");
        assert_eq!(step.await?, "1");
        assert_eq!(page.saved_of("dekal").await?, before);
        for action in ["undo", "skip", "rematch", "next-round"] {
            let shown = page
                .script(&format!(
                    "return document.querySelector('[data-action={action}]').checkVisibility()"
                ))
                .await?;
            assert_eq!(shown, false, "{action}");
        }
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn games_of_every_kind_are_replayed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], true).await?;
        page.begin_with("A").await?;
        page.finish_detrak().await?;
        page.open_replay().await?;
        page.press_key("End").await?;
        let last = page.last_step().await?;
        page.shows(last).await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("a replay of Détrak").await?;
        page.sit_down_to_dumble(&["regular"]).await?;
        page.play_dumble(Page::discard_last, Page::draw).await?;
        page.open_screen("/dumble/new").await?;
        page.click_on("[data-screen='options'] .button.primary")
            .await?;
        page.wait_for(&["discard", "wait"]).await?;
        page.open_replay().await?;
        for step in 1..=6 {
            page.press_key("ArrowRight").await?;
            page.shows(step).await?;
        }
        page.accessible("a replay of Dumble").await?;
        page.press_key("End").await?;
        page.find(".result:not([hidden])").await?;
        page.sit_down_to_debacle("red", "beginner").await?;
        page.play_debacle(Page::do_by_tapping).await?;
        page.open_replay().await?;
        let last = page.last_step().await?;
        for step in 1..=last {
            page.press_key("ArrowRight").await?;
            page.shows(step).await?;
        }
        page.find(".result:not([hidden])").await?;
        page.accessible("a replay of Débâcle").await?;
        page.click_on("[data-look='back']").await?;
        page.press_key("ArrowLeft").await?;
        page.shows(last - 1).await?;
        page.find(".result[hidden]").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_game_is_deleted_once_the_person_is_sure() -> Result<()> {
    Page::run(async |page| {
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='delete']").await?;
        page.find("[data-action='cancel']:focus").await?;
        page.accessible("whether to delete").await?;
        page.click_on("[data-action='cancel']").await?;
        assert_eq!(page.listed().await?, 1);
        page.click_on("[data-action='delete']").await?;
        page.click_on("[data-action='delete-sure']").await?;
        page.find("[data-none]:not([hidden])").await?;
        assert_eq!(page.listed().await?, 0);
        assert!(page.text_of("[data-news]").await?.contains("deleted"));
        page.open_screen("/dekal/table").await?;
        page.wait_for(&["match-over"]).await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 0, "it does not come back");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn games_go_through_files_and_come_back() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='export']").await?;
        let (name, one) = page.file().await?;
        assert!(
            name.starts_with("tablee-") && name.ends_with(".json"),
            "{name}"
        );
        page.click_on("[data-action='export-all']").await?;
        let (_, all) = page.file().await?;
        let listed = page.text_of("[data-record]").await?;
        for file in [&one, &all] {
            page.choose_files(&[("again.json", file)]).await?;
            assert_eq!(page.text_of("[data-news]").await?, "Already here: 1.");
            page.click_on("[data-action='delete']").await?;
            page.click_on("[data-action='delete-sure']").await?;
            page.find("[data-none]:not([hidden])").await?;
            page.choose_files(&[("again.json", file)]).await?;
            page.find("[data-record]").await?;
            assert_eq!(page.text_of("[data-news]").await?, "Imported: 1.");
            assert_eq!(page.text_of("[data-record]").await?, listed);
        }
        page.open_replay().await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_browser_saves_the_file_that_it_is_given() -> Result<()> {
    Page::run(async |page| {
        let folder = tempfile::tempdir()?;
        page.save_files_in(folder.path()).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='export']").await?;
        let id = page
            .script("return document.querySelector('[data-record]').dataset.record")
            .await?;
        let name = format!("tablee-{}.json", id.as_str().context("a text")?);
        let begun = std::time::Instant::now();
        let text = loop {
            match std::fs::read_to_string(folder.path().join(&name)) {
                Ok(text) if !text.is_empty() => break text,
                _ if begun.elapsed().as_secs() > 20 => bail!("{name} was not saved"),
                _ => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            }
        };
        Record::<Dekal>::from_json(&text)?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn files_that_are_no_games_say_so_in_the_persons_language() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='export']").await?;
        let (_, good) = page.file().await?;
        let cut = &good[..good.len() / 2];
        let lie = good.replacen("1:", "2:", 1);
        let newer = good.replacen("\"version\":1", "\"version\":9", 1);
        let huge = " ".repeat(6_500_000);
        let script = r#"{"format":"tablee-record","version":1,"game":"<script>throw 1</script>"}"#;
        let files = [
            (cut, ["damaged", "endommagé"]),
            (lie.as_str(), ["damaged", "endommagé"]),
            (r#"{"some":"json"}"#, ["not a game", "pas une partie"]),
            (script, ["not a game", "pas une partie"]),
            (newer.as_str(), ["newer version", "plus récente"]),
            (huge.as_str(), ["far too large", "bien trop gros"]),
        ];
        for (place, lang) in ["en", "fr"].into_iter().enumerate() {
            page.choose_language(lang).await?;
            for (text, words) in &files {
                page.open_records().await?;
                page.choose_files(&[("x.json", text)]).await?;
                let told = page.text_of("[data-news]").await?;
                assert!(
                    told.contains("x.json") && told.contains(words[place]),
                    "{told}"
                );
                assert_eq!(page.listed().await?, 1);
            }
            page.accessible(&format!("a bad file, {lang}")).await?;
        }
        page.open_records().await?;
        page.choose_files(&[("bad.json", cut), ("good.json", &good)])
            .await?;
        let told = page.text_of("[data-news]").await?;
        assert!(
            told.contains("bad.json") && told.contains("Déjà là"),
            "{told}"
        );
        page.no_complaints().await
    })
    .await
}

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
        // Somebody else opens it, who has no games.
        page.script("localStorage.clear()").await?;
        page.client.goto("about:blank").await?;
        page.client.goto(&link).await?;
        page.find("[data-replay='0']").await?;
        assert_eq!(page.last_step().await?, last);
        page.click_on("[data-action='keep']").await?;
        page.find("[data-told]:not(:empty)").await?;
        page.click_on("[data-action='last']").await?;
        page.find(".result:not([hidden])").await?;
        page.accessible("a game from a link").await?;
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        page.click_on("[data-action='export']").await?;
        let (_, text) = page.file().await?;
        let kept: Value = serde_json::from_str(&text)?;
        for field in ["rules", "seats", "seed", "log", "result"] {
            assert_eq!(kept[field], played[field], "{field}");
        }
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
        page.script("localStorage.clear()").await?;
        page.client.goto("about:blank").await?;
        page.client.goto(link.as_str().context("a link")?).await?;
        page.find("[data-screen='play']").await?;
        let told = page.text_of("main").await?;
        for words in ["TAB1EE", "Anna (Strong)", "Basile (Beginner)"] {
            assert!(told.contains(words), "{words}: {told}");
        }
        page.accessible("a match to play").await?;
        let begun = page.script("return localStorage.getItem('tablee.dekal.match')");
        assert_eq!(begun.await?, Value::Null, "nothing begins by itself");
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
async fn links_that_lead_to_no_game_say_so_in_the_persons_language() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_replay().await?;
        page.click_on("[data-action='copy-link']").await?;
        page.find("[data-copied]:not(:empty)").await?;
        let link = page.script("return copied.pop()").await?;
        let link = link.as_str().and_then(|link| link.rsplit('/').next());
        let link = link.context("a link")?.to_owned();
        let cut = &link[..link.len() / 2];
        let newer = format!("Ag{}", &link[2..]);
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
                for (held, words) in &links {
                    page.open_screen(&format!("/{kind}/{held}")).await?;
                    let told = page.text_of("[data-why]").await?;
                    assert!(told.contains(words[place]), "{kind} {held:.20}: {told}");
                }
                page.accessible(&format!("a bad link, {lang}")).await?;
            }
            page.open_screen("/games/0123456789abcdef").await?;
            let told = page.text_of("[data-why]").await?;
            assert!(
                told.contains(["on this device", "cet appareil"][place]),
                "{told}"
            );
        }
        page.open_records().await?;
        assert_eq!(page.listed().await?, 1);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_kept_game_that_is_damaged_is_listed_and_can_be_saved() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.script(
            "for (const key of Object.keys(localStorage))
                 if (key.startsWith('tablee.games.'))
                     localStorage.setItem(key, localStorage.getItem(key).slice(0, 40));",
        )
        .await?;
        page.open_records().await?;
        assert!(page.text_of("[data-record]").await?.contains("damaged"));
        page.accessible("a damaged game").await?;
        page.click_on("[data-action='export']").await?;
        let (_, text) = page.file().await?;
        assert_eq!(text.len(), 40);
        page.click_on("[data-action='export-all']").await?;
        let (_, all) = page.file().await?;
        assert!(all.contains(&json!(text).to_string()), "nothing is lost");
        page.click_on("[data-action='delete']").await?;
        page.click_on("[data-action='delete-sure']").await?;
        page.find("[data-none]:not([hidden])").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_oldest_game_goes_when_there_are_too_many_and_the_table_says_so() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["regular"], "one").await?;
        page.script(
            "for (let index = 1000; index < 1300; index += 1)
                 localStorage.setItem(`tablee.games.${index}.${index}`, '{}');",
        )
        .await?;
        page.finish().await?;
        let told = page.text_of("[data-notice]:not([hidden])").await?;
        assert!(told.contains("oldest"), "{told}");
        page.accessible("the oldest game is dropped").await?;
        let kept = page
            .script(
                "const keys = Object.keys(localStorage).filter((key) => key.startsWith('tablee.games.'));
                 return [keys.length, keys.includes('tablee.games.1000.1000'),
                     keys.includes('tablee.games.1001.1001')]",
            )
            .await?;
        assert_eq!(kept, json!([300, false, true]));
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn settings_go_along_with_the_games_and_come_back_if_they_are_wanted() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.script(
            "localStorage.setItem('tablee.settings', JSON.stringify(
                 { speed: 'none', lang: 'en', patterns: true, theme: 'contrast' }));",
        )
        .await?;
        page.reload().await?;
        page.open_records().await?;
        page.click_on("[data-action='export-all']").await?;
        let (_, file) = page.file().await?;
        page.choose_files(&[("same.json", &file)]).await?;
        page.find("[data-settings-offer][hidden]").await?;
        for (action, contrast) in [("leave-settings", false), ("take-settings", true)] {
            page.script(
                "localStorage.setItem('tablee.settings', JSON.stringify(
                     { speed: 'none', lang: 'en' }));",
            )
            .await?;
            page.reload().await?;
            page.find("html:not([data-contrast]) [data-screen='records']")
                .await?;
            page.choose_files(&[("other.json", &file)]).await?;
            page.find("[data-settings-offer]:not([hidden])").await?;
            page.accessible("settings that came with a file").await?;
            page.click_on(&format!("[data-action='{action}']")).await?;
            page.find("[data-settings-offer][hidden]").await?;
            let on = "return document.documentElement.hasAttribute('data-contrast')";
            assert_eq!(page.script(on).await?, contrast, "{action}");
        }
        page.no_complaints().await
    })
    .await
}
