import type { StageArrival } from '@pitchside/ui/EffectStage';
import { proxy } from 'valtio';
import { isBlocked } from '../../../platform/preferences/danmaku.store.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { session } from '../../../platform/session/session.store.ts';
import { onRoomEvent } from '../stage/room.store.ts';
import { entryArrival, giftArrival } from './arrival.presenter.ts';
import { giftChoices } from './choices.store.ts';

/** Arrivals that may wait until the stage’s code is there. */
export const mostHeld = 20;

interface EffectsState {
  /** Something has arrived in this scope: the stage is wanted. */
  awake: boolean;
}

/** State of the effects over the picture. */
export const effects = proxy<EffectsState>({ awake: false });

type Listener = (arrivals: readonly StageArrival[]) => void;

let listener: Listener | undefined;
let held: StageArrival[] = [];

/** Subscribes the stage to arriving gifts; it first gets those that came before it was there. */
export function effectSource(stage: Listener): () => void {
  listener = stage;
  if (held.length > 0) stage(held);
  held = [];
  return () => {
    if (listener === stage) listener = undefined;
  };
}

function arrive(arrival: StageArrival): void {
  if (giftChoices.effects === 'off') return;
  effects.awake = true;
  if (listener) return listener([arrival]);
  held.push(arrival);
  if (held.length <= mostHeld) return;
  // The viewer paid for their own.
  const oldest = held.findIndex(({ own }) => !own);
  held.splice(Math.max(0, oldest), 1);
}

/** Shows what happens in the room that is visited; returns how to end it, which leaves nothing of it behind. */
export function openEffects(): () => void {
  const scope = createScope();
  scope.onLeave(
    onRoomEvent(
      scope.during((event) => {
        if (event.type === 'gift') arrive(giftArrival(event.data, session.user?.id));
        const entry = event.type === 'entry' && !isBlocked(event.data.user.id) && entryArrival(event.data, session.user?.id);
        if (entry) arrive(entry);
      }),
    ),
  );
  scope.onLeave(() => {
    held = [];
    effects.awake = false;
  });
  return scope.leave;
}
