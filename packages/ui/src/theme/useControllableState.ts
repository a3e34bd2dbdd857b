import { useState } from 'react';

/**
 * State that the host controls or, where it gives no value, that starts with a default and is kept by the component itself.
 * The host hears of changes in both cases.
 * @param given value of the host; undefined when uncontrolled
 * @param first initial value when uncontrolled
 * @param notifyChange called with each change
 */
export function useControllableState<Value, Chosen extends Value = Value>(
  given: Value | undefined,
  first: Value,
  notifyChange: ((next: Chosen) => void) | undefined,
): readonly [Value, (next: Chosen) => void] {
  const [own, keep] = useState(first);
  return [
    given === undefined ? own : given,
    (next) => {
      keep(next);
      notifyChange?.(next);
    },
  ];
}

/** Open state: controlled by the host (`open`), or by the component itself, starting at `defaultOpen`. */
export interface OpenProps {
  /** Left out, it starts as `defaultOpen` and keeps its own state (uncontrolled). */
  open?: boolean;
  /** Open from the start where `open` is left out; default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes, for any reason. */
  onOpenChange?: (open: boolean) => void;
}

/** Returns whether it is open, and the function that changes it. */
export const useControllableOpen = ({ open, defaultOpen = false, onOpenChange }: OpenProps) =>
  useControllableState(open, defaultOpen, onOpenChange);

/**
 * State of a dialog with a close button of its own: `leave` closes it and calls `onClose`; a dialog that has done its work does not call
 * it.
 */
export function useLeaving({ onClose, ...opening }: OpenProps & { onClose?: () => void }) {
  const [isOpen, setOpen] = useControllableOpen(opening);
  const leave = () => {
    setOpen(false);
    onClose?.();
  };
  return { isOpen, setOpen, leave };
}
