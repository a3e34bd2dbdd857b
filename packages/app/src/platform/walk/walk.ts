import type { ComponentType } from 'react';
import type { Location, NavigateOptions, To } from 'react-router-dom';
import { enter, freshPlace, placeNow, type Step } from './places.ts';
import { keepScroll } from './scrolled.ts';

/** Component shown at a place. */
export interface Screen {
  Component: ComponentType;
  /** A window of its own, without what stands around every screen. */
  alone?: boolean;
}

/** Resolves a place: to a screen, loaded or loading, or to a redirect. */
export type Lead = (place: Location) => Screen | Promise<Screen> | { redirect: string };

/** State of the router for pages. */
export interface Walked {
  place: Location;
  /** The screen of the place; none if its code did not come. */
  screen: Screen | undefined;
  /** Why there is none. */
  failure: unknown;
  /** Somebody is on the way to the next place. */
  underway: boolean;
  /** Whether the scroll position stays. */
  stays: boolean;
}

/** Leads a person from place to place. */
export interface Walk {
  /** Current state; undefined until the first screen is loaded. */
  now: () => Walked | undefined;
  go: (to: To, options?: NavigateOptions) => void;
  /** Tries the place again whose screen did not come. */
  retry: () => void;
  /** Subscribes to the current place, starting with it. Returns a function that stops it. */
  listen: (listener: (walked: Walked) => void) => () => void;
}

/**
 * Creates the router of this window's history. The old screen stays until the code of the next one is loaded; of several navigations the
 * last one wins.
 */
export function createWalk(lead: Lead): Walk {
  let now: Walked | undefined;
  let newest = 0;
  const listeners = new Set<(walked: Walked) => void>();

  function set(next: Walked) {
    now = next;
    for (const listener of listeners) listener(next);
  }

  function walk(place: Location, step: Step, stays = false): void {
    const turn = ++newest;
    const found = lead(place);
    if ('redirect' in found) return walk(freshPlace(found.redirect), now && step === 'PUSH' ? 'PUSH' : 'REPLACE');
    const arrive = (screen: Screen | undefined, failure?: unknown) => {
      if (turn !== newest) return;
      if (now) keepScroll(now.place.key);
      enter(place, step);
      set({ place, screen, failure, underway: false, stays });
    };
    if (!(found instanceof Promise)) return arrive(found);
    if (now) set({ ...now, underway: true });
    found.then(arrive, (failure: unknown) => arrive(undefined, failure));
  }

  addEventListener('popstate', () => walk(placeNow(), 'POP'));
  walk(placeNow(), 'POP');
  return {
    now: () => now,
    go: (to, { replace, state, preventScrollReset } = {}) => walk(freshPlace(to, state), replace ? 'REPLACE' : 'PUSH', preventScrollReset),
    retry: () => walk(placeNow(), 'POP', true),
    listen: (listener) => {
      listeners.add(listener);
      if (now) listener(now);
      return () => void listeners.delete(listener);
    },
  };
}
