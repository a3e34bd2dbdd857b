import { proxy, subscribe } from 'valtio';
import { chooseQuality, picture } from '../stage/picture.store.ts';
import { createStutterCount, stepDown, type Stutter } from './stutter.ts';

/** A picture that stutters where a lower quality would not; null while it runs well or has no other. */
export const stutter = proxy<{ step: Stutter | null }>({ step: null });

const count = createStutterCount();

/** Watches the room's picture for stutter. Returns a function that stops it. */
export function followStutter(): () => void {
  let of = picture.quality;
  const look = () => {
    if (picture.quality !== of) count.clear();
    of = picture.quality;
    count.note(picture.phase, performance.now());
    const step = count.isBad(performance.now()) ? stepDown(picture.qualities, of) : null;
    if (step?.to !== stutter.step?.to) stutter.step = step;
  };
  const end = subscribe(picture, look, true);
  return () => {
    end();
    count.clear();
    stutter.step = null;
  };
}

/** Goes down to the quality that is offered. */
export function takeStep(): void {
  if (stutter.step) chooseQuality(stutter.step.to);
}
