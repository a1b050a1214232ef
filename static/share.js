// Draws a part of the page as a picture, saves it, and hands it to other programs. It is loaded when somebody does so.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  // Screens have about so many pixels for each of CSS.
  const SCALE = 2;

  async function dataOf(address) {
    const blob = await (await fetch(address)).blob();
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  }

  // All rules of the page. A picture asks for no files: typefaces come with it, other pictures stay away.
  async function styles() {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => [sheet, rule.cssText]));
    const texts = rules.map(async ([sheet, text]) => {
      const [, file] = (text.includes("@font-face") && /url\("([^"]+)"\)/.exec(text)) || [];
      if (!file) return text;
      // A typeface that is not there is drawn with another one.
      const data = await dataOf(new URL(file, sheet.href ?? document.baseURI)).catch(() => null);
      return data ? text.replace(file, data) : text;
    });
    return (await Promise.all(texts)).join("\n");
  }

  async function pictureOf(element) {
    const { width, height } = element.getBoundingClientRect();
    const svg = document.createElementNS(SVG, "svg");
    const root = document.documentElement;
    // The language, and the theme as it is shown.
    for (const { name, value } of root.attributes) svg.setAttribute(name, value);
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = root.dataset.theme ?? (isDark ? "dark" : "light");
    svg.setAttribute("style", `color-scheme: only ${theme}`);
    svg.setAttribute("width", width);
    svg.setAttribute("height", height);
    const page = document.createElementNS(SVG, "foreignObject");
    page.setAttribute("width", "100%");
    page.setAttribute("height", "100%");
    const style = document.createElement("style");
    style.textContent = await styles();
    const body = document.createElement("div");
    const { color, font } = getComputedStyle(element);
    body.setAttribute("style", `color: ${color}; font: ${font}`);
    body.append(element.cloneNode(true));
    page.append(body);
    svg.append(style, page);
    const text = new XMLSerializer().serializeToString(svg);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * SCALE);
    canvas.height = Math.ceil(height * SCALE);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("no picture");
    return blob;
  }

  async function save(element, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await pictureOf(element));
    link.download = name;
    link.click();
    // A browser that asks where to save may read the file later.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  // The picture that was drawn last to be sent, of what, and as it looked then.
  let prepared = null;

  const looksOf = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color } = getComputedStyle(element);
    return `${width} ${height} ${color} ${element.outerHTML}`;
  };

  // Draws a picture to be sent, unless it is drawn already. A browser lets a page send only shortly after the press.
  function prepare(element) {
    const looks = looksOf(element);
    if (prepared?.looks !== looks) {
      // Words and link go without the picture, too.
      prepared = { looks, picture: pictureOf(element).catch(() => null) };
    }
    return prepared.picture;
  }

  // Whether it was sent: the person may think better of it.
  async function send(element, text, url) {
    const message = url ? { text, url } : { text };
    if (element) {
      const blob = await prepare(element);
      const files = blob ? [new File([blob], "tablee.png", { type: blob.type })] : [];
      if (blob && navigator.canShare?.({ ...message, files })) message.files = files;
    }
    try {
      await navigator.share(message);
      return true;
    } catch (error) {
      if (error.name === "AbortError") return false;
      throw error;
    }
  }

  self.tableeShare = { prepare, save, send };
})();
