// Begins the page's program, and has what the address needs fetched at the same time.

import init from "./tablee.js";
import { fetchAhead, know, load, share } from "./parts.js";

// The parts of the program, each with its files: `cargo xtask dist` fills them in.
const PARTS = {};

async function begin() {
  const words = `words_${document.documentElement.lang}`;
  const [, game, screen] = location.hash.split("/");
  know(PARTS);
  fetchAhead(screen ? [words, game] : [words]);
  await Promise.all([share(init()), load(words)]);
}

begin().catch((error) => {
  for (const text of document.querySelectorAll("[data-failed]")) text.hidden = false;
  throw error;
});
