//! Some people need text with wider spacing to read it. Nothing may be lost by that (WCAG 2.2, 1.4.12).

use crate::harness::{Page, kind};
use anyhow::{Result, ensure};
use serde_json::json;
use xtask::browser::Kind;

/// The smallest phone, which WebKit's window cannot be as narrow as.
const SMALL: (u32, u32) = (320, 568);

/// Which words are cut off, or lie on another word or a piece, with the spacing that people may set and not without it:
/// the first run sets it, the second checks and removes it. Parts that scroll are not cut off. A level gives way to a
/// name, which ends with dots if it has no room.
const LOST: &str = "
    const PIECES = '.board, .square, .cell, .edge, .centre-slot, .card, .play, .tools .button';
    const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }`;
    const clips = (element, box) => {
        for (let one = element; one; one = one.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(one), own = one.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX + overflowY)) return false;
            if (overflowX !== 'visible' && (box.left < own.left - 2 || box.right > own.right + 2)) return true;
            if (overflowY !== 'visible' && (box.top < own.top - 2 || box.bottom > own.bottom + 2)) return true;
            if (getComputedStyle(one).position === 'fixed') return false;
        }
        return false;
    };
    // What is seen of a box: the rest is scrolled away, or cut off, which `clips` tells.
    const seen = (element, { left, top, right, bottom }) => {
        for (let one = element; one; one = one.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(one), own = one.getBoundingClientRect();
            if (overflowX !== 'visible') [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
            if (overflowY !== 'visible') [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
            if (position === 'fixed') break;
        }
        return { left, top, right, bottom };
    };
    // A sheet that is enlarged and the coach's card lie over everything, as does a result in a low window over a part of the table; and the bar
    // with the button that begins a match, over what is scrolled.
    const ABOVE = '.enlargeable.is-large, .start-bar, .coach-card:popover-open';
    const above = (element) => element.closest(innerHeight > 660 ? ABOVE : `${ABOVE}, .result`);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const faults = () => {
        const words = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
            const { currentNode: node } = walker, element = node.parentElement;
            const isShown = node.data.trim() && element.checkVisibility({ visibilityProperty: true });
            if (!isShown || element.closest('svg, select, script, .visually-hidden, .name-level')) continue;
            if (getComputedStyle(element).clipPath !== 'none') continue;
            range.selectNodeContents(node);
            for (const box of range.getClientRects())
                words.push({ element, text: node.data.trim(), whole: box, box: seen(element, box), above: above(element) });
        }
        const found = new Map();
        const pieces = [...document.querySelectorAll(PIECES)].filter((one) => one.checkVisibility())
            .map((element) => ({ element, text: element.className, above: above(element),
                box: seen(element, element.getBoundingClientRect()) }));
        const add = (word, what) => found.set(word.element, `${word.text} (${word.element.className}) ${what}`);
        for (const word of words) {
            const hasDots = getComputedStyle(word.element).textOverflow === 'ellipsis';
            if (!hasDots && clips(word.element, word.whole)) add(word, 'is cut off');
            for (const other of [...words, ...pieces]) {
                const { element } = other;
                if (element.contains(word.element) || word.element.contains(element)) continue;
                if (word.above === other.above && meet(word.box, other.box)) add(word, `lies on ${other.text}`);
            }
        }
        return found;
    };
    if (!window.wider) {
        const before = faults(), sheet = new CSSStyleSheet();
        sheet.replaceSync(SPACED);
        // The property itself is a list that changes with what is put there.
        window.wider = { before, usual: [...document.adoptedStyleSheets] };
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        return [];
    }
    const { before, usual } = window.wider;
    const lost = [...faults()].filter(([element]) => !before.has(element)).map(([, fault]) => fault);
    document.adoptedStyleSheets = usual;
    delete window.wider;
    return [...new Set(lost)];";

impl Page {
    /// Fails if something on the screen cannot be read with wider text.
    pub async fn bears_wider_text(&self, what: &str) -> Result<()> {
        self.drawn().await?;
        self.script(LOST).await?;
        self.drawn().await?;
        self.picture(&format!("{what}-wider")).await?;
        let lost = self.script(LOST).await?;
        ensure!(lost == json!([]), "{what}, with wider text: {lost:#}");
        self.drawn().await
    }

    /// As [`Page::bears_wider_text`], in a window of this size, and in one as narrow as the smallest phone if that one is
    /// of a phone. Afterwards the window has this size.
    pub async fn bears_wider_text_in(&self, what: &str, size: (u32, u32)) -> Result<()> {
        self.resize(size.0, size.1).await?;
        self.bears_wider_text(&format!("{what}-{}", size.0)).await?;
        if size.0 < 600 && kind() != Kind::WebKit {
            self.resize(SMALL.0, SMALL.1).await?;
            self.bears_wider_text(&format!("{what}-{}", SMALL.0))
                .await?;
            self.resize(size.0, size.1).await?;
        }
        Ok(())
    }
}
