//! Duels: both ways between two people, sealed until one's own match is over, given up, and refused.

use crate::harness::{Page, Tab, only_in};
use crate::records::CATCH;
use crate::skipping::{end, play_on};
use anyhow::{Context, Result, ensure};
use engine::detrak::{Detrak, Rules};
use engine::{Match, Player, Record, Seed};
use protocol::Level;
use xtask::browser::Kind;

/// Why a test does not run elsewhere.
const NO_OTHER: &str =
    "scripts that run before those of the page are not there for another user context";
/// Bots move at once, in English.
const SETTINGS: &str =
    "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }))";

impl Page {
    /// Sends the match of the screen as a duel, or as an answer, under a name; returns the part of its address after `#`.
    async fn send_duel_as(&self, name: &str) -> Result<String> {
        let field = self.find("[data-challenge] input[name='own-name']").await?;
        field.clear().await?;
        field.send_keys(name).await?;
        self.script("copied.length = 0").await?;
        self.click_on("[data-action='copy-duel']").await?;
        self.until("return copied.length === 1").await?;
        let link = self.script("return copied[0]").await?;
        let link = link.as_str().context("a link")?;
        let (_, path) = link.split_once('#').context("an address")?;
        Ok(path.to_owned())
    }

    /// Whether a number stands anywhere in the document, as all of a text.
    async fn tells(&self, number: i64) -> Result<bool> {
        let html = self
            .script("return document.documentElement.outerHTML")
            .await?;
        Ok(html
            .as_str()
            .context("a document")?
            .replace('−', "-")
            .contains(&format!(">{number}<")))
    }

    /// Opens a duel and plays it to its end, with a reload after the first note; `number` must not be told before.
    async fn plays_duel(&self, number: i64) -> Result<()> {
        self.click_on("[data-action='accept']").await?;
        self.begin_with("A").await?;
        self.roll().await?;
        self.note_anywhere().await?;
        self.wait_for(&["roll"]).await?;
        ensure!(!self.tells(number).await?, "told at the table");
        self.reload().await?;
        self.wait_for(&["roll"]).await?;
        self.finish_detrak().await?;
        self.click_on("[data-action='compare']").await?;
        self.find("[data-friend='open'] [data-verdict]").await?;
        Ok(())
    }

    /// The points of a side of the comparison.
    async fn side(&self, side: &str) -> Result<i64> {
        let own = format!("[data-side='{side}'] li:first-child .score");
        Ok(self.text_of(&own).await?.replace('−', "-").parse()?)
    }
}

/// The text of a link with a game of Détrak alone, of which so many entries are played.
pub fn alone(name: &str, seed: u64, entries: usize) -> Result<String> {
    let rules = Rules {
        players: 1,
        ..Rules::default()
    };
    let mut whole = Match::<Detrak>::new(rules)?;
    play_on(&mut whole, Seed(seed), |_| Level::Casual);
    let log = whole.log().iter().take(entries).copied();
    let record = Record {
        players: vec![Player {
            name: name.into(),
            bot: None,
        }],
        seed: Seed(seed),
        play: Match::replay(rules, log).ok().context("a match")?,
        ended: Some(1_764_000_000_000),
        practice: false,
        assisted: false,
    };
    record.to_link().context("a link")
}

