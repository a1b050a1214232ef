// Starts the page: hands its wasm to the script that wasm-bindgen made (`tablee.js`), and loads what
// the page, and its workers, ask for later.
"use strict";
(() => {
  // A frame of opaque origin (sandboxed without `allow-same-origin`) may fetch nothing.
  const mayFetch = self.origin !== "null";
  // The parts that are loaded later, each with its files; the packs, each with the files that must be
  // there to unpack it; and the programs of the games' workers. `cargo xtask dist` fills them in.
  const PARTS = {};
  const PACKS = {};
  const PROGRAMS = {};
  // The languages that the page speaks, by their tags.
  const LANGUAGES = ["fr", "en", "it"];
  const [PROGRAM, UNPACKER] = ["tablee_bg.wasm", "unpack.wasm"];
  // How many bytes are unpacked at a time, some milliseconds on a slow device; and after how many
  // milliseconds others have their turn.
  const [SLICE, SPELL] = [16384, 6];
  const [held, contents, learned, modules, files, parts, programs] = [{}, {}, {}, {}, {}, {}, {}];

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

  greet();

  // What the page says is seen before its program starts, which takes a slow device a while. In the
  // background nothing is drawn.
  const drawn = () => new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });

  // Whoever comes back has all there is at once.
  const waits = mayFetch && !navigator.serviceWorker?.controller;
  const shown = waits ? drawn() : Promise.resolve();

  const exports = (async () => {
    await Promise.all([bytesOf(PROGRAM), shown]);
    return wasm_bindgen({ module_or_path: await contentsOf(PROGRAM) });
  })();

  exports.catch((error) => {
    for (const text of document.querySelectorAll("[data-failed]")) text.hidden = false;
    throw error;
  });

  // What failed is forgotten, so that it can be tried again; what succeeded happens once.
  function once(done, name, act) {
    done[name] ??= act(name).catch((error) => {
      delete done[name];
      throw error;
    });
    return done[name];
  }

  // Loads a part, for the page's wasm: its functions and data go where the page expects them.
  self.tableePart = (name) => once(parts, name, () => Promise.all(PARTS[name].map(load)));
  const load = (file) => once(files, file, file.endsWith(".css") ? dress : put);

  // The program of a game's workers, for the page's wasm to send to them.
  self.tableeProgram = (game) => once(programs, PROGRAMS[game], async (file) => WebAssembly.compile(await contentsOf(file)));

  // A pack's contents are kept, and what it has taught: what is loaded later refers to them.
  function contentsOf(file) {
    return once(contents, file, async () => {
      const needed = PACKS[file] ?? [];
      const [bytes, ...dictionary] = await Promise.all([bytesOf(file), ...needed.map(contentsOf)]);
      // What is damaged is not to be had again.
      delete held[file];
      return PACKS[file] ? unpack(file, bytes, dictionary, needed.at(-1)) : bytes;
    });
  }

  function bytesOf(file) {
    return once(held, file, async () => {
      const bytes = await (mayFetch ? fetched(file) : embedded(file));
      return new Uint8Array(bytes);
    });
  }

  const fetchOnce = (file) => contents[file] ?? bytesOf(file);

  const unpacker = (file) => once(programs, file, async () => WebAssembly.compile(await bytesOf(file)));

  // Unpacks a file by an instance of its own, whose memory goes with it, a slice at a time: nothing
  // else is to wait for long.
  async function unpack(file, bytes, dictionary, last) {
    const { exports } = await WebAssembly.instantiate(await unpacker(UNPACKER));
    // Anew each time: asking for a place may replace the buffer.
    const view = (...where) => new Uint8Array(exports.memory.buffer, ...where);
    const place = exports.pack(bytes.length);
    view().set(bytes, place);
    let at = exports.open(dictionary.reduce((length, bytes) => length + bytes.length, 0));
    let length = at ? 0 : -1;
    const chances = () => view(exports.learned(), exports.learned_length());
    if (at && last) chances().set(learned[last]);
    for (const bytes of at ? dictionary : []) {
      view().set(bytes, at);
      at += bytes.length;
    }
    let since = performance.now();
    while (!length) {
      length = exports.go_on(SLICE);
      if (!length && performance.now() - since < SPELL) continue;
      await turn();
      since = performance.now();
    }
    if (length < 0) throw new Error(`${file} cannot be unpacked`);
    if (Object.values(PACKS).some((needed) => needed.at(-1) === file)) learned[file] = chances().slice();
    return view(at, length).slice();
  }

  // A file is a wasm module that does nothing but hold others.
  function modulesOf(file) {
    return once(modules, file, async () => {
      const wasm = await WebAssembly.compile(await contentsOf(file));
      const held = WebAssembly.Module.customSections(wasm, "module");
      return Promise.all(held.map((bytes) => WebAssembly.compile(bytes)));
    });
  }

  // The modules of a file get what the page's wasm shares.
  async function put(file) {
    const [compiled, shared] = await Promise.all([modulesOf(file), exports]);
    // Nothing has changed until every module is compiled.
    for (const module of compiled) {
      await WebAssembly.instantiate(module, { __wasm_split: shared });
    }
    delete modules[file];
  }

  // A style sheet of a part stands in the page, at its place among the others, but switched off.
  function dress(file) {
    const off = document.querySelector(`link[href="./${file}"]`);
    const sheet = off.cloneNode();
    sheet.removeAttribute("disabled");
    return new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = () => reject(new Error(`cannot load ${sheet.href}`));
      off.replaceWith(sheet);
    });
  }

  // Fetches a file before it is needed, and what it takes to unpack it; they are put to use then.
  function ahead(file) {
    const needed = file.endsWith(".css") ? [load(file)] : [file, ...(PACKS[file] ?? [])].map(fetchOnce);
    return Promise.all(needed).catch(() => {});
  }

  // A table that the address asks for is fetched along with the page's program, not after it, and
  // compiled while that is.
  async function prepare(file) {
    await Promise.all([ahead(file), shown]);
    if (!file.endsWith(".css")) await modulesOf(file).catch(() => {});
  }
  const [, game, screen] = location.hash.split("/");
  if (screen === "table") (PARTS[game] ?? []).forEach(prepare);

  // Where no service worker fetches the whole release, the parts are fetched when there is time.
  async function prefetch() {
    for (const file of new Set(Object.values(PARTS).flat())) {
      if (!files[file]) await ahead(file);
    }
  }
  if (!(mayFetch && navigator.serviceWorker)) {
    const idle = self.requestIdleCallback ?? ((act) => setTimeout(act, 3000));
    exports.then(() => idle(prefetch));
  }

  // A page that was not cut into parts has all its styles from the beginning.
  if (!Object.keys(PARTS).length) {
    for (const sheet of document.querySelectorAll("link[rel=stylesheet][disabled]")) sheet.removeAttribute("disabled");
  }
})();

// Lets whatever else is to be done be done.
function turn() {
  return self.scheduler?.yield ? self.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

async function fetched(file) {
  const response = await fetch(`./${file}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.arrayBuffer();
}

// Scripts may come from anywhere: this one holds a file's bytes as base64, and is named after it.
async function embedded(file) {
  const script = file.replace(/(.+)(-\w+)(\.\w+)$/, "./embedded-$1$3$2.js");
  await new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.onload = resolve;
    element.onerror = () => reject(new Error(`cannot load ${script}`));
    element.src = script;
    document.head.append(element);
  });
  return Uint8Array.from(atob(self.tableeEmbedded), (sign) => sign.charCodeAt(0));
}
