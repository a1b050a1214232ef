// The way out: ends the service worker and deletes what it keeps. Saved matches are not its.
"use strict";

async function reset() {
  const scope = new URL("./", location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter((registration) => registration.scope === scope);
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`tablee ${scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

const sections = [...document.querySelectorAll("section")];

// The person's language, as the page itself finds it (`start.js`); all languages if that fails.
function speak() {
  let lang;
  try {
    ({ lang } = JSON.parse(localStorage.getItem("tablee.settings")) ?? {});
  } catch {} // Storage may be blocked.
  const known = (lang) => sections.find((section) => section.lang === String(lang).toLowerCase().split(/[-_]/)[0]);
  const spoken = [lang, ...(navigator.languages ?? [navigator.language]), "en"].map(known).find(Boolean);
  document.documentElement.lang = spoken.lang;
  for (const section of sections) section.hidden = section !== spoken;
}
speak();

for (const section of sections) {
  const said = section.querySelector("[role=status]");
  section.querySelector("button").addEventListener("click", async () => {
    said.textContent = await reset().then(() => said.dataset.done, () => said.dataset.failed);
  });
}
