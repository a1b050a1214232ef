// Loads the parts that the page's program was cut into, and their style sheets. `cargo xtask dist` adds
// the functions by which the program asks for them.

const [compiled, placed] = [{}, {}];
let [filesOf, program] = [{}, null];

// Says which files the parts are.
export function know(parts) {
  filesOf = parts;
}

// The program's exports, or a promise of them: parts are linked to them.
export async function share(exports) {
  program = exports;
  await exports;
}

// Has parts compiled that will be needed.
export function prepare(parts) {
  // What fails now is tried again, and told, when it is needed.
  for (const file of parts.flatMap(files)) (isSheet(file) ? dress(file) : compile(file)).catch(() => {});
}

// Loads a part: its functions and data go where the program expects them.
export const load = (part) => Promise.all(files(part).map((file) => isSheet(file) ? dress(file) : place(file)));

const files = (part) => filesOf[part] ?? [];
const isSheet = (file) => file.endsWith(".css");

const compile = (file) => once(compiled, file, async () => {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // Only what a host calls wasm is compiled while it comes.
  const isWasm = response.headers.get("content-type") === "application/wasm";
  return isWasm ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
});

const place = (file) => once(placed, file, async () => {
  const [module, exports] = await Promise.all([compile(file), program]);
  // Files in which modules were joined import them by the second name.
  await WebAssembly.instantiate(module, { __wasm_split: exports, program: exports });
});

// A style sheet of a part stands in the page, at its place among the others, but switched off.
const dress = (file) => once(placed, file, () => new Promise((resolve, reject) => {
  const off = document.querySelector(`link[rel="stylesheet"][href="./${file}"]`);
  const sheet = off.cloneNode();
  sheet.removeAttribute("disabled");
  sheet.onload = resolve;
  sheet.onerror = () => reject(new Error(`cannot load ${sheet.href}`));
  off.replaceWith(sheet);
}));

// What failed is forgotten, so that it can be tried again; what succeeded happens once.
function once(done, name, act) {
  done[name] ??= act().catch((error) => {
    delete done[name];
    throw error;
  });
  return done[name];
}

// What the program calls: loads a part, then calls back with whether it is there. Why it is not is a warning: the program
// itself says what it lacks, as soon as that is needed, and a page that is left may lack anything.
const loader = (part) => async (callback, data) => {
  const success = await load(part).then(() => true, (error) => {
    console.warn(error);
    return false;
  });
  (await program).__indirect_function_table.get(callback)(data, success);
};
