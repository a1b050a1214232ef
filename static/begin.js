// Starts the page's program. The parts that the address needs, which `start.js` fetches, are compiled at the same time.

import init from "./tablee.js";
import { load, prepare, setFiles, setProgram } from "./parts.js";

async function begin() {
  // `start.js` loads at the same time. If the page has loaded without it, it will not come any more.
  const events = ["tableeparts", "load"];
  if (!self.tableeParts) await new Promise((go) => events.forEach((name) => addEventListener(name, go)));
  if (!self.tableeParts) throw new Error("cannot load start.js");
  const { files, ahead } = self.tableeParts;
  setFiles(files);
  prepare(ahead);
  await Promise.all([setProgram(init()), load(`texts_${document.documentElement.lang}`)]);
}

begin().catch((error) => {
  for (const text of document.querySelectorAll("[data-failed]")) text.hidden = false;
  throw error;
});
