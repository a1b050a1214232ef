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

for (const section of document.querySelectorAll("section")) {
  const said = section.querySelector("[role=status]");
  section.querySelector("button").addEventListener("click", async () => {
    said.textContent = await reset().then(() => said.dataset.done, () => said.dataset.failed);
  });
}
