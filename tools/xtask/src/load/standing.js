// Runs before the page's own scripts, and tells when what MARKER names stands: it is there, seen, in
// what yew has made, and a frame has been drawn with it.
(() => {
  // The browser's own question about it would stay unanswered as well: nothing is kept behind the page.
  if (self.ServiceWorkerContainer) {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  }
  const painted = new Promise((resolve) => {
    const seen = (list) => {
      const first = list.getEntriesByName("first-contentful-paint")[0];
      if (first) resolve(first.startTime);
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
  });
  // What the document brings along does not answer before the program is there. Yew marks the element
  // that it lives in.
  const lives = (element) =>
    element !== null && (element.__yew_subtree_id !== undefined || lives(element.parentElement));
  const standing = new Promise((resolve) => {
    let isLooking = false;
    const look = () => {
      const found = document.querySelector(MARKER);
      isLooking = found !== null;
      if (!isLooking) return;
      if (!lives(found) || !found.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        requestAnimationFrame(look);
        return;
      }
      changes.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    // Between changes nothing is looked for, and after them once a frame.
    const changes = new MutationObserver(() => {
      if (isLooking || !document.querySelector(MARKER)) return;
      isLooking = true;
      requestAnimationFrame(look);
    });
    const attributeFilter = ["class", "disabled", "hidden", "aria-disabled"];
    changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
  });
  self.loadTimes = Promise.all([painted, standing]);
})();
