//! Hints: requested by mouse and by key, carried out exactly, removed when the position changes, marked on
//! the table and announced.

use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use engine::debacle::Action as DebacleAction;
use engine::dekal::Action as DekalAction;
use engine::detrak::Action as DetrakAction;
use engine::dumble::Action as DumbleAction;

/// How a hint is asked for.
#[derive(Clone, Copy)]
enum Asking {
    Button,
    Key,
}

impl Page {
    /// Asks for a hint; returns the best action in the game's notation, or an empty text if all are equally
    /// good.
    async fn hint(&self, asking: Asking) -> Result<String> {
        match asking {
            Asking::Button => self.find("[data-action='hint']").await?.click().await?,
            Asking::Key => self.find("body").await?.send_keys("h").await?,
        }
        self.find("[data-action='hint'][aria-pressed='true']")
            .await?;
        let hint = self.find("[data-hint]").await?;
        ensure!(!hint.text().await?.is_empty(), "it is told in words");
        hint.attr("data-hint").await?.context("an attribute")
    }

    /// Fails unless no hint is shown any more.
    async fn hint_is_gone(&self) -> Result<()> {
        let shown = self
            .script(
                "return document.querySelectorAll('.hint-badge').length
                     + document.querySelector('[data-hint]').textContent.trim().length",
            )
            .await?;
        ensure!(shown == 0, "the hint is still there");
        Ok(())
    }

    /// The number of badges of the best action.
    async fn best_badges(&self) -> Result<u64> {
        let count = self
            .script("return document.querySelectorAll(\".hint-badge[data-rank='1']\").length")
            .await?;
        count.as_u64().context("a number")
    }

    /// How many actions a hint marks.
    async fn ranks(&self) -> Result<usize> {
        let ranks = "return new Set([...document.querySelectorAll('.hint-badge')]
            .map((badge) => badge.dataset.rank)).size";
        let count = self.script(ranks).await?;
        Ok(count.as_u64().context("a number")? as usize)
    }

    /// The last action of the person on the first seat, in the game's notation.
    async fn last_done(&self) -> Result<String> {
        let record = self.saved().await?;
        let log = record["log"].as_array().context("a log")?.iter().rev();
        let own = |entry: &serde_json::Value| {
            let text = entry.as_str()?.strip_prefix("1:")?;
            Some(text.to_owned())
        };
        log.into_iter().find_map(own).context("nothing was done")
    }

    async fn press_on(&self, css: &str) -> Result<()> {
        self.find(css).await?.click().await?;
        Ok(())
    }
}

