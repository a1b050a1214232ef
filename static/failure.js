// Owns the screen that is shown when the page's program has died, or cannot start. It depends on
// nothing else, and asks the browser for as little as can be: what it asks for may be what failed. So
// the screen stands in `index.html`, and there are no words from elsewhere and no timers; and nothing
// is written that a browser from before 2023 would not understand, since it has to be told as well: the
// page needs one from June 2024 or later.
//
// The page has failed
// - when its program says that it panics (`tableeFailed`);
// - when `begin.js` says that it cannot start, or a script that the page begins with cannot be had;
// - when an error that nobody has caught, or a promise's rejection, comes from the page's own scripts
//   or its wasm: by the file, or the places in its stack. What extensions of the browser do wrong in
//   the page is theirs, unless our code is on the stack as well, waiting for it.
//
// An event without an error object is none of the page's: browsers tell by it that an observer of
// sizes waits for the next frame, or what went wrong in a worker, which the pool replaces, or in a
// script of another origin.
"use strict";
(() => {
  const TEXTS = {
    fr: {
      title: "Une erreur s’est produite",
      what: "La page s’est arrêtée\u00a0: elle ne répondra plus avant d’être rechargée.",
      saved: "Votre partie est enregistrée jusqu’au dernier coup.",
      reload: "Recharger",
      copy: "Copier le rapport",
      about: "Le rapport indique la version, le navigateur, l’écran, l’erreur et les derniers coups, mais aucun nom. Rien n’est envoyé.",
      copied: "Le rapport est copié.",
      refused: "Le navigateur ne permet pas de copier. Sélectionnez le rapport et copiez-le vous-même.",
      report: "Le rapport",
    },
    en: {
      title: "Something went wrong",
      what: "The page has stopped, and will not respond until it is reloaded.",
      saved: "Your game is saved up to the last move.",
      reload: "Reload",
      copy: "Copy report",
      about: "The report holds the version, the browser, the screen, the error and the last moves, but no names. Nothing is sent.",
      copied: "The report has been copied.",
      refused: "The browser does not allow copying. Select the report and copy it yourself.",
      report: "The report",
    },
    de: {
      title: "Etwas ist schiefgegangen",
      what: "Die Seite ist stehen geblieben und reagiert erst wieder, wenn du sie neu lädst.",
      saved: "Deine Partie ist bis zum letzten Zug gespeichert.",
      reload: "Neu laden",
      copy: "Bericht kopieren",
      about: "Der Bericht enthält Version, Browser, Bildschirm, Fehler und die letzten Züge, aber keine Namen. Es wird nichts gesendet.",
      copied: "Der Bericht ist kopiert.",
      refused: "Der Browser lässt das Kopieren nicht zu. Markiere den Bericht und kopiere ihn selbst.",
      report: "Der Bericht",
    },
    es: {
      title: "Algo ha fallado",
      what: "La página se ha detenido y no responderá hasta que la recargues.",
      saved: "Tu partida está guardada hasta la última jugada.",
      reload: "Recargar",
      copy: "Copiar el informe",
      about: "El informe contiene la versión, el navegador, la pantalla, el error y las últimas jugadas, pero ningún nombre. No se envía nada.",
      copied: "El informe está copiado.",
      refused: "El navegador no permite copiar. Selecciona el informe y cópialo a mano.",
      report: "El informe",
    },
    it: {
      title: "Qualcosa è andato storto",
      what: "La pagina si è fermata e non risponderà finché non la ricarichi.",
      saved: "La tua partita è salvata fino all’ultima mossa.",
      reload: "Ricarica",
      copy: "Copia il rapporto",
      about: "Il rapporto contiene la versione, il browser, la schermata, l’errore e le ultime mosse, ma nessun nome. Non viene inviato nulla.",
      copied: "Il rapporto è copiato.",
      refused: "Il browser non permette di copiare. Seleziona il rapporto e copialo a mano.",
      report: "Il rapporto",
    },
  };
  // How many errors, lines of each, and entries of a match's log are in a report.
  const [ERRORS, LINES, ENTRIES] = [5, 8, 20];
  const HOME = new URL(".", document.baseURI).href;
  // The program takes the place of all that is in the body.
  const screen = document.querySelector("#failure");
  screen.remove();
  const part = (name) => screen.querySelector(`[data-failure="${name}"]`);
  const errors = [];
  let entries = [];
  let version = "";

  // Shows the screen, or adds to its report: the first error is what one wants to know.
  function fail(error) {
    note(error);
    // A library that expects no error throws one of its own, which does not say what the browser has thrown: what the
    // program's script has caught last (`cargo xtask dist` adds that there).
    if (error.includes("unwrap_throw") && self.tableeThrown) note(`caused by ${told(self.tableeThrown)}`);
    if (screen.isConnected) return;
    const texts = TEXTS[document.documentElement.lang] || TEXTS.en;
    for (const name of ["title", "what", "reload", "copy", "about", "saved"]) part(name).textContent = texts[name];
    part("report").setAttribute("aria-label", texts.report);
    const unstarted = document.querySelector(`.splash [data-failed][lang="${document.documentElement.lang}"]`);
    if (unstarted) part("what").textContent = unstarted.textContent;
    part("saved").hidden = !isSaved();
    readLog();
    screen.lang = document.documentElement.lang;
    part("copy").onclick = () => copy(texts);
    part("reload").onclick = () => location.reload();
    // Beside the body: what the dead program listens to there, and on the document, it shall not hear.
    document.documentElement.append(screen);
    for (const type of ["keydown", "keyup", "click", "pointerdown", "pointerup"]) screen.addEventListener(type, (event) => event.stopPropagation());
    // The key that is held may be the one that made the page fail: it has gone down elsewhere, and browsers press by what follows.
    let isDown = false;
    screen.addEventListener("keydown", (event) => {
      if (!event.repeat) isDown = true;
      else if (event.key === "Enter") event.preventDefault();
    });
    for (const type of ["keypress", "keyup"]) screen.addEventListener(type, (event) => { if (!isDown) event.preventDefault(); });
    screen.oncancel = (event) => event.preventDefault();
    screen.onclose = open;
    open();
  }

  function note(error) {
    if (error && errors.length < ERRORS) errors.push(error.split("\n").slice(0, LINES).join("\n"));
  }

  function open() {
    try {
      screen.showModal();
    } catch (error) {
      screen.setAttribute("open", ""); // Browsers from before 2022.
    }
    part("reload").focus();
  }

  async function copy(texts) {
    const text = part("report");
    text.value = report();
    try {
      await navigator.clipboard.writeText(text.value);
      part("status").textContent = texts.copied;
    } catch (error) {
      text.hidden = false;
      text.focus();
      text.select();
      part("status").textContent = texts.refused;
    }
  }

  function report() {
    const release = document.querySelector("meta[name=tablee-release]");
    return [`Tablée ${version} ${release ? release.content : ""}`, navigator.userAgent, route(), ...errors, ...entries, ""].join("\n");
  }

  // The screen, without what a link holds: there may be names in that.
  function route() {
    return location.hash.replace(/((record|play|games)(\/|%2F)+)[^/]+/i, "$1…").slice(0, 80);
  }

  // Notes the last entries of the match on the table, as it is saved. Read when the screen comes, since
  // some browsers let a page copy only right after the press.
  function readLog() {
    try {
      const [, game, day] = location.hash.match(/^#\/(?:daily\/)?(\w+)\/(table|[\d-]+)$/);
      const table = day === "table" ? game : `${game}/${day}`;
      const opening = indexedDB.open("tablee");
      opening.onupgradeneeded = () => opening.transaction.abort(); // There is none, and none is to be made.
      opening.onsuccess = () => {
        const found = opening.result.transaction("saves").objectStore("saves").getAll(IDBKeyRange.bound([table], [table, []]));
        found.onsuccess = () => {
          entries = JSON.parse(found.result[found.result.length - 1]).log.slice(-ENTRIES);
        };
      };
    } catch (error) {
      // There is no match, or no storage.
    }
  }

  // Whether there is a saved game, and the page has not said that it cannot be saved any more.
  function isSaved() {
    if (document.querySelector(".unsaved[role=alert]:not([hidden])")) return false;
    try {
      return Object.keys(localStorage).some((key) => key.startsWith("tablee.saved."));
    } catch (error) {
      return false; // Storage may be blocked.
    }
  }

  function isOurs(stack, file) {
    if ([file, ...stack.split("\n")].some((line) => line.includes(HOME) && /\.(js|wasm)\b/.test(line))) return true;
    return /wasm-function|\[wasm code\]/.test(stack) && !stack.includes("-extension:");
  }

  const stackOf = (error) => String((error && error.stack) || "");

  function told(error) {
    const [message, stack] = [String(error), stackOf(error)];
    // Firefox and WebKit do not begin the stack with the error's message.
    return stack.startsWith(message) ? stack : `${message}\n${stack}`;
  }

  // An error, or a rejection's reason, and the file that it comes from, if that is known.
  function hear(error, file) {
    if (screen.isConnected || isOurs(stackOf(error), file)) fail(told(error));
  }

  // A frame of opaque origin (sandboxed without `allow-same-origin`) may load modules only from hosts
  // that allow everybody to.
  function failToLoad(script) {
    if (self.origin !== "null") return fail(`cannot load ${script}`);
    for (const text of document.querySelectorAll("[data-framed]")) text.classList.add("is-needed");
  }

  addEventListener("error", (event) => {
    if (event.target.matches && event.target.matches("script")) failToLoad(event.target.src);
    else if (event.error) hear(event.error, event.filename || "");
  }, true);
  addEventListener("unhandledrejection", (event) => hear(event.reason, ""));

  // `begin.js` shows these when the program cannot start; in some frames no event says so.
  const start = new MutationObserver(() => fail(""));
  for (const text of document.querySelectorAll("[data-failed]")) start.observe(text, { attributeFilter: ["hidden"] });

  // For the page's program: it panics, and why.
  self.tableeFailed = fail;
  // Its number.
  self.tableeVersion = (number) => { version = number; };
})();
