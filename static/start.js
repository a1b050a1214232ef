// Starts the page: hands its wasm to the script that wasm-bindgen made (`tablee.js`).
"use strict";
(() => {
  // A frame of opaque origin (sandboxed without `allow-same-origin`) may fetch nothing.
  const mayFetch = self.origin !== "null";
  // The parts that are loaded later, each with its files, and the scripts that hold the wasm of
  // these as base64; `cargo xtask dist` fills them in.
  const PARTS = {};
  const SCRIPTS = {};
  const [held, files, parts] = [{}, {}, {}];

  // What the page's program will do itself once it is there, so that nothing changes its looks then.
  function greet() {
    const root = document.documentElement;
    const known = (lang) => ["en", "fr"].find((tag) => String(lang).toLowerCase().startsWith(tag));
    const { theme, lang } = settings();
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.lang = known(lang) ?? navigator.languages.map(known).find(Boolean) ?? "en";
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

  const exports = (async () => {
    // Whoever comes back has all there is at once.
    if (mayFetch && !navigator.serviceWorker?.controller) await drawn();
    const wasm = mayFetch ? "./tablee_bg.wasm" : await embedded("./embedded-tablee_bg.wasm.js");
    return wasm_bindgen({ module_or_path: wasm });
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

  const bytesOf = (file) => once(held, file, () => (mayFetch ? fetched(file) : embedded(`./${SCRIPTS[file]}`)));

  const modulesOf = async (file) => {
    const bytes = await bytesOf(file);
    const modules = WebAssembly.Module.customSections(await WebAssembly.compile(bytes), "module");
    return Promise.all(modules.map((bytes) => WebAssembly.compile(bytes)));
  };

  // A file is a wasm module that does nothing but hold others; these get what the page's shares.
  async function put(file) {
    const [modules, shared] = await Promise.all([modulesOf(file), exports]);
    // Nothing has changed until every module is compiled.
    for (const module of modules) {
      await WebAssembly.instantiate(module, { __wasm_split: shared });
    }
    delete held[file];
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

  // Fetches a file before it is needed; it is put to use then.
  const ahead = (file) => (SCRIPTS[file] ? bytesOf : load)(file).catch(() => {});

  // A table that the address asks for is fetched along with the page's program, not after it.
  const [, game, screen] = location.hash.split("/");
  if (screen === "table") (PARTS[game] ?? []).forEach(ahead);

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

async function fetched(file) {
  const response = await fetch(`./${file}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.arrayBuffer();
}

// Scripts may come from anywhere: this one holds a file's bytes as base64.
async function embedded(script) {
  await new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.onload = resolve;
    element.onerror = () => reject(new Error(`cannot load ${script}`));
    element.src = script;
    document.head.append(element);
  });
  return Uint8Array.from(atob(self.tableeEmbedded), (sign) => sign.charCodeAt(0));
}
