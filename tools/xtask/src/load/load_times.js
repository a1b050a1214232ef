// Runs before the page's own scripts. Reports the times of the first paint and of the frame in which the element
// MARKER can be used: it is visible, and yew has made it.
(() => {
  // The service worker is never registered, so that it fetches nothing beside the page.
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
  // Elements of the document itself do not react before the program runs. Yew marks the element in which it
  // renders.
  const isRendered = (element) =>
    element !== null && (element.__yew_subtree_id !== undefined || isRendered(element.parentElement));
  const usable = new Promise((resolve) => {
    let isLooking = false;
    const look = () => {
      const found = document.querySelector(MARKER);
      isLooking = found !== null;
      if (!isLooking) return;
      if (!isRendered(found) || !found.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        requestAnimationFrame(look);
        return;
      }
      changes.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    // Looks for the element after each change, then once a frame until it can be used.
    const changes = new MutationObserver(() => {
      if (isLooking || !document.querySelector(MARKER)) return;
      isLooking = true;
      requestAnimationFrame(look);
    });
    const attributeFilter = ["class", "disabled", "hidden", "aria-disabled"];
    changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
  });
  self.loadTimes = Promise.all([painted, usable]);
})();
