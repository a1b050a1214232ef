// Starts the page: says at once what the program would say, then has that and what the address needs
// fetched, all at the same time.
"use strict";
(() => {
  // The parts of the page's program, each with its files: `cargo xtask dist` fills them in.
  const PARTS = {};
  // The languages that the page speaks, by their tags.
  const LANGUAGES = ["fr", "en", "de", "es", "it"];

  // What the page's program will do itself once it is there, so that nothing changes its looks then.
  function greet() {
    const root = document.documentElement;
    const known = (lang) => LANGUAGES.find((tag) => tag === String(lang).toLowerCase().split(/[-_]/)[0]);
    const { theme, lang } = settings();
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.lang = [lang, ...navigator.languages].map(known).find(Boolean) ?? "en";
    for (const text of document.querySelectorAll(".splash > [lang]")) text.classList.toggle("is-spoken", text.lang === root.lang);
  }

  function settings() {
    try {
      return JSON.parse(localStorage.getItem("tablee.settings")) ?? {};
    } catch {
      return {}; // Storage may be blocked.
    }
  }

  async function start() {
    const words = `words_${document.documentElement.lang}`;
    const [, game, screen] = location.hash.split("/");
    const needed = screen ? [words, game] : [words];
    const [program, parts] = await Promise.all([import("./tablee.js"), import("./parts.js")]);
    parts.know(PARTS);
    parts.fetchAhead(needed);
    await Promise.all([parts.share(program.default()), parts.load(words)]);
  }

  greet();
  start().catch((error) => {
    // A frame of opaque origin (sandboxed without `allow-same-origin`) may load modules only from hosts
    // that allow everybody to.
    const isOpaque = self.origin === "null";
    for (const text of document.querySelectorAll(isOpaque ? "[data-framed]" : "[data-failed]")) text.hidden = false;
    if (!isOpaque) throw error;
  });
})();
