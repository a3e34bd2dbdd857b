import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { closeMini } from '../mini/asideActs.ts';
import { aside } from '../aside.store.ts';
import { popIn } from '../mini/ownWindow.ts';
import { enterRoom } from '../stage/room.store.ts';
import { holdTogether } from './together.store.ts';
import { restSilent } from './cells.store.ts';

/** Time that a page must be hidden before its silent pictures pause, ms. */
const restAfter = 3_000;

/** A picture that went on in a corner or in its own window would be one more with sound. */
function endOthers(): () => void {
  popIn();
  closeMini();
  return subscribe(aside, () => aside.mini && closeMini());
}

/** Silent pictures of a page that nobody sees load nothing; they begin again with the first look. */
function followVisibility(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') restSilent(false);
    else timer = setTimeout(() => restSilent(true), restAfter);
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Effects of several rooms on a page: stops other pictures, synchronises these, and enters the audible room, so that its danmaku show and
 * one can chat there. `ready` is false until that room can be entered.
 */
export function useSoundRoom(sound: string | null, ready: boolean): void {
  useEffect(endOthers, []);
  useEffect(followVisibility, []);
  useEffect(() => holdTogether(() => sound), [sound]);
  useEffect(() => (sound !== null && ready ? enterRoom(sound) : undefined), [sound, ready]);
}
