import type { AnimationPlayer } from '../effectPlayer.ts';

export interface LottiePlayerSetup {
  /** Where the player's WebAssembly lies; default its own place on a public network. */
  wasmUrl?: string;
}

/** A player of `.lottie` and `.json` animations for `EffectStage`. The optional peer `@lottiefiles/dotlottie-web` is loaded with the first animation. */
export function createLottiePlayer({ wasmUrl }: LottiePlayerSetup = {}): AnimationPlayer {
  return async (box, src, signal) => {
    const { DotLottie } = await import('@lottiefiles/dotlottie-web');
    if (signal.aborted) return;
    if (wasmUrl) DotLottie.setWasmUrl(wasmUrl);
    const canvas = document.createElement('canvas');
    Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    box.append(canvas);
    const player = new DotLottie({ canvas, src, autoplay: true, loop: false });
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
