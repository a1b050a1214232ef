// Starts the program of the game that the worker is named after, and gives it a way to load what its
// bots have learned. `cargo xtask dist` fills in the files.

const PROGRAMS = {};
const WEIGHTS = {};

// The bytes of a file of weights, by its name.
self.tableeWeights = async (name) => {
  const response = await fetch(new URL(WEIGHTS[name], import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

import(PROGRAMS[self.name])
  .then((program) => program.default())
  // An error becomes one of the worker's, which the page hears of.
  .catch((error) => setTimeout(() => { throw error; }));
