//! The page and its worker come up.

use crate::harness::Page;
use anyhow::{Context, Result};

#[tokio::test]
async fn the_page_starts_under_a_sub_path() -> Result<()> {
    Page::run(async |page| {
        let heading = page.find("main h1").await?.text().await?;
        assert_eq!(heading, "Tablée");
        assert!(page.url().ends_with("/some/path/"));
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_page_has_no_inline_script() -> Result<()> {
    Page::run(async |page| {
        page.find("main h1").await?;
        let count = page
            .script("return document.querySelectorAll('script:not([src])').length")
            .await?;
        assert_eq!(count, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_worker_is_where_the_page_says() -> Result<()> {
    Page::run(async |page| {
        page.find("main h1").await?;
        let found = page.script_async(FOLLOW_THE_WORKER).await?;
        let kinds = found.as_array().context("names and kinds")?;
        let wanted = [
            "javascript",
            "octet-stream",
            "octet-stream",
            "javascript",
            "wasm",
        ];
        assert_eq!(
            kinds.len(),
            wanted.len(),
            "loader, lessons, script, wasm: {found}"
        );
        for (file, kind) in kinds.iter().zip(wanted) {
            let file = file.as_str().context("a text")?;
            assert!(file.starts_with("200 ") && file.contains(kind), "{found}");
        }
        page.no_complaints().await
    })
    .await
}

/// Asks for the worker's loader and for the files that it names.
const FOLLOW_THE_WORKER: &str = r#"
    const describe = (reply) => `${reply.status} ${reply.headers.get("content-type")} ${reply.url}`;
    (async () => {
        const name = document.querySelector("meta[name=tablee-worker]").content;
        const loader = await fetch(name);
        const found = [describe(loader)];
        for (const [, file] of (await loader.text()).matchAll(/"(\.\/[^"]+)"/g)) {
            found.push(describe(await fetch(new URL(file, loader.url))));
        }
        done(found);
    })().catch((error) => done(String(error)));
"#;
