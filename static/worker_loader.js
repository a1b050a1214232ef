// Starts a worker of the game that it is named after: loads the script that wasm-bindgen made, waits
// for the page to send the wasm, and gives it a way to load what the bots have learned.
"use strict";
(() => {
  // A page of opaque origin can start no worker from an address. It starts one from a blob that
  // names the release's folder here and then imports this script.
  const home = self.tableeHome;
  const GAMES = {};
  const LESSONS = {};

  // Nor may such a worker fetch; but scripts may come from anywhere, and one that is named after a
  // file holds its bytes as base64.
  function embedded(file) {
    importScripts(new URL(file.replace(/([^/]+)(-\w+)(\.\w+)$/, "embedded-$1$3$2.js"), home));
    return Uint8Array.from(atob(self.tableeEmbedded), (sign) => sign.charCodeAt(0));
  }

  // The bytes of a lesson's file, by the lesson's name.
  self.tableeLesson = async (name) => {
    if (home) return embedded(LESSONS[name]);
    const response = await fetch(LESSONS[name]);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };

  const bindings = GAMES[self.name];
  importScripts(home ? new URL(bindings, home) : bindings);
  const start = ({ data }) => wasm_bindgen({ module_or_path: data });
  // An error becomes one of the worker's, which the page hears of.
  const fail = (error) => setTimeout(() => { throw error; });
  self.addEventListener("message", (event) => start(event).catch(fail), { once: true });
})();
