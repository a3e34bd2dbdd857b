import { createContext } from 'react';

/** The zone in which a table shows its times. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/** The minute at which a table was last read, in ms UTC; apart from the zone, so that it renews only what counts down. */
export const NowContext = createContext<number | undefined>(undefined);
