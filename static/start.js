// Starts the page: hands its wasm to the script that wasm-bindgen made (`tablee.js`).
"use strict";
(async () => {
  const wasm = self.origin === "null" ? await embedded("./embedded-tablee_bg.wasm.js") : "./tablee_bg.wasm";
  await wasm_bindgen({ module_or_path: wasm });
})();

// A frame of opaque origin (sandboxed without `allow-same-origin`) may fetch nothing, but scripts
// may come from anywhere: this one holds the file's bytes as base64.
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
