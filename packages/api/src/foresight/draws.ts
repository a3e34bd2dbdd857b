import type { Sport } from '../matches/matches.schema.ts';

/** Whether a match may end level after its regular time: never in basketball, and in esports only where an even number of maps is played. */
export const canBeDrawn = (sport: Sport, bestOf?: number): boolean =>
  sport === 'esports' ? bestOf !== undefined && bestOf % 2 === 0 : sport !== 'basketball';
