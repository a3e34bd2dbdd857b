import { useEffect } from 'react';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { keepsKey } from '../PlayerFrame/keepsKey.ts';

interface MultiKeys {
  /** Rooms in the order of their numbers. */
  ids: readonly string[];
  sound: string | null;
  onSound: (id: string) => void;
  onSpotlight: (id: string) => void;
  onMute: () => void;
  /** Changes the volume by steps; negative is softer. */
  onVolume: (steps: number) => void;
}

/** Maps a key to its action; undefined where it has none. */
function actOf({ code, key, shiftKey }: KeyboardEvent, { ids, sound, ...on }: MultiKeys): (() => void) | undefined {
  // By its place on the keyboard: with Shift a digit is another character.
  const [, digit] = /^(?:Digit|Numpad)([1-4])$/.exec(code) ?? [];
  if (digit) {
    const id = ids[Number(digit) - 1];
    return id === undefined ? undefined : () => (shiftKey ? on.onSpotlight(id) : on.onSound(id));
  }
  if (shiftKey) return undefined;
  const heard = sound === null ? -1 : ids.indexOf(sound);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) {
    const next = ids[(heard + step + ids.length) % ids.length];
    return next === undefined || ids.length < 2 ? undefined : () => on.onSound(next);
  }
  const louder = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (louder !== undefined) return () => on.onVolume(louder);
  if (key.toLowerCase() === 'm') return on.onMute;
  return key.toLowerCase() === 'f' && sound !== null ? () => on.onSpotlight(sound) : undefined;
}

/**
 * Keys of several rooms on one screen: 1-4 and left or right move the sound, Shift with a number or F makes a picture the large one,
 * M and up or down are for the volume. They work on the whole page, except where someone writes or another control needs the key.
 */
export function useMultiKeys(keys: MultiKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && keepsKey(event.target, event.key.toLowerCase())) return;
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    const act = actOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
