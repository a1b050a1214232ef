// Keeps one whole release on the device, so that the game is played without a network.
// `cargo xtask dist` fills in which release this is, and its files with their checksums.
"use strict";

const RELEASE = "";
const FILES = [];

// All sites of a host share its caches; ours are named after the folder that is ours.
const SCOPE = self.registration.scope;
const OURS = `tablee ${SCOPE} `;
const CACHE = OURS + RELEASE;

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  // The page says so when the player wants the new release.
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== null) event.respondWith(answer(event.request, file));
});

// Fetches the release past the HTTP cache: all of it, exactly as it was built, or nothing.
async function fetchAll() {
  try {
    const cache = await caches.open(CACHE);
    const request = ([file, integrity]) => new Request(file, { cache: "reload", integrity });
    await cache.addAll(FILES.map(request));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// The release before stays, for pages of it that are still open; older ones go.
async function takeOver() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The name of the file that is asked for, or null if that is none of our business. The page
// that resets all this must work whatever is wrong here, so it always comes from the network.
function fileOf(request) {
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return null;
  const file = address.slice(SCOPE.length);
  if (file === "" || file === "index.html") return "./";
  // A folder in ours is another site's.
  return file.startsWith("reset") || file.includes("/") ? null : file;
}

// From this release, or else another: names change with contents, so there is no mistaking.
async function answer(request, file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request);
}