#[tokio::test]
async fn a_hint_at_dekal_is_followed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["regular", "strong"], "one").await?;
        for asking in [Asking::Key, Asking::Button, Asking::Key] {
            page.wait_for(&["reveal"]).await?;
            let best = page.hint(asking).await?;
            if let Ok(DekalAction::Reveal(cell)) = best.parse() {
                assert_eq!(page.best_badges().await?, 1);
                page.press_on(&format!("[data-cell='{cell}']")).await?;
                page.wait_for(&["draft"]).await?;
                assert_eq!(page.last_done().await?, best);
            } else {
                assert_eq!(best, "", "before the first card all are alike");
                page.reveal().await?;
                page.wait_for(&["draft"]).await?;
            }
            page.hint_is_gone().await?;
            let best = page.hint(asking).await?;
            let Ok(DekalAction::Draft(draft)) = best.parse() else {
                anyhow::bail!("what is {best}?");
            };
            assert_eq!(page.best_badges().await?, 2, "on the card and the edge");
            page.press_on(&format!("[data-card='{}']", draft.card))
                .await?;
            page.press_on(&format!("[data-push='{}']", draft.push))
                .await?;
            page.wait_for(&["reveal"]).await?;
            assert_eq!(page.last_done().await?, best);
            page.hint_is_gone().await?;
        }
        // The table says that there was help, and the save remembers it.
        assert_eq!(
            page.text_of(".bar [data-assisted]:not([hidden])").await?,
            "With help"
        );
        assert_eq!(page.saved().await?["assisted"], true);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_hint_at_detrak_is_followed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], true).await?;
        page.wait_for(&["start"]).await?;
        assert_eq!(page.hint(Asking::Button).await?, "", "any symbol will do");
        page.hint_is_gone().await.expect_err("it is told, though");
        page.press_on("[data-action='hint']").await?;
        page.hint_is_gone().await?;
        page.begin_with("C").await?;
        for asking in [Asking::Key, Asking::Button] {
            page.roll().await?;
            let best = page.hint(asking).await?;
            let Ok(DetrakAction::Note(note)) = best.parse() else {
                anyhow::bail!("what is {best}?");
            };
            assert_eq!(page.best_badges().await?, 2, "on both cells");
            let (one, other) = (note.first.to_string(), note.second.to_string());
            page.find(&format!("[data-cell='{one}'].is-advised .symbol"))
                .await?;
            page.note(&one, &other).await?;
            page.wait_for(&["roll"]).await?;
            assert_eq!(page.last_done().await?, best);
            page.hint_is_gone().await?;
            // There is no hint while the person is to roll the dice.
            page.find("[data-action='hint'][aria-disabled='true']")
                .await?;
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_hint_at_dumble_is_followed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["beginner"]).await?;
        for asking in [Asking::Key, Asking::Button, Asking::Key] {
            page.wait_for(&["discard"]).await?;
            let best = page.hint(asking).await?;
            let cards = match best.parse() {
                Ok(DumbleAction::Discard(cards)) => cards,
                Ok(DumbleAction::Call) => {
                    page.find("[data-action='dumble'] .hint-badge").await?;
                    return Ok(());
                }
                _ => anyhow::bail!("what is {best}?"),
            };
            let many = cards.as_slice().len() as u64;
            assert_eq!(page.best_badges().await?, many, "on every card");
            page.find(".play.is-previewed .playing-card").await?;
            for card in cards.as_slice() {
                page.choose_card(&card.to_string()).await?;
            }
            page.press_on("[data-action='discard']").await?;
            page.wait_for(&["draw"]).await?;
            assert_eq!(page.last_done().await?, best);
            page.hint_is_gone().await?;
            let best = page.hint(asking).await?;
            assert_eq!(page.best_badges().await?, 1);
            page.find("#play-drawn.is-previewed .playing-card").await?;
            match best.parse() {
                Ok(DumbleAction::Take(card)) => {
                    page.press_on(&format!("[data-source='latest'][data-card='{card}']"))
                        .await?;
                }
                Ok(DumbleAction::Stock) => page.draw().await?,
                _ => anyhow::bail!("what is {best}?"),
            }
            page.wait_for(&["discard", "round-over"]).await?;
            assert_eq!(page.last_done().await?, best);
            page.hint_is_gone().await?;
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_hint_at_debacle_is_followed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "regular").await?;
        for asking in [Asking::Key, Asking::Button, Asking::Key, Asking::Button] {
            page.wait_for(&["act", "rebound", "return", "doubles", "recover"])
                .await?;
            let before = page.saved_length().await?;
            let best = page.hint(asking).await?;
            let action: DebacleAction = best.parse().map_err(anyhow::Error::msg)?;
            assert_eq!(page.best_badges().await?, 1);
            page.find(".stroke.is-ghost [data-die='die'], [data-action='decline'] .hint-badge")
                .await?;
            page.do_by_tapping(action).await?;
            let record = page.saved().await?;
            assert_eq!(record["log"][before], format!("1:{best}"));
            page.hint_is_gone().await?;
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn while_it_is_thought_about_the_button_says_so() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], false).await?;
        page.script(
            "localStorage.setItem('tablee.settings',
                 JSON.stringify({ speed: 'none', lang: 'en', hints: false }));",
        )
        .await?;
        page.set_out_sheets(&["regular"], false).await?;
        page.begin_with("A").await?;
        page.roll().await?;
        let seen = page
            .script_async(
                "const button = document.querySelector('[data-action=hint]');
                 const sign = () => button.querySelector('path').getAttribute('d');
                 const [seen, bulb] = [[], sign()];
                 const look = () => {
                     seen.push([button.ariaBusy, sign() === bulb, button.textContent,
                         document.querySelector('[data-hint]').textContent.trim() !== ''].join());
                     if (seen.length === 3) done(seen);
                 };
                 look();
                 new MutationObserver(look).observe(document.body,
                     { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
                 button.click();",
            )
            .await?;
        let seen: Vec<String> = serde_json::from_value(seen)?;
        assert_eq!(
            seen,
            [
                "false,true,Hint,false",
                "true,false,Thinking…,true",
                "false,false,More,true"
            ]
        );
        // The key shows more moves, and then hides the hint.
        assert_eq!(page.ranks().await?, 1);
        page.find("[data-action='hint'][title='More']").await?;
        page.find("body").await?.send_keys("h").await?;
        page.find("[data-action='hint'][title='Hint (H)']").await?;
        assert_eq!(page.ranks().await?, 3);
        page.find("body").await?.send_keys("h").await?;
        page.find("[data-action='hint'][aria-pressed='false']")
            .await?;
        page.hint_is_gone().await
    })
    .await
}

