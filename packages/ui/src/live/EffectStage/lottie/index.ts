import type { AnimationPlayer } from '../effectPlayer.ts';
import { createPlayerOf } from './player.ts';

export interface LottiePlayerSetup {
  /** Address of the player's WebAssembly; default its own on a public CDN. */
  wasmUrl?: string;
}

/**
 * Creates a player of `.lottie` and `.json` animations for `EffectStage`. The optional peer `@lottiefiles/dotlottie-web`
 * loads with the first animation.
 */
export const createLottiePlayer = ({ wasmUrl }: LottiePlayerSetup = {}): AnimationPlayer =>
  createPlayerOf(async () => (await import('@lottiefiles/dotlottie-web')).DotLottie, wasmUrl);
