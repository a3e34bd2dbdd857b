import { effectNames, type EffectName, type GiftArrival } from './engine/index.ts';
import { playScene } from './player/playScene.ts';
import { drawScene } from './scenes/index.ts';

/**
 * Plays a made animation inside an element until it ends; rejects when it cannot be loaded. When the signal aborts,
 * everything it made is removed. `createLottiePlayer` of `@pitchside/ui/EffectStage/lottie` makes one.
 */
export type AnimationPlayer = (box: HTMLElement, src: string, signal: AbortSignal) => Promise<void>;

/** Ways to show an effect: a made animation, one of our own scenes, or the still card. */
export type EffectPlan =
  | { kind: 'animation'; src: string; player: AnimationPlayer }
  | { kind: 'scene'; name: EffectName; seed: string }
  | { kind: 'card' };

const knownEffect = (name: string | undefined) => effectNames.find((known) => known === name);

/** Chooses how a gift's effect is shown here. */
export function planEffect(
  { id, effect, animationSrc }: GiftArrival,
  { still, player }: { still: boolean; player?: AnimationPlayer },
): EffectPlan {
  if (still) return { kind: 'card' };
  if (animationSrc && player) return { kind: 'animation', src: animationSrc, player };
  const name = knownEffect(effect);
  return name ? { kind: 'scene', name, seed: id } : { kind: 'card' };
}

/** Plays a planned effect; answers how to take it off. */
export function startEffect(
  box: HTMLElement,
  plan: Exclude<EffectPlan, { kind: 'card' }>,
  { onEnd, onFail, moment }: { onEnd: () => void; onFail: () => void; moment?: number },
): () => void {
  if (plan.kind === 'scene')
    return playScene(box, drawScene(plan.name, plan.seed, { width: box.clientWidth, height: box.clientHeight }), { onEnd, moment }).stop;
  const control = new AbortController();
  const unlessGone = (call: () => void) => () => {
    if (!control.signal.aborted) call();
  };
  // A player that throws at once has failed as much as one that rejects.
  Promise.resolve()
    .then(() => plan.player(box, plan.src, control.signal))
    .then(unlessGone(onEnd), unlessGone(onFail));
  return () => control.abort();
}
