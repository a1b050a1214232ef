// Begins the page's program, and has what the address needs, which is on its way, compiled at the same time.

import init from "./tablee.js";
import { know, load, prepare, share } from "./parts.js";

async function begin() {
  // `start.js` is on its way at the same time; once the page has loaded, it will not come any more.
  const events = ["tableeparts", "load"];
  if (!self.tableeParts) await new Promise((go) => events.forEach((name) => addEventListener(name, go)));
  if (!self.tableeParts) throw new Error("cannot load start.js");
  const { files, ahead } = self.tableeParts;
  know(files);
  prepare(ahead);
  await Promise.all([share(init()), load(`words_${document.documentElement.lang}`)]);
}

begin().catch((error) => {
  for (const text of document.querySelectorAll("[data-failed]")) text.hidden = false;
  throw error;
});
