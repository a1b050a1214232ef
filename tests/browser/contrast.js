// Measures how far text and signs stand out from what is drawn below them, from pictures of the screen: as it is, and with
// the ink of one kind left out, and painted over with one colour. Where the last two differ is ink, and how much of it;
// the picture without it has the ground. So it does not matter what lies on what, or how it is drawn.
(() => {
  /** The colours of ink, which no part of the page has: of text and drawings, and of what stands behind an element. They are
      neither so light nor so dark that a browser that darkens pages would change them. */
  const MARKS = { ink: [0, 255, 255], after: [120, 255, 60] };
  /** Drawings besides what has to be read, as on the middle of a card. */
  const PICTURES = ".card-face, .playing-card .middle, .is-back, .review-chart, .chart, .arrows";
  /** What is drawn by borders and gradients, by its ink. */
  const SIGNS = {
    ink: ".arrow, .lozenge, .is-winner .name-text, .achievement, .aim-sign, .action-left, .side-line.is-winner, .hint-badge:is([data-rank='✓'], [data-rank='✗'])",
    after: ".hint-badge[data-worth], .edge.is-lit, .is-capture, .is-taken, .is-endangered, .board-square:is(.is-lit, .is-return)",
  };
  /** Rings that mark a piece or a place, by what draws them; of shadows, the first one. */
  const RINGS = {
    "border-color": ".cell.is-hole, .dice.is-lit",
    "outline-color": `.card:is(.is-paired, .is-selected, .is-adding) .card-face, .play:is(.is-lit, .is-chosen) .playing-card,
      [data-lit], .square.is-second-best, .square.is-played.is-ghost, .scores .is-own`,
    "box-shadow": `.card.is-last:not(.is-selected, .is-adding, .is-winner, .is-cancelled) .card-face,
      .square:is(.is-ghost, .is-last, .is-advised, .is-endangered):not(.is-second-best, .is-played, [data-lit]),
      .board-square:is(.is-chosen, .is-capture, .is-double):not([data-lit]), .seat.is-winner`,
  };
  const signsIn = ({ ink, after }) => `
    .board-square:is(.is-lit, .is-return)::after { background: ${after} !important; }
    .side-line.is-winner::before { border-color: ${ink} !important; }
    *::after { -webkit-text-fill-color: ${after} !important; }
    .edge.is-lit::after { border-color: ${after} !important; }
    .arrow, .lozenge, .is-winner .name-text::before { background: ${ink} !important; }
    .achievement::before { border-top-color: ${ink} !important; }
    .aim-sign { color: ${ink} !important; }
    .action-left { border-color: ${ink} !important; }
    .hint-badge:is([data-rank="✓"], [data-rank="✗"])::before { --paper-raised: ${ink} !important; }`;
  const textIn = ({ ink }) => `
    *, *::before { -webkit-text-fill-color: ${ink} !important; }
    *::after { -webkit-text-fill-color: currentcolor !important; }
    svg text { fill: ${ink} !important; }`;

  const shapes = () => [...document.querySelectorAll("svg :is(path, circle, rect, line, use)")]
    .filter((shape) => !shape.closest(PICTURES));

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /** The rings that are painted, each with its property. */
  const painted = [];

  /** Paints text or signs in these colours; without them they are as they are. */
  const paint = (kind, colours) => {
    for (const shape of shapes()) {
      for (const property of ["fill", "stroke"]) {
        shape.style.removeProperty(property);
        const style = getComputedStyle(shape);
        // What is painted before the fill sets this off from a pattern.
        const isHalo = property === "stroke" && style.paintOrder.startsWith("stroke");
        if (kind === "signs" && style[property] !== "none" && !isHalo) {
          shape.style.setProperty(property, colours.ink, "important");
        }
      }
      if (shape.getAttribute("style") === "") shape.removeAttribute("style");
    }
    // What was a ring when it was painted may have become something else.
    for (const [ring, property] of painted.splice(0)) ring.style.removeProperty(property);
    for (const [property, selector] of kind === "signs" ? Object.entries(RINGS) : []) {
      for (const ring of document.querySelectorAll(selector)) {
        const usual = getComputedStyle(ring)[property];
        const drawn = property === "box-shadow" ? usual.replace(/^[a-z]+\([^)]*\)/, colours.ink) : colours.ink;
        ring.style.setProperty(property, drawn, "important");
        painted.push([ring, property]);
      }
    }
    sheet.replaceSync(kind === "text" ? textIn(colours) : kind === "signs" ? signsIn(colours) : "");
  };

  /** What nobody can press now, and cards that do not count any more. */
  const FADED = ":disabled, [aria-disabled=true], .is-cancelled, .gone";
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(`.visually-hidden, ${FADED}`);

  const opacity = (element) => {
    let all = 1;
    for (let one = element; one; one = one.parentElement) all *= getComputedStyle(one).opacity;
    return all;
  };

  const large = (style) => {
    const size = parseFloat(style.fontSize);
    return size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  };

  /** All words that are written on the screen, with the contrast that they need. */
  const words = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker, element = node.parentElement;
      if (!node.data.trim() || !isShown(element) || element.closest("select, script, .is-back")) continue;
      for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const style = getComputedStyle(element);
        // Numerals of cards are larger than any text.
        const least = large(style) || element.closest(".numeral, .corner") ? 3 : 4.5;
        for (const box of range.getClientRects()) found.push({ element, name: word, box, least, mark: MARKS.ink });
      }
    }
    for (const element of document.querySelectorAll(".hint-badge, .is-endangered")) {
      if (isShown(element) && getComputedStyle(element, "::before").display !== "none") {
        found.push({ element, name: "before it", box: element.getBoundingClientRect(), least: 4.5, mark: MARKS.ink });
      }
    }
    return found;
  };

  const signs = () => {
    const roots = new Set(shapes().map((shape) => shape.closest(".corner, svg")));
    const of = (kind) => [...(kind === "ink" ? roots : []), ...document.querySelectorAll(SIGNS[kind])];
    return Object.keys(MARKS).flatMap((kind) => of(kind).filter(isShown).map((element) => {
      const least = kind === "after" && element.matches(".hint-badge") ? 4.5 : 3;
      const pseudo = kind === "after" ? getComputedStyle(element, "::after").opacity : 1;
      return { element, name: kind, box: element.getBoundingClientRect(), least, mark: MARKS[kind], pseudo };
    })).concat(rings());
  };

  /** Rings lie around what they mark, on more than one ground: most of one has to stand out. */
  const rings = () => Object.entries(RINGS).flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].filter(isShown).map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left: left - 6, top: top - 6, right: right + 6, bottom: bottom + 6 };
      return { element, name, box, least: 3, mark: MARKS.ink, share: 0.5 };
    }));

  const pixels = async (png) => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height);
  };

  const LIGHT = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * LIGHT[red] + 0.7152 * LIGHT[green] + 0.0722 * LIGHT[blue];

  /** The contrast of most of the ink in a box; undefined if none is to be seen there. */
  const contrast = ({ element, box, mark, pseudo = 1, share = 0.2 }, seen, bare, marked) => {
    const ink = [], all = opacity(element) * pseudo;
    const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(seen.width, Math.ceil(box.right))];
    const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(seen.height, Math.ceil(box.bottom))];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = 4 * (y * seen.width + x);
        const [a, b, m] = [seen, bare, marked].map(({ data }) => [data[at], data[at + 1], data[at + 2]]);
        // How much of the way from the ground to the ink's colour, and how far from that way, which is other ink.
        const way = mark.map((value, place) => value - b[place]), gone = m.map((value, place) => value - b[place]);
        const part = way.reduce((sum, value, place) => sum + value * gone[place], 0) / way.reduce((sum, value) => sum + value * value, 0);
        const aside = Math.hypot(...gone.map((value, place) => value - part * way[place]));
        const covered = part / all;
        if (covered < 0.5 || aside > 40) continue;
        // At the edge of a letter its colour is mixed with the ground's.
        const whole = a.map((value, place) => {
          const full = b[place] + (value - b[place]) / Math.min(1, covered);
          return Math.round(Math.min(255, Math.max(0, full)));
        });
        const [low, high] = [luminance(whole), luminance(b)].sort((one, other) => one - other);
        ink.push((high + 0.05) / (low + 0.05));
      }
    }
    // Less is the edge of what is covered by something else.
    if (ink.length < 6) return undefined;
    ink.sort((one, other) => one - other);
    return ink[Math.floor(share * ink.length)];
  };

  /** The edges of what is drawn anew are not always rounded alike. */
  const isSame = (one, other) => one.data.every((value, place) => Math.abs(value - other.data[place]) < 48);

  /** Where the contrast is too low, in pictures in the order of `paints`, how many things were measured, and whether
      the screen has stayed as it was. */
  const compare = async (pictures) => {
    const [seen, noText, allText, noSigns, allSigns, after] = await Promise.all(pictures.map(pixels));
    const faults = [];
    let count = 0;
    const measure = (things, bare, marked) => {
      for (const thing of things) {
        const found = contrast(thing, seen, bare, marked);
        if (found === undefined) continue;
        count += 1;
        if (found >= thing.least) continue;
        const path = [thing.element, thing.element.parentElement, thing.element.parentElement?.parentElement];
        const names = path.map((one) => `${one?.nodeName.toLowerCase()}.${one?.getAttribute("class") ?? ""}`);
        faults.push(`${thing.name}: ${found.toFixed(2)} instead of ${thing.least}: ${names.join(" < ")}`);
      }
    };
    measure(words(), noText, allText);
    measure(signs(), noSigns, allSigns);
    return { count, faults: [...new Set(faults)], isStill: isSame(seen, after) };
  };

  const none = { ink: "transparent", after: "transparent" };
  const marked = Object.fromEntries(Object.entries(MARKS).map(([kind, colour]) => [kind, `rgb(${colour})`]));
  const paints = [[], ["text", none], ["text", marked], ["signs", none], ["signs", marked], []];
  window.inks = { paint: (index) => paint(...paints[index]), count: paints.length, compare };
})();
