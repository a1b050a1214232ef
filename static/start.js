// Says at once what the page's program will say, in the person's language and theme, so that nothing changes
// its looks when that is there.
"use strict";
(() => {
  // The languages that the page speaks, by their tags.
  const LANGUAGES = ["fr", "en", "de", "es", "it"];

  function settings() {
    try {
      return JSON.parse(localStorage.getItem("tablee.settings")) ?? {};
    } catch {
      return {}; // Storage may be blocked.
    }
  }

  const root = document.documentElement;
  const known = (lang) => LANGUAGES.find((tag) => tag === String(lang).toLowerCase().split(/[-_]/)[0]);
  const { theme, lang } = settings();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  root.lang = [lang, ...navigator.languages].map(known).find(Boolean) ?? "en";
  for (const text of document.querySelectorAll(".splash > [lang]")) text.classList.toggle("is-spoken", text.lang === root.lang);
})();
