//! The speed that the person has chosen holds for everything that moves.

use crate::harness::Page;
use anyhow::Result;
use serde_json::json;

/// The pieces of each game, and the animations that are applied to them only briefly.
const MOVES: [(&str, &[(&str, &str)]); 4] = [
    ("dekal", &[(".card", ""), (".card", "is-cancelled")]),
    ("detrak", &[(".die", "is-rolled"), (".piece .half", "")]),
    ("dumble", &[(".play", ""), (".play .playing-card", "")]),
    ("debacle", &[(".die-on-table", ""), (".cube", "turns-up")]),
];

/// The times of everything that moves on a table, at each speed, if they do not depend on it, and the moves that take
/// no time. A time depends on the speed if it is the same multiple of one of the two duration tokens at each speed.
const OUT_OF_PACE: &str = "
    const { documentElement: root } = document;
    for (const [css, name] of MOVES) {
        const piece = [...document.querySelectorAll(css)].find((one) => !one.matches('.is-examined'));
        piece?.classList.add('is-examined', ...(name ? [name] : []));
    }
    const screen = document.querySelector('.table-screen');
    const all = [screen, ...screen.querySelectorAll('*')];
    const times = (style) => ['transitionDuration', 'transitionDelay', 'animationDuration', 'animationDelay']
        .flatMap((property) => style[property].split(', ').map(parseFloat)).map((time) => 1000 * time || 0);
    const at = (speed) => {
        root.dataset.speed = speed;
        const token = (name) => {
            const time = getComputedStyle(root).getPropertyValue(name);
            return parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
        };
        return {
            tokens: [token('--fast'), token('--slow')],
            times: all.flatMap((one) => ['', '::before', '::after'].map((part) => times(getComputedStyle(one, part)))),
        };
    };
    const [none, ...paces] = ['none', 'slow', 'normal', 'fast'].map(at);
    const goes = (...seen) => [0, 1].some((token) => {
        const shares = seen.map((time, pace) => time / paces[pace].tokens[token]);
        return Math.max(...shares) - Math.min(...shares) < 0.01;
    });
    const name = (place) => all[Math.floor(place / 3)].className;
    const out = none.times.flatMap((nothing, place) => nothing.flatMap((still, which) => {
        const seen = paces.map(({ times }) => times[place][which]);
        return still === 0 && goes(...seen) ? [] : [`${name(place)}: ${still}, ${seen}`];
    }));
    const moving = all.filter((one, index) => one.classList.contains('is-examined')
        && Math.max(...paces[0].times[3 * index]) > 0);
    return { out: [...new Set(out)], moving: moving.length };";

#[tokio::test]
async fn all_that_moves_goes_by_the_chosen_speed() -> Result<()> {
    Page::run(async |page| {
        page.forget_everything().await?;
        for (game, moves) in MOVES {
            page.open_table(game, &json!({ "seed": "TAB1EE" })).await?;
            page.find(&format!("[data-table='{game}']")).await?;
            if game == "detrak" {
                page.begin_with("A").await?;
                page.roll().await?;
            }
            page.drawn().await?;
            let found = page
                .script(&format!("const MOVES = {}; {OUT_OF_PACE}", json!(moves)))
                .await?;
            assert_eq!(found["out"], json!([]), "{game}");
            let pieces = json!(moves.len());
            assert_eq!(found["moving"], pieces, "{game}: what moves is not there");
        }
        page.no_complaints().await
    })
    .await
}
