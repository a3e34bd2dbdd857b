/**
 * Watches whether nothing should move: the tab is hidden, or the reader asks for reduced motion. Reports at once if so,
 * then every change.
 */
export function watchStandstill(document: Document, onChange: (still: boolean) => void): () => void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let still = false;
  const check = () => {
    const next = document.visibilityState === 'hidden' || reduced.matches;
    if (next === still) return;
    still = next;
    onChange(still);
  };
  document.addEventListener('visibilitychange', check);
  reduced.addEventListener('change', check);
  check();
  return () => {
    document.removeEventListener('visibilitychange', check);
    reduced.removeEventListener('change', check);
  };
}
