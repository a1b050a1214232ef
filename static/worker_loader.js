// Starts a worker: loads the script that wasm-bindgen made (`worker.js`), then its wasm, and
// gives it a way to load what the bots have learned.
"use strict";
(() => {
  // A page of opaque origin can start no worker from an address. It starts one from a blob that
  // names the release's folder here and then imports this script.
  const home = self.tableeHome;
  const LESSONS = {};

  // Nor may such a worker fetch; but scripts may come from anywhere, and hold bytes as base64.
  function embedded(script) {
    importScripts(new URL(script, home));
    return Uint8Array.from(atob(self.tableeEmbedded), (sign) => sign.charCodeAt(0));
  }

  // The bytes of a lesson's file, by the lesson's name.
  self.tableeLesson = async (name) => {
    const lesson = LESSONS[name];
    if (home) return embedded(lesson.script);
    const response = await fetch(lesson.file);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };

  importScripts(home ? new URL("./worker.js", home) : "./worker.js");
  const wasm = home ? embedded("./embedded-worker_bg.wasm.js") : "./worker_bg.wasm";
  // An error becomes one of the worker's, which the page hears of.
  wasm_bindgen({ module_or_path: wasm }).catch((error) => setTimeout(() => { throw error; }));
})();
