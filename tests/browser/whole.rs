//! A table is shown completely: no name, move or sum is cut, nothing of one seat lies over anything of another one or
//! below the result, and every seat stays on its side of the near one.

use crate::harness::Page;
use anyhow::{Context, Result};
use serde_json::json;

/// The boxes that stand for the seats, named by what they show. Dékal's grids are made of their cards.
const BOXES: &str = "
    const box = (one) => one.getBoundingClientRect();
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxes = [];
    for (const one of document.querySelectorAll('.own, .rival, .seat, .name, .side-line, .board')) {
        const seat = one.dataset.seat ?? one.dataset.rival ?? '';
        if (isSeen(one) && box(one).width > 0) boxes.push([`${one.classList[0]} ${seat}`, box(one)]);
    }
    const grids = {};
    for (const card of document.querySelectorAll('.card[data-at]')) {
        const { left, top, right, bottom } = box(card);
        const name = `grid ${card.dataset.at.split(':')[0]}`;
        const grid = grids[name] ??= { left, top, right, bottom };
        grid.left = Math.min(grid.left, left);
        grid.top = Math.min(grid.top, top);
        grid.right = Math.max(grid.right, right);
        grid.bottom = Math.max(grid.bottom, bottom);
    }
    boxes.push(...Object.entries(grids));";

/// The pairs of boxes that lie over each other. In a window lower than this, the result may lie over the stage.
const OVER: &str = "
    const plate = document.querySelector('.result:not([hidden], .is-aside)');
    if (plate && innerHeight > 660) boxes.push(['result', box(plate)]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const over = boxes.flatMap(([name, one], index) => boxes.slice(index + 1)
        .filter(([, other]) => meet(one, other)).map(([other]) => `${name} and ${other}`));";

/// The texts of which a part is hidden by what surrounds them, or that leave their box. Long names may be cut.
const CUT: &str = "
    const texts = '.name-text, .name-last > :first-child, .token > :first-child, .name-score, .scores td, .sum';
    const isCut = (one) => {
        const range = document.createRange();
        // Words that only screen readers hear may follow.
        range.selectNodeContents(one.querySelector('.visually-hidden') ? one.firstChild : one);
        const text = one.textContent.trim() === '' ? box(one) : box(range);
        if (one.matches('.sum') && text.width > 0.9 * box(one).width) return true;
        for (let around = one; !around.matches('main'); around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            if (overflowY === 'auto' || overflowX === 'visible') continue;
            const room = box(around);
            if (text.left < room.left - 1.5 || text.right > room.right + 1.5
                || text.top < room.top - 3 || text.bottom > room.bottom + 3) return true;
        }
        return false;
    };
    const cut = [...document.querySelectorAll(texts)]
        .filter((one) => isSeen(one) && box(one).width > 0 && one.textContent.length < 8 && isCut(one))
        .map((one) => `${one.className}: ${one.textContent}`);";

/// The buttons out of which words stick.
const OUT: &str = "
    const sticksOut = (button) => {
        const own = box(button), walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
            const { clipPath, textOverflow } = getComputedStyle(walker.currentNode.parentElement);
            if (clipPath !== 'none' || textOverflow === 'ellipsis') continue;
            range.selectNodeContents(walker.currentNode);
            if ([...range.getClientRects()].some(({ left, top, right, bottom }) => left < own.left - 1.5
                || right > own.right + 1.5 || top < own.top - 1.5 || bottom > own.bottom + 1.5)) return true;
        }
        return false;
    };
    const out = [...document.querySelectorAll('.button')].filter((one) => isSeen(one) && sticksOut(one))
        .map((one) => one.textContent);";

/// On which side of the near grid, sheet or board the others are.
const SIDES: &str = "
    const near = boxes.find(([name]) => ['own ', 'grid 1', 'board '].includes(name))[1];
    const side = ({ left, top, right, bottom }) => {
        if (bottom < near.top + 9) return 'above';
        if (top > near.bottom - 9) return 'below';
        const x = (left + right) / 2;
        return x < near.left ? 'left' : x > near.right ? 'right' : 'here';
    };
    return boxes.filter(([name]) => /^(grid|rival|side-line)/.test(name))
        .map(([name, one]) => `${name} ${side(one)}`).sort().join(', ');";

impl Page {
    /// Fails if something on the table is cut, lies over something else, or sticks out of its button.
    pub async fn shows_all(&self, what: &str) -> Result<()> {
        self.drawn().await?;
        let script = format!("{BOXES} {OVER} {CUT} {OUT} return {{ over, cut, out }};");
        let found = self.script(&script).await?;
        let nothing = json!({ "over": [], "cut": [], "out": [] });
        assert_eq!(found, nothing, "{what}");
        Ok(())
    }

    /// On which side of the near seat the others are.
    pub async fn sides(&self) -> Result<String> {
        self.drawn().await?;
        let sides = self.script(&format!("{BOXES} {SIDES}")).await?;
        Ok(sides.as_str().context("a text")?.to_owned())
    }
}
