import type { Sport } from '../matches/matches.schema.ts';
import type { VotePick } from './foresight.contract.ts';

/** Tells whether a match may end level after its regular time: never in basketball, and in esports only with an even number of maps. */
export const canBeDrawn = (sport: Sport, bestOf?: number): boolean =>
  sport === 'esports' ? bestOf !== undefined && bestOf % 2 === 0 : sport !== 'basketball';

/** Converts a score to the vote that it proves right. */
export const pickOf = (home: number, away: number): VotePick => (home === away ? 'draw' : home > away ? 'home' : 'away');
