import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import type { GoalPopupItem } from './item.ts';

/** Longest sound of one event, in ms. Source: specification section 2, "a sound plays for up to 6 seconds". */
export const soundLasts = 6_000;

/** Plays the sound of an event; the returned function, if any, stops the sound. */
export type PlaySound = (item: GoalPopupItem) => (() => void) | void;

/**
 * Plays each event once, stops it after 6 s at the latest, and plays nothing while muted. An event that arrived while muted stays silent.
 */
export function useItemSounds(items: readonly GoalPopupItem[], playSound: PlaySound | undefined, muted: boolean): void {
  const heard = useRef(new Set<string>());
  const stops = useRef(new Set<() => void>());
  const play = useEffectEvent((item: GoalPopupItem) => {
    if (muted) return;
    const stop = playSound?.(item);
    if (!stop) return;
    const timer = setTimeout(() => end(), soundLasts);
    const end = () => {
      clearTimeout(timer);
      stops.current.delete(end);
      stop();
    };
    stops.current.add(end);
  });

  useEffect(() => {
    const present = new Set(items.map(({ id }) => id));
    for (const item of items.toReversed()) if (!heard.current.has(item.id)) play(item);
    heard.current = present;
  }, [items]);

  useEffect(() => {
    const playing = stops.current;
    if (muted) [...playing].forEach((stop) => stop());
  }, [muted]);

  useEffect(() => {
    const playing = stops.current;
    return () => [...playing].forEach((stop) => stop());
  }, []);
}
