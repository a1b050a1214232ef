// Starts the program of the game that the worker is named after, and gives it a way to load what its
// bots have learned. The names of the files are whole, since a release puts hashes into them.

const PROGRAMS = {
  dekal: "./worker-dekal.js",
  detrak: "./worker-detrak.js",
  dumble: "./worker-dumble.js",
  debacle: "./worker-debacle.js",
};
const WEIGHTS = {
  debacle: "./debacle.bin",
  "dekal-2": "./dekal-2.bin",
  "dekal-3": "./dekal-3.bin",
  "dekal-4": "./dekal-4.bin",
  "dekal-5": "./dekal-5.bin",
  "dekal-6": "./dekal-6.bin",
  "detrak-advanced": "./detrak-advanced.bin",
  "detrak-basic": "./detrak-basic.bin",
  dumble: "./dumble.bin",
};

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
