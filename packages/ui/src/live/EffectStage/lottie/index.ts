import type { AnimationPlayer } from '../effectPlayer.ts';
import { createPlayerOf } from './player.ts';

export interface LottiePlayerSetup {
  /** Where the player's WebAssembly lies; default its own place on a public network. */
  wasmUrl?: string;
}

/** A player of `.lottie` and `.json` animations for `EffectStage`. The optional peer `@lottiefiles/dotlottie-web` is loaded with the first animation. */
export const createLottiePlayer = ({ wasmUrl }: LottiePlayerSetup = {}): AnimationPlayer =>
  createPlayerOf(async () => (await import('@lottiefiles/dotlottie-web')).DotLottie, wasmUrl);
