import { drawScorebug, type DrawnScore } from './drawScorebug.ts';

/** Reader and writer of frames, which the types of browsers do not know yet. */
interface FrameReader {
  new (init: { track: MediaStreamTrack }): { readable: ReadableStream<VideoFrame> };
}
interface FrameWriter {
  new (init: { kind: 'video' }): MediaStreamTrack & { writable: WritableStream<VideoFrame> };
}
declare global {
  // Chromium's own, under the names that it has for them.
  var MediaStreamTrackProcessor: FrameReader | undefined;
  var MediaStreamTrackGenerator: FrameWriter | undefined;
}

/** Largest side of a composed picture, share of the camera in it, and its distance from the edge. */
const layout = { width: 1_280, inset: 0.24, margin: 0.02 };
/** Milliseconds after which a picture that stands still is drawn again, for the score on it. */
const stillEvery = 1_000;

/** Whether this browser can draw into a picture without slowing down while its tab is in the background. */
export const canCompose = (): boolean =>
  typeof globalThis.MediaStreamTrackProcessor === 'function' && typeof globalThis.MediaStreamTrackGenerator === 'function';

/** A drawn picture. */
export interface Composed {
  track: MediaStreamTrack;
  stop(): void;
}

/**
 * Draws one picture of a camera, a screen, or both, with the score on it. Frames drive it, not timers: a tab in the background goes on.
 * @param score the score right now; undefined draws none
 */
export function compose(
  { camera, screen }: { camera?: MediaStreamTrack | undefined; screen?: MediaStreamTrack | undefined },
  score: () => DrawnScore | undefined,
): Composed {
  const { MediaStreamTrackProcessor: Reader, MediaStreamTrackGenerator: Writer } = globalThis;
  if (!Reader || !Writer) throw new Error('this browser cannot draw into a picture');
  const out = new Writer({ kind: 'video' });
  const writer = out.writable.getWriter();
  const canvas = new OffscreenCanvas(layout.width, 720);
  const context = canvas.getContext('2d', { alpha: false });
  const newest: { camera?: VideoFrame; screen?: VideoFrame } = {};
  const readers: ReadableStreamDefaultReader<VideoFrame>[] = [];
  let drawnAt = 0;
  let isOver = false;

  /** Draws what is there; the camera leads, because a screen may stand still. */
  function draw(): void {
    const ground = newest.screen ?? newest.camera;
    if (!ground || !context || isOver) return;
    const scale = Math.min(1, layout.width / ground.displayWidth);
    const [width, height] = [ground.displayWidth, ground.displayHeight].map((side) => Math.max(2, Math.round((side * scale) / 2) * 2));
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width ?? 2, height ?? 2];
    context.drawImage(ground, 0, 0, canvas.width, canvas.height);
    if (newest.screen && newest.camera) {
      const wide = canvas.width * layout.inset;
      const high = (wide * newest.camera.displayHeight) / newest.camera.displayWidth;
      const margin = canvas.width * layout.margin;
      context.drawImage(newest.camera, canvas.width - wide - margin, canvas.height - high - margin, wide, high);
    }
    const drawn = score();
    if (drawn) drawScorebug(context, drawn, canvas.width);
    drawnAt = performance.now();
    const frame = new VideoFrame(canvas, { timestamp: Math.round(drawnAt * 1_000) });
    // A writer that does not keep up leaves frames out.
    if ((writer.desiredSize ?? 0) <= 0) return frame.close();
    writer.write(frame).catch(() => frame.close());
  }

  async function read(name: 'camera' | 'screen', track: MediaStreamTrack): Promise<void> {
    if (!Reader) return;
    const reader = new Reader({ track }).readable.getReader();
    readers.push(reader);
    for (;;) {
      const { value, done } = await reader.read();
      if (done || isOver) return value?.close();
      newest[name]?.close();
      newest[name] = value;
      if (name === 'camera' || !camera) draw();
    }
  }
  for (const [name, track] of [['camera', camera] as const, ['screen', screen] as const]) {
    // A track that ends is heard of by its own event.
    if (track) read(name, track).catch(() => undefined);
  }
  const still = setInterval(() => performance.now() - drawnAt >= stillEvery && draw(), stillEvery);

  return {
    track: out,
    stop() {
      isOver = true;
      clearInterval(still);
      for (const reader of readers) void reader.cancel().catch(() => undefined);
      for (const frame of [newest.camera, newest.screen]) frame?.close();
      void writer.abort().catch(() => undefined);
      out.stop();
    },
  };
}
