import { createContext, useContext } from 'react';

/** Clock and randomness of the components, so that stories and tests can fix both. */
export interface UiEnvironment {
  /** Milliseconds UTC now. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
  /**
   * Pictures that the components draw themselves wait, but for `eager` ones: a page that a server makes is sent without them. Default
   * false.
   */
  drawsLater?: boolean;
  /** IANA name of the zone in which times are told; default the viewer's own. */
  timeZone?: string;
}

export const EnvironmentContext = createContext<UiEnvironment>({ now: Date.now, random: Math.random });

/** The clock and the random source of the surrounding `UiProvider`. */
export const useEnvironment = (): UiEnvironment => useContext(EnvironmentContext);

/** Zone in which a component tells times: its own where it has one, else the provider's; undefined for the viewer's. */
export function useTimeZone(own: string | undefined): string | undefined {
  const { timeZone } = useEnvironment();
  return own ?? timeZone;
}
