// Starts the program of the game that the worker is named after, and gives it a way to load what its
// bots have learned. `cargo xtask dist` fills in the files.

const PROGRAMS = {};
const LESSONS = {};

// The bytes of a lesson's file, by the lesson's name.
self.tableeLesson = async (name) => {
  const response = await fetch(new URL(LESSONS[name], import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

import(PROGRAMS[self.name])
  .then((program) => program.default())
  // An error becomes one of the worker's, which the page hears of.
  .catch((error) => setTimeout(() => { throw error; }));
