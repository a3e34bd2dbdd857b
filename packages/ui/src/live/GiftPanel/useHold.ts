import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useEnvironment } from '../../theme/UiProvider/index.ts';

/** Milliseconds after which a held press begins to repeat, and between two of its repeats. */
export const holdAfter = 400;
export const holdEvery = 200;

interface Hold {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
}

/** Lets a button be pressed again and again by holding it, with pointer or key. */
export function useHold(onPress: () => void): Hold {
  const { now } = useEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const lastKey = useRef(-Infinity);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  }, [onPress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    held.current = true;
    press.current();
    timer.current = setTimeout(repeat, holdEvery);
  };
  const release = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ button }) => {
      if (button !== 0) return;
      held.current = false;
      timer.current = setTimeout(repeat, holdAfter);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // A held Enter clicks as fast as the keyboard repeats; it counts no faster than a held pointer.
    onKeyDown: (event) => {
      if (event.repeat && now() - lastKey.current < holdEvery) return event.preventDefault();
      if (event.key === 'Enter') lastKey.current = now();
    },
    onClick: () => {
      if (held.current) held.current = false;
      else press.current();
    },
  };
}
