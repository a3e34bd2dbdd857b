import { createContext } from 'react';

/** Milliseconds on a control of a group after which its hint opens. */
const delay = 400;
/** Milliseconds after a hint within which its neighbour's opens at once. */
const freshFor = 400;

/** Controls whose hints know of each other. */
export interface HintGroup {
  /** Milliseconds on a control after which its hint opens. */
  delay: number;
  /** Marks one of the hints as shown; returns a function that marks it as hidden. */
  show(): () => void;
  /** Whether a hint of the group is shown, or was in the last 400 ms. */
  isFresh(): boolean;
}

/** A group without a hint. */
export function createHintGroup(): HintGroup {
  let shownAt = -Infinity;
  return {
    delay,
    show() {
      shownAt = Infinity;
      return () => void (shownAt = performance.now());
    },
    isFresh: () => performance.now() - shownAt < freshFor,
  };
}

/** The group that a control belongs to; null for one alone. */
export const HintGroupContext = createContext<HintGroup | null>(null);
