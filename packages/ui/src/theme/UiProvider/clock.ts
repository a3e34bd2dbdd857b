import { createContext, useContext } from 'react';

/** Clock and randomness of the components, so that stories and tests can fix both. */
export interface UiEnvironment {
  /** Milliseconds UTC now. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
  /** IANA name of the zone in which times are told; default the viewer's own. */
  timeZone?: string;
}

export const EnvironmentContext = createContext<UiEnvironment>({ now: Date.now, random: Math.random });

/** The clock and the random source of the surrounding `UiProvider`. */
export const useEnvironment = (): UiEnvironment => useContext(EnvironmentContext);
