// Says at once what the page's program will say, in the person's language and theme, so that nothing changes
// its looks when that is there; and has the files fetched that the address needs, so that they come together with
// the scripts that load them.
"use strict";
(() => {
  // The languages that the page speaks, by their tags.
  const LANGUAGES = ["fr", "en", "de", "es", "it"];
  // The parts of the program, each with its files: `cargo xtask dist` fills them in.
  const PARTS = {};
  // Names in the addresses of screens that are in the part with everything else.
  const OF_MORE = ["daily", "duel", "evening", "games", "keys", "letter", "play", "position", "puzzles", "record", "rules", "settings", "statistics", "tutorial"];

  function settings() {
    try {
      return JSON.parse(localStorage.getItem("tablee.settings")) ?? {};
    } catch {
      return {}; // Storage may be blocked.
    }
  }

  // The parts that the screen of the address needs.
  function needed() {
    const [, first, second] = location.hash.split("/");
    if (second === "new") return [first, "setup"];
    if (second === "table") return [first];
    return OF_MORE.includes(first) || OF_MORE.includes(second) ? ["more"] : [];
  }

  function preload(file) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.href = `./${file}`;
    link.as = file.endsWith(".css") ? "style" : "fetch";
    if (link.as === "fetch") link.crossOrigin = "anonymous";
    document.head.append(link);
  }

  const root = document.documentElement;
  const known = (lang) => LANGUAGES.find((tag) => tag === String(lang).toLowerCase().split(/[-_]/)[0]);
  const { theme, lang } = settings();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  // As a theme of its own, or because the system asks for it.
  if (theme === "contrast" || matchMedia("(prefers-contrast: more)").matches) root.dataset.contrast = "more";
  // Some browsers tell only the first of the person's languages, and some none.
  const wanted = navigator.languages ?? [navigator.language];
  root.lang = [lang, ...wanted].map(known).find(Boolean) ?? "en";
  const ahead = [...needed(), `texts_${root.lang}`];
  for (const file of new Set(ahead.flatMap((part) => PARTS[part] ?? []))) preload(file);
  self.tableeParts = { files: PARTS, ahead };
  dispatchEvent(new Event("tableeparts"));

  function speak() {
    for (const text of document.querySelectorAll(".splash > [lang]")) text.classList.toggle("is-spoken", text.lang === root.lang);
  }
  // The body may not be there yet.
  if (document.readyState === "loading") document.addEventListener("readystatechange", speak, { once: true });
  else speak();
})();
