import { useCallback, useContext, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { HintGroupContext } from './hintGroup.ts';

/** Milliseconds on a control outside of a group after which its hint opens. */
const delayAlone = 600;
/** Milliseconds that a hint stays while the pointer moves from the control to it. */
const grace = 120;

/** Event handlers that a control passes to its hint. */
export interface HintHandlers {
  onPointerEnter: (event: PointerEvent<Element>) => void;
  onPointerLeave: (event: PointerEvent<Element>) => void;
  onPointerDown: (event: PointerEvent<Element>) => void;
  onFocus: (event: FocusEvent<Element>) => void;
  onBlur: (event: FocusEvent<Element>) => void;
}

interface HintState {
  shown: boolean;
  /** The control, once it was approached. */
  anchor: Element | null;
  isInstant: boolean;
  /** Handlers to spread on the control, after its own. */
  handlers: HintHandlers;
  /** The pointer is on the hint itself, or has left it. */
  keep: () => void;
  leave: () => void;
  close: () => void;
}

/** Closes the one hint of the page that is shown. */
let closeShown: (() => void) | undefined;

/** Tracks when the hint of a control is shown: after a delay on hover, at once on keyboard focus, never after a press. */
export function useHint(disabled: boolean): HintState {
  const group = useContext(HintGroupContext);
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isInstant, setInstant] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The window lost focus while the control had it: the focus that returns with the window is not a visit. */
  const isAway = useRef(false);
  const shown = open && !disabled;

  const after = (ms: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, ms);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  const show = (instant: boolean) => {
    clearTimeout(timer.current);
    if (closeShown !== close) closeShown?.();
    closeShown = close;
    setInstant(instant);
    setOpen(true);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown) return group?.show();
  }, [shown, group]);

  const leave = () => after(grace, close);
  return {
    shown,
    anchor,
    isInstant,
    close,
    keep: () => clearTimeout(timer.current),
    leave,
    handlers: {
      onPointerEnter({ currentTarget, pointerType }) {
        if (disabled || pointerType === 'touch') return;
        setAnchor(currentTarget);
        const isNext = group?.isFresh() ?? false;
        if (shown || isNext) show(isNext);
        else after(group?.delay ?? delayAlone, () => show(false));
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus({ currentTarget }) {
        const comesBack = isAway.current;
        isAway.current = false;
        if (disabled || comesBack || !currentTarget.matches(':focus-visible')) return;
        setAnchor(currentTarget);
        show(true);
      },
      onBlur({ currentTarget }) {
        isAway.current = document.activeElement === currentTarget;
        close();
      },
    },
  };
}
