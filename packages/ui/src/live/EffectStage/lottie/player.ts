import type { AnimationPlayer } from '../effectPlayer.ts';

/** As much of the player's class as is used here. */
export interface LottieClass {
  new (setup: { canvas: HTMLCanvasElement; src: string; autoplay: boolean; loop: boolean }): {
    addEventListener: (type: 'complete' | 'loadError' | 'renderError', listener: () => void) => void;
    destroy: () => void;
  };
  setWasmUrl: (url: string) => void;
}

/** Plays with a class that is loaded with the first animation. */
export function createPlayerOf(load: () => Promise<LottieClass>, wasmUrl?: string): AnimationPlayer {
  return async (box, src, signal) => {
    const Lottie = await load();
    if (signal.aborted) return;
    if (wasmUrl) Lottie.setWasmUrl(wasmUrl);
    const canvas = document.createElement('canvas');
    Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    box.append(canvas);
    const player = new Lottie({ canvas, src, autoplay: true, loop: false });
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error(`The animation ${src} could not be played.`));
        player.addEventListener('complete', () => resolve());
        player.addEventListener('loadError', fail);
        player.addEventListener('renderError', fail);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    } finally {
      player.destroy();
      canvas.remove();
    }
  };
}
