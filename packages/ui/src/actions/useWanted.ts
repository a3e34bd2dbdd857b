import { useState } from 'react';

/** Optimistic value of something that can be done or undone, while the answer is pending. */
export interface Wanted<Value> {
  /** Value that was asked for and not answered yet; undefined while nothing is pending. */
  wanted: Value | undefined;
  /** Shows a value until the work has ended, well or not; work that has ended already is shown by its owner alone. */
  ask: (value: Value, running: void | Promise<void>, onFailed?: () => void) => void;
}

/**
 * Shows the value that a press asks for at once (optimistic), and the owner's value again when the work has ended:
 * the owner has changed it by then, or the request was refused.
 */
export function useWanted<Value>(): Wanted<Value> {
  const [wanted, setWanted] = useState<Value>();
  return {
    wanted,
    ask(value, running, onFailed) {
      if (!(running instanceof Promise)) return;
      setWanted(() => value);
      void running.catch(() => onFailed?.()).finally(() => setWanted(undefined));
    },
  };
}
