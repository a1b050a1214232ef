//! A friend's evening.

use super::SETTINGS;
use super::deals::all_deals_over;
use crate::harness::Page;
use crate::records::CATCH;
use crate::twice::Way;
use anyhow::{Context, Result, ensure};
use model::evening::Evening;

/// The link with the person's results under this name, by the board of an evening that is over.
async fn sent_as(page: &Page, evening: &Evening, name: &str) -> Result<String> {
    page.open(&format!("/evening/{evening}"), SETTINGS).await?;
    let field = page.find("input[name='own-name']").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.script("copied.length = 0").await?;
    page.click_on(".evening-send [data-action='copy-link']")
        .await?;
    page.until("return copied.length === 1").await?;
    let link = page.script("return copied[0]").await?;
    let link = link.as_str().context("a link")?;
    let (_, path) = link.split_once('#').context("an address")?;
    Ok(path.to_owned())
}

#[tokio::test]
async fn a_friends_evening_goes_both_ways_and_stays_sealed_until_ones_own_is_over() -> Result<()> {
    let evening: Evening = "9FNWSVKXZ571M/detrak/even".parse()?;
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.open(&format!("/evening/{evening}"), SETTINGS).await?;
        page.find("main[data-played='0']").await?;
        all_deals_over(page, &evening).await?;
        let from_zoe = sent_as(page, &evening, "Zoé").await?;

        page.delete_everything().await?;
        // What messengers add does no harm.
        page.open(&format!("{from_zoe}?utm_source=x"), SETTINGS)
            .await?;
        page.find("[data-friend='sealed']").await?;
        let told = page.text_of("[data-friend='sealed']").await?;
        ensure!(
            !told.contains(|sign: char| sign.is_ascii_digit()),
            "a sealed result is told: {told}"
        );
        page.looks_right("a friend's evening, sealed").await?;
        // It waits in the list, too.
        page.open("/evening", SETTINGS).await?;
        page.click_on(".evening-list a[href*='9FNWSVKXZ571M']")
            .await?;
        page.find("[data-friend='sealed']").await?;
        all_deals_over(page, &evening).await?;
        page.open(&format!("/evening/{evening}"), SETTINGS).await?;
        page.until_all_have_played("main[data-screen='evening'][data-played='4']")
            .await?;
        page.find("[data-friend='open'] .evening-summary").await?;
        page.looks_right("a friend's evening").await?;
        let from_ada = sent_as(page, &evening, "Ada").await?;

        // The board is shared under the same name.
        page.click_on("[data-action='share']").await?;
        let row = page.text_of("[data-picture] tr.is-own").await?;
        ensure!(
            row.contains("Ada") && row.matches('%').count() == 5,
            "{row}"
        );
        page.looks_right("an evening is shared").await?;
        page.script("copied.length = 0").await?;
        page.click_on("[data-action='copy-text']").await?;
        page.until("return copied.length === 1").await?;
        let copied = page.script("return copied[0]").await?;
        let text = copied.as_str().context("a text")?;
        ensure!(
            text.contains(" · Ada: ") && text.ends_with(&format!("#/evening/{evening}/")),
            "{text}"
        );

        // One's own link adds nobody.
        page.open(&from_ada, SETTINGS).await?;
        page.find("main[data-played='4']").await?;
        let friends = "return document.querySelectorAll('[data-friend]').length";
        ensure!(page.script(friends).await? == 1);

        // Back to Zoé, who has played.
        page.delete_everything().await?;
        page.open(&from_ada, SETTINGS).await?;
        // The button below comes to the place of the one that is pressed.
        page.act_once(
            Way::Double,
            "[data-friend='sealed'] [data-action='give-up']",
        )
        .await?;
        page.find("[data-friend='open'] h2:focus").await?;
        all_deals_over(page, &evening).await?;
        page.open(&format!("/evening/{evening}"), SETTINGS).await?;
        let told = page.text_of("[data-friend='open'] h2").await?;
        ensure!(told == "You and Ada", "{told}");
        page.act_once(Way::Double, "[data-action='forget-friend']")
            .await?;
        page.until("return document.querySelector('[data-friend]') === null")
            .await?;
        page.open(&format!("/evening/{evening}"), SETTINGS).await?;
        page.find("main[data-played='4']").await?;
        ensure!(page.script(friends).await? == 0, "removed for good");
        // A link that was cut, and one to another evening.
        for bad in [
            from_ada[..from_ada.len() - 4].to_owned(),
            from_ada.replace("/even/", "/hard/"),
        ] {
            page.open(&bad, SETTINGS).await?;
            let why = page
                .text_of("main[data-screen='refusal'] [data-why]")
                .await?;
            ensure!(why.contains("damaged"), "{bad}: {why}");
        }
        page.no_complaints().await
    })
    .await
}
