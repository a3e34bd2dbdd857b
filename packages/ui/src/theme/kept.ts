import { useState } from 'react';

/**
 * A value that the host gives and changes or, where it gives none, that begins with a default and is kept by the part itself; of a change the host is told in both cases.
 * @param given what the host gives; undefined where it gives none
 * @param first what it begins with then
 * @param tell hears of each change
 */
export function useKept<Value, Chosen extends Value = Value>(
  given: Value | undefined,
  first: Value,
  tell: ((next: Chosen) => void) | undefined,
): readonly [Value, (next: Chosen) => void] {
  const [own, keep] = useState(first);
  return [
    given === undefined ? own : given,
    (next) => {
      keep(next);
      tell?.(next);
    },
  ];
}

/** What opens: by its host (`open`), or by itself from `defaultOpen` on. */
export interface OpenProps {
  /** Left out, it begins as `defaultOpen` says and opens and closes by itself. */
  open?: boolean;
  /** Open from the start where `open` is left out; default false. */
  defaultOpen?: boolean;
  /** Told when it opens or closes, whatever asked for it. */
  onOpenChange?: (open: boolean) => void;
}

/** Whether it is open, and how that is changed. */
export const useKeptOpen = ({ open, defaultOpen = false, onOpenChange }: OpenProps) => useKept(open, defaultOpen, onOpenChange);

/** Of a dialog with ways out of its own: `leave` closes it and tells so by `onClose`, which a dialog that has done its work does not. */
export function useLeaving({ onClose, ...opening }: OpenProps & { onClose?: () => void }) {
  const [isOpen, setOpen] = useKeptOpen(opening);
  const leave = () => {
    setOpen(false);
    onClose?.();
  };
  return { isOpen, setOpen, leave };
}