#[tokio::test]
async fn where_no_hint_can_be_had_the_page_says_so_and_asks_again() -> Result<()> {
    const FORBID: &str = "
        window.OriginalWorker = window.Worker;
        window.Worker = class { constructor() { throw new Error('no'); } };";
    Page::run(async |page| {
        page.before_everything(FORBID).await?;
        page.sit_down_to_detrak(&[], false).await?;
        page.begin_with("A").await?;
        page.roll().await?;
        page.press_on("[data-action='hint']").await?;
        let again = page.find("[data-action='try-again']:not([hidden])").await?;
        page.is_refused("reload the page").await?;
        page.script("window.Worker = window.OriginalWorker").await?;
        again.click().await?;
        page.find("[data-action='hint'][aria-pressed='true']")
            .await?;
        assert!(page.best_badges().await? > 0);
        Ok(())
    })
    .await
}

/// Delays the workers' advice until `release()` is called. There are several workers on any machine.
const SLOW_WORKERS: &str = "
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });
    window.held = [];
    window.release = () => {
        const late = window.held;
        window.held = null;
        late.forEach(([worker, event]) => worker.hear(event));
    };
    // The first byte of a reply says what it is.
    const ADVICE = 1;
    const Original = window.Worker;
    window.Worker = class extends Original {
        hear(event) { this.heard?.call(this, event); }
        set onmessage(heard) {
            this.heard = heard;
            super.onmessage = (event) => window.held && event.data[0] === ADVICE
                ? window.held.push([this, event]) : this.hear(event);
        }
    };";

/// Checks that a hint is shown although other seats have decided since it was requested.
async fn the_others_decide_later(page: &Page, others: usize) -> Result<()> {
    let before = page.saved_length().await?;
    page.find("body").await?.send_keys("h").await?;
    page.find("[data-action='hint'][aria-busy='true']").await?;
    page.script("release()").await?;
    let all_but_one = before + others;
    page.goes_on_from(all_but_one - 1, "the others' decisions")
        .await?;
    assert_eq!(page.saved_length().await?, all_but_one);
    page.find("[data-action='hint'][aria-pressed='true']")
        .await?;
    assert!(!page.find("[data-hint]").await?.text().await?.is_empty());
    page.no_complaints().await
}

#[tokio::test]
async fn a_hint_at_dekal_outlives_what_others_choose_unseen() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(SLOW_WORKERS).await?;
        page.sit_down_against(&["regular", "strong"], "one").await?;
        page.wait_for(&["reveal"]).await?;
        the_others_decide_later(page, 2).await
    })
    .await
}

#[tokio::test]
async fn a_hint_at_detrak_outlives_what_others_note_unseen() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(SLOW_WORKERS).await?;
        page.sit_down_to_detrak(&["regular", "regular"], true)
            .await?;
        page.script("release()").await?;
        page.begin_with("C").await?;
        page.script("window.held = []").await?;
        page.roll().await?;
        the_others_decide_later(page, 2).await
    })
    .await
}

/// The height of the highest badge of a hint, in CSS pixels; 0 if there are none.
const TALLEST_BADGE: &str = "
    const heights = [...document.querySelectorAll('.hint-badge')]
        .map((badge) => badge.getBoundingClientRect().height);
    return Math.max(0, ...heights);";

/// Which badges of a hint lie over each other, or over the middle of what one of them marks, or do not show the value
/// of their action anywhere although others do: where nothing is at stake, none has one.
const COVERED: &str = "
    const all = [...document.querySelectorAll('.hint-place .hint-badge, .hint-corner .hint-badge')];
    const boxes = all.map((badge) => badge.getBoundingClientRect());
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const described = (badge) => badge.dataset.rank + ' of ' + badge.parentElement.outerHTML;
    const over = all.filter((_, at) => boxes.some((box, other) => other !== at && meet(box, boxes[at])));
    const worth = new Set(all.filter((badge) => badge.dataset.worth).map((badge) => badge.dataset.rank));
    const mute = all.filter((badge) => worth.size > 0 && !worth.has(badge.dataset.rank));
    const middles = [...new Set(all.map((badge) => badge.closest('.hint-place, .square')))]
        .map((place) => place.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({
            left: x + 0.4 * width, right: x + 0.6 * width,
            top: y + 0.4 * height, bottom: y + 0.6 * height }));
    const hiding = all.filter((_, at) => middles.some((middle) => meet(middle, boxes[at])));
    return [...over, ...hiding, ...mute].map(described);";

