/** Longest wait, ms: a tab in the background draws nothing. */
const patience = 1_000;

/** Resolves once the page has shown its first words or picture, or draws none: time for calls whose answers it does not show. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, document.hidden ? 0 : patience);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      clearTimeout(late);
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