#[tokio::test]
async fn a_duel_goes_both_ways_and_stays_sealed_until_ones_own_is_over() -> Result<()> {
    if !only_in(&[Kind::Chromium], NO_OTHER)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.sit_down_to_detrak(&[], false).await?;
        end::<Detrak>(page).await?;
        let score = page.saved().await?["result"]["standings"][0]["score"].clone();
        let score = score.as_i64().context("a score")?;
        page.click_on("[data-action='share']").await?;
        let sent = page.send_duel_as("Zoé").await?;
        page.rows_are("exchanges", 1).await?;
        page.fits_day_and_night("sharing", (1280, 800)).await?;

        let zoe: Tab = page.tab();
        let (max, stranger) = page.open_tab_of_somebody_else().await?;
        // What messengers add does no harm.
        page.open(&format!("{sent}).?utm_source=x"), SETTINGS)
            .await?;
        page.find("[data-friend='sealed']").await?;
        ensure!(!page.tells(score).await?, "told before anything is played");
        page.looks_right("a duel, sealed").await?;
        page.plays_duel(score).await?;
        ensure!(page.side("their").await? == score);
        let own = page.side("own").await?;
        let verdict = page
            .find("[data-verdict]")
            .await?
            .attr("data-verdict")
            .await?;
        let expected = ["lost", "equal", "won"][(own.cmp(&score) as i8 + 1) as usize];
        ensure!(
            verdict.as_deref() == Some(expected),
            "{own}, {score}: {verdict:?}"
        );
        page.looks_right("a duel, both sides").await?;
        page.games_are(1).await?;
        let answer = page.send_duel_as("Max").await?;
        // The table is over: its address shows the same.
        page.turn_to(&zoe).await?;
        page.open(&answer, "").await?;
        page.find("[data-friend='open'] [data-verdict]").await?;
        ensure!(page.side("own").await? == score);
        ensure!(page.side("their").await? == own);
        ensure!(page.text_of("[data-friend='open'] h2").await? == "You and Max");
        // One's own link adds nobody.
        page.open(&sent, "").await?;
        page.find("[data-own-duel]:not([hidden])").await?;
        page.rows_are("exchanges", 2).await?;
        page.open("/duel", "").await?;
        let said = page.text_of(".duel-list li").await?;
        ensure!(
            said.contains("Détrak · Max") && said.contains("both have played"),
            "{said}"
        );
        page.turn_to(&max).await?;
        page.leave_somebody_else(&zoe, &stranger).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_duel_can_be_given_up_and_removed_and_a_link_that_is_none_is_refused() -> Result<()> {
    Page::run(async |page| {
        let sent = alone("Zoé", 7, usize::MAX)?;
        page.open(&format!("/duel/{sent}/"), SETTINGS).await?;
        page.click_on("[data-action='give-up']").await?;
        page.find("[data-friend='open'] [data-side='their'] .score")
            .await?;
        page.find("h1:focus").await?;
        let gone = "return document.querySelector('[data-side=own], [data-action=accept], [data-challenge]') === null";
        ensure!(page.script(gone).await? == true, "no answer to what was given up");
        page.picture("a duel, given up").await?;
        // It stays so.
        page.open(&format!("/duel/{sent}/"), "").await?;
        page.find("[data-friend='open']").await?;
        page.click_on("[data-action='remove']").await?;
        page.click_on("[data-action='remove-sure']").await?;
        page.find("main[data-screen='duels'] h1").await?;
        // That the result was seen stays known.
        page.rows_are("exchanges", 1).await?;
        for (bad, why) in [
            (sent[..sent.len() - 4].to_owned(), "damaged"),
            (sent[..40].to_owned(), "damaged"),
            (alone("Zoé", 7, 9)?, "not over"),
        ] {
            page.open(&format!("/duel/{bad}/"), "").await?;
            let told = page
                .text_of("main[data-screen='refusal'] [data-why]")
                .await?;
            ensure!(told.contains(why), "{bad}: {told}");
        }
        page.rows_are("exchanges", 1).await?;
        page.no_complaints().await
    })
    .await
}

/// Keeps what is saved as a file, and has the device take what is sent.
const CATCH_PICTURES: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.picture = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = () => {};
    window.sent = [];
    navigator.canShare = () => true;
    navigator.share = async (message) => { window.sent.push(message); };";

/// The size of the last picture, how many colours it has, and whether its corner is dark.
const LOOK_AT_PICTURE: &str = "createImageBitmap(window.picture).then((image) => {
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const colours = new Set(new Uint32Array(data.buffer)).size;
    const middle = 4 * Math.floor(image.width / 2);
    const dark = data[middle] + data[middle + 1] + data[middle + 2] < 384;
    done([image.width, image.height, colours, data[middle + 3], dark]);
}, (error) => done(String(error)));";

#[tokio::test]
async fn the_final_table_is_saved_as_a_picture_and_sent_with_the_link() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH_PICTURES).await?;
        page.sit_down_against(&["regular"], "one").await?;
        end::<engine::dekal::Dekal>(page).await?;
        page.click_on("[data-action='share']").await?;
        page.find("[data-picture]").await?;
        for theme in ["light", "dark"] {
            page.lit_by(theme).await?;
            page.script("window.picture = undefined").await?;
            page.click_on("[data-action='save-picture']").await?;
            page.until("return window.picture !== undefined").await?;
            let found = page.script_async(LOOK_AT_PICTURE).await?;
            let number = |place: usize| found[place].as_f64().with_context(|| found.to_string());
            let size = page
                .script("const { width, height } = document.querySelector('[data-picture]').getBoundingClientRect(); return [Math.ceil(2 * width), Math.ceil(2 * height)]")
                .await?;
            ensure!((&found[0], &found[1]) == (&size[0], &size[1]), "{found}, {size}");
            ensure!(number(2)? > 50.0 && number(3)? == 255.0, "{theme}: {found}");
            ensure!(found[4] == (theme == "dark"), "{theme}: {found}");
            page.find("[data-sent]:not([hidden])").await?;
        }
        page.click_on("[data-action='send']").await?;
        page.until("return sent.length === 1").await?;
        let sent = page
            .script("return [sent[0].text, sent[0].url, sent[0].files.map((file) => file.type)]")
            .await?;
        let text = sent[0].as_str().context("a text")?;
        ensure!(text.starts_with("Tablée, Dékal: ") && text.contains("Anna"), "{text}");
        ensure!(sent[1].as_str().is_some_and(|url| url.contains("#/record/")), "{sent}");
        ensure!(sent[2][0] == "image/png", "{sent}");
        page.no_complaints().await
    })
    .await
}