/// Fails unless the hint that is shown fits: its badges, its words, and the whole table.
async fn hint_fits(page: &Page, what: &str) -> Result<()> {
    let hint = page.find("[data-hint]").await?;
    let best = hint.attr("data-hint").await?.context("an attribute")?;
    ensure!(!hint.text().await?.is_empty(), "{what}: told in words");
    let tallest = page.script(TALLEST_BADGE).await?;
    let height = tallest.as_f64().context("a number")?;
    let has_badges = height > 0.0 || best.is_empty();
    ensure!(
        has_badges && height < 30.0,
        "{what}: a badge of {tallest} px"
    );
    let line = "const line = document.querySelector('[data-hint]');
        return line.offsetHeight / parseFloat(getComputedStyle(line).lineHeight)";
    let lines = page.script(line).await?.as_f64().context("a number")?;
    // On phones a hint has three.
    let width = page.script("return innerWidth").await?;
    let room = if width.as_u64() < Some(400) { 3.5 } else { 2.5 };
    ensure!(lines < room, "{what}: {lines} lines");
    let covered = page.script(COVERED).await?;
    ensure!(covered == serde_json::json!([]), "{what}: {covered:#}");
    page.fits(what).await
}

/// The sizes, languages and themes in which a hint is examined. The first one is that in which it is asked for.
const LOOKS: [(u32, u32, &str, &str); 5] = [
    (1280, 800, "en", "light"),
    (390, 844, "fr", "dark"),
    (1280, 800, "es", "dark"),
    (390, 844, "de", "light"),
    (320, 568, "de", "light"),
];

/// Asks for a hint on a table, and examines it in all looks.
async fn a_hint_fits(page: &Page, game: &str) -> Result<()> {
    page.hint(Asking::Key).await?;
    let mut told = Vec::new();
    for (place, (width, height, lang, theme)) in LOOKS.into_iter().enumerate() {
        page.resize(width, height).await?;
        page.adopt(lang, &serde_json::json!({ "theme": theme }))
            .await?;
        page.find(&format!("html[data-theme='{theme}']")).await?;
        page.drawn().await?;
        let what = format!("a hint at {game}, {lang}, {width}");
        hint_fits(page, &what).await?;
        page.picture(&format!("{what}, {theme}")).await?;
        if place < 2 {
            page.stands_out_in_every_theme(&what).await?;
            page.bears_wider_text_in(&what, (width, height)).await?;
        }
        told.push((lang, page.find("[data-hint]").await?.text().await?));
    }
    // Asked again, it shows more.
    page.hint(Asking::Key).await?;
    for (width, height, lang, theme) in LOOKS.into_iter().take(2) {
        page.resize(width, height).await?;
        page.adopt(lang, &serde_json::json!({ "theme": theme }))
            .await?;
        page.drawn().await?;
        let what = format!("more hints at {game}, {lang}, {width}");
        hint_fits(page, &what).await?;
        page.picture(&format!("{what}, {theme}")).await?;
    }
    // The hint is told in the language that is examined.
    for (at, (lang, part)) in told.iter().enumerate() {
        let alike = |(other, same): &&(&str, String)| other != lang && same == part;
        let same = told[..at].iter().find(alike);
        ensure!(same.is_none(), "{game}, {lang}: {same:?}");
    }
    let (width, height, lang, theme) = LOOKS[0];
    page.resize(width, height).await?;
    page.adopt(lang, &serde_json::json!({ "theme": theme }))
        .await
}

/// A hint on every table, as it looks in both sizes and in several languages.
#[tokio::test]
async fn hints_fit_on_every_screen() -> Result<()> {
    Page::run(async |page| {
        let (width, height, ..) = LOOKS[0];
        page.forget_everything().await?;
        page.resize(width, height).await?;
        page.play_against(&["regular"]).await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        a_hint_fits(page, "Dékal").await?;
        page.set_out_sheets(&["regular"], true).await?;
        page.begin_with("C").await?;
        page.roll().await?;
        a_hint_fits(page, "Détrak").await?;
        page.deal_cards(&["regular"; 3]).await?;
        page.wait_for(&["discard"]).await?;
        a_hint_fits(page, "Dumble").await?;
        page.set_up_dice("black", "regular").await?;
        page.wait_for(&["act"]).await?;
        a_hint_fits(page, "Débâcle").await?;
        page.no_complaints().await
    })
    .await
}
