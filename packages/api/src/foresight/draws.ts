import type { Sport } from '../matches/matches.schema.ts';
import type { VotePick } from './foresight.contract.ts';

/** Whether a match may end level after its regular time: never in basketball, and in esports only where an even number of maps is played. */
export const canBeDrawn = (sport: Sport, bestOf?: number): boolean =>
  sport === 'esports' ? bestOf !== undefined && bestOf % 2 === 0 : sport !== 'basketball';

/** What a score means for a vote. */
export const pickOf = (home: number, away: number): VotePick => (home === away ? 'draw' : home > away ? 'home' : 'away');
