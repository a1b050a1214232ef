//! Ways of hosting: unpacked from the archive in any folder, and in frames of other sites.

use crate::harness::{Page, Setup, Start, only_in};
use crate::skipping::last_entries;
use anyhow::{Context, Result};
use engine::dekal::Dekal;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;
use xtask::archive;
use xtask::browser::Kind;
use xtask::serve::{Host, Server};

/// Why frames without an origin are not tested in WebKit.
const NO_SCRIPTS: &str = "it treats no script in such a frame as the page's own";

/// A portal: another site, whose page shows the game in a frame.
struct Portal {
    server: Server,
    _dir: TempDir,
}

impl Portal {
    fn open(game: &str, sandbox: &str) -> Result<Portal> {
        let dir = tempfile::tempdir()?;
        let page = format!(
            "<!doctype html><title>Portal</title><h1>Portal</h1>
             <iframe sandbox=\"{sandbox}\" src=\"{game}\" width=1200 height=800></iframe>"
        );
        fs::write(dir.path().join("index.html"), page)?;
        let server = Server::start(dir.path(), "/", 0, Host::Plain)?;
        Ok(Portal { server, _dir: dir })
    }

    /// The address, which is of another site than the game's, not only of another port.
    fn url(&self) -> String {
        self.server.url().replace("127.0.0.1", "localhost")
    }
}

impl Page {
    /// Opens the portal and goes on in its frame.
    async fn enter(&self, portal: &Portal) -> Result<()> {
        self.client.goto(&portal.url()).await?;
        self.find("iframe").await?;
        self.enter_frame(0).await?;
        self.find("h1").await?;
        Ok(())
    }

    /// Plays a round of Dékal and a game of Détrak against bots, the second with learned weights, where
    /// nothing can be saved.
    async fn play_unsaved(&self) -> Result<()> {
        self.script("location.hash = '#/settings'").await?;
        self.choose("speed", 3).await?;
        self.script("location.hash = '#/dekal/table'").await?;
        self.find("[data-table] .cell").await?;
        self.finish().await?;
        let shown = self.find(".unsaved:not([hidden])").await?.text().await?;
        assert!(shown.contains("lost when you close"), "{shown}");
        self.script("location.hash = '#/detrak/new'").await?;
        self.click_on(".chair .pip:last-child").await?;
        self.find(".chair .pip:last-child > :checked").await?;
        self.find(".panel button.primary").await?.click().await?;
        self.begin_with("A").await?;
        self.finish_detrak().await
    }

    /// Chooses an option of a setting.
    async fn choose(&self, name: &str, place: usize) -> Result<()> {
        let css = format!("input[name='{name}'][value='{place}']");
        self.find(&css).await?.click().await?;
        Ok(())
    }
}

#[tokio::test]
async fn a_sandboxed_frame_of_no_origin_plays_on_and_says_that_it_cannot_save() -> Result<()> {
    if !only_in(&[Kind::Chromium, Kind::Firefox], NO_SCRIPTS)? {
        return Ok(());
    }
    let setup = Setup {
        is_kept: true,
        host: Host::Open,
        ..Setup::default()
    };
    setup
        .run(async |page| {
            let portal = Portal::open(&page.url(), "allow-scripts")?;
            page.enter(&portal).await?;
            assert_eq!(page.script("return self.origin").await?, "null");
            page.play_unsaved().await?;
            page.script("location.hash = '#/settings'").await?;
            page.find("[data-offline='none']").await?;
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_sandboxed_frame_that_may_load_nothing_says_where_to_play() -> Result<()> {
    Page::run(async |page| {
        let portal = Portal::open(&page.url(), "allow-scripts")?;
        page.enter(&portal).await?;
        // WebKit does not load style sheets there either, which would hide the texts of other languages.
        let needed = match page.kind {
            Kind::WebKit => "[data-framed][lang='en']",
            Kind::Chromium | Kind::Firefox => "[data-framed].is-spoken.is-needed",
        };
        let notice = page.find(needed).await?;
        assert!(notice.is_displayed().await?, "in the person's language");
        let text = notice.text().await?;
        assert!(text.contains("in a tab of its own"), "{text}");
        let link = format!("return document.querySelector(\"{needed} a\").href");
        assert_eq!(page.script(&link).await?, page.url());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_frame_whose_storage_is_blocked_plays_on_and_says_that_it_cannot_save() -> Result<()> {
    if !only_in(
        &[Kind::Chromium, Kind::Firefox],
        "it cannot be told to block storage",
    )? {
        return Ok(());
    }
    let setup = Setup {
        start: Start {
            storage_blocked: true,
            ..Start::default()
        },
        is_kept: true,
        ..Setup::default()
    };
    setup
        .run(async |page| {
            let portal = Portal::open(&page.url(), "allow-scripts allow-same-origin")?;
            page.enter(&portal).await?;
            let denied = page
                .script("try { return !localStorage; } catch (error) { return error.name; }")
                .await?;
            assert_eq!(denied, "SecurityError");
            page.play_unsaved().await
        })
        .await
}

#[tokio::test]
async fn the_archive_works_unpacked_in_any_folder() -> Result<()> {
    let build = std::env::var_os("TABLEE_DIST").context("TABLEE_DIST names the build")?;
    let host = tempfile::tempdir()?;
    let file = host.path().join("tablee.zip");
    archive::pack(&PathBuf::from(build), &file)?;
    archive::unpack(&file, &host.path().join("games/42-more/v1"))?;
    fs::write(
        host.path().join("index.html"),
        "<!doctype html><link rel=icon href=data:,>",
    )?;
    let setup = Setup {
        dir: Some(host.path().to_owned()),
        path: "games/42-more/v1/index.html",
        is_kept: true,
        ..Setup::default()
    };
    setup
        .run(async |page| {
            page.open_home().await?;
            page.script("location.hash = '#/settings'").await?;
            page.find("[data-offline='complete']").await?;
            page.sit_down_against(&["expert"], "one").await?;
            last_entries::<Dekal>(page, 20).await?;
            page.finish().await?;
            page.no_complaints().await
        })
        .await
}
