import { useCallback, useEffect, useRef, useState, type ComponentType, type PointerEvent, type RefObject } from 'react';
import type { OpenProps } from '../useControllableState.ts';

/** Handlers for the stand-in control, until its code has loaded. */
interface Approach {
  onPointerEnter: () => void;
  onFocus: () => void;
  onBlur: () => void;
  /**
   * A finger may press the stand-in and be lifted from the control that replaces it: that fires no click, so the press counts as it begins.
   */
  onPointerDown: (event: PointerEvent) => void;
  onClick: () => void;
  /** The control that takes over also takes over the focus. */
  autoFocus: boolean;
}

interface Deferred<Props> {
  /** The loaded component; undefined until then. */
  Loaded: ComponentType<Props> | undefined;
  /** Handlers to spread on the stand-in control. */
  approach: Approach;
  /** Whether it was pressed before its code had loaded, so that it opens at once. */
  pressed: boolean;
}

interface DeferredOptions extends Pick<OpenProps, 'open' | 'defaultOpen'> {
  /** Whether the stand-in does its act itself, and so stays until a press under way has become a click; default false. */
  acts?: boolean;
}

/** Tracks whether a press is under way, and the work that waits for its end. */
function usePressing() {
  const pressing = useRef(false);
  const waiting = useRef<() => void>(undefined);
  const begin = () => {
    pressing.current = true;
    // The click event of a press fires right after its end.
    const end = () =>
      setTimeout(() => {
        for (const type of ends) removeEventListener(type, end);
        pressing.current = false;
        waiting.current?.();
      });
    const ends = ['pointerup', 'pointercancel', 'dragend'] as const;
    for (const type of ends) addEventListener(type, end);
  };
  const whenOver = useCallback((work: () => void) => {
    if (pressing.current) waiting.current = work;
    else work();
  }, []);
  return { begin, whenOver };
}

/** Loads the code of a panel when its control is first hovered, focused or pressed; nothing of it is in the page's first scripts. */
export function useDeferred<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { acts = false, open, defaultOpen = false }: DeferredOptions = {},
): Deferred<Props> {
  // A panel that is open without a press needs its code, and must not be pressed besides.
  const isOpen = open ?? defaultOpen;
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [approached, setApproached] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const { begin, whenOver } = usePressing();

  useEffect(() => {
    if (!approached && !isOpen) return;
    let gone = false;
    // A chunk that cannot be fetched is tried again at the next approach.
    load().then(
      ({ default: part }) => whenOver(() => !gone && setLoaded(() => part)),
      () => !gone && setApproached(false),
    );
    return () => {
      gone = true;
    };
  }, [approached, isOpen, load, whenOver]);

  const want = () => setApproached(true);
  const focus = () => {
    want();
    setFocused(true);
  };
  const press = () => {
    want();
    if (!Loaded) setPressed(true);
  };
  return {
    Loaded,
    approach: {
      onPointerEnter: want,
      onFocus: focus,
      onBlur: () => setFocused(false),
      onPointerDown: ({ button, pointerType }) => {
        if (acts) begin();
        else if (button === 0 && pointerType === 'mouse') press();
      },
      onClick: press,
      autoFocus: focused,
    },
    pressed: pressed && !isOpen,
  };
}

/**
 * For the button of a loaded panel: repeats the press that came before the code was there, so that the panel takes the focus
 * as after any press.
 */
export function usePressedAgain(pressed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // StrictMode runs effects twice, and a second press would close the panel again.
  const done = useRef(false);
  useEffect(() => {
    if (!pressed || done.current) return;
    done.current = true;
    button.current?.click();
  }, [pressed]);
  return button;
}
