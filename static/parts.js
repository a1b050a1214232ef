// Loads the parts into which the page's program was split, and their style sheets. `cargo xtask dist` appends
// the functions with which the program asks for them.

const [compiled, placed] = [{}, {}];
let [filesOf, program] = [{}, null];

// Sets the files of each part.
export function setFiles(parts) {
  filesOf = parts;
}

// Sets the program's exports, or a promise of them: parts are linked to them.
export async function setProgram(exports) {
  program = exports;
  await exports;
}

// Compiles parts that will be needed.
export function prepare(parts) {
  // A failure is not reported yet: `load` tries again.
  for (const file of parts.flatMap(files)) (isSheet(file) ? loadSheet(file) : compile(file)).catch(() => {});
}

// Loads a part: its functions and data go where the program expects them.
export const load = (part) => Promise.all(files(part).map((file) => isSheet(file) ? loadSheet(file) : place(file)));

const files = (part) => filesOf[part] ?? [];
const isSheet = (file) => file.endsWith(".css");

const compile = (file) => once(compiled, file, async () => {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // Browsers compile a response as it comes only if the host declares it as wasm.
  const isWasm = response.headers.get("content-type") === "application/wasm";
  return isWasm ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
});

const place = (file) => once(placed, file, async () => {
  const [module, exports] = await Promise.all([compile(file), program]);
  // Files that several modules were joined into import the exports by the second name.
  await WebAssembly.instantiate(module, { __wasm_split: exports, program: exports });
});

// The page has a disabled link for the style sheet of each part, so that the order of all sheets is fixed. It is replaced
// by an enabled one.
const loadSheet = (file) => once(placed, file, () => new Promise((resolve, reject) => {
  const off = document.querySelector(`link[rel="stylesheet"][href="./${file}"]`);
  const sheet = off.cloneNode();
  sheet.removeAttribute("disabled");
  sheet.onload = resolve;
  sheet.onerror = () => reject(new Error(`cannot load ${sheet.href}`));
  off.replaceWith(sheet);
}));

// Does each thing once. After a failure it can be tried again.
function once(done, name, act) {
  done[name] ??= act().catch((error) => {
    delete done[name];
    throw error;
  });
  return done[name];
}

// The program calls this function: it loads a part, and then calls back with whether that has succeeded. A failure is only
// a warning here: the program tells the person once it needs the part, and a page that is being left may fail to load anything.
const loader = (part) => async (callback, data) => {
  const success = await load(part).then(() => true, (error) => {
    console.warn(error);
    return false;
  });
  (await program).__indirect_function_table.get(callback)(data, success);
};
