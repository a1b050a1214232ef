// Starts a worker of the game that it is named after: loads the script that wasm-bindgen made, then
// its wasm, and gives it a way to load what the bots have learned.
"use strict";
(() => {
  // A page of opaque origin can start no worker from an address. It starts one from a blob that
  // names the release's folder here and then imports this script.
  const home = self.tableeHome;
  const GAMES = {};
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

  const game = GAMES[self.name];
  importScripts(home ? new URL(game.bindings, home) : game.bindings);
  const wasm = home ? embedded(game.script) : game.file;
  // An error becomes one of the worker's, which the page hears of.
  wasm_bindgen({ module_or_path: wasm }).catch((error) => setTimeout(() => { throw error; }));
})();
