/** Load of a page at present. */
export interface Vitals {
  /** Frames a second over the last two seconds. */
  fps: number;
  /** Time between frames in ms. */
  frame: { p50: number; p95: number; p99: number };
  /** Share of the main thread that frames take, script to paint, 0..1. */
  busy: number;
  /** Used JavaScript heap in MB; undefined where the browser does not report it. */
  heap: number | undefined;
}

const span = 2000;

/** Percentile of sorted values: the value below which the given share of them lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const heapOf = (): number | undefined => {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory && memory.usedJSHeapSize / 2 ** 20;
};

/** Watches frames and reports their cost four times a second; returns a function that stops it. */
export function watchVitals(report: (vitals: Vitals) => void): () => void {
  const frames: { at: number; gap: number; work: number }[] = [];
  const channel = new MessageChannel();
  let last = performance.now();
  let began = last;
  let reported = last;
  let request = 0;
  // A message posted in a frame is delivered after its paint: the time between is the frame's own work.
  channel.port1.onmessage = () => {
    const frame = frames.at(-1);
    if (frame) frame.work = performance.now() - began;
  };
  const next = () => {
    began = performance.now();
    frames.push({ at: began, gap: began - last, work: 0 });
    last = began;
    channel.port2.postMessage(null);
    while (frames[0] && frames[0].at < began - span) frames.shift();
    if (began - reported >= 250) {
      reported = began;
      const gaps = frames.map(({ gap }) => gap).sort((a, b) => a - b);
      const work = frames.reduce((sum, frame) => sum + frame.work, 0);
      const spent = gaps.reduce((sum, gap) => sum + gap, 0);
      report({
        fps: (1000 * gaps.length) / spent,
        frame: { p50: percentile(gaps, 0.5), p95: percentile(gaps, 0.95), p99: percentile(gaps, 0.99) },
        busy: work / spent,
        heap: heapOf(),
      });
    }
    request = requestAnimationFrame(next);
  };
  request = requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(request);
    channel.port1.close();
  };
}
