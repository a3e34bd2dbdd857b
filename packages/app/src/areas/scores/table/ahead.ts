import { initialMatches, oddsCompanies } from '@pitchside/api/matches';
import { askAhead } from '../../../platform/ahead/ahead.ts';
import type { ScoreSport } from './scores.kit.ts';

/** What a page of live scores asks first: its table, and whose odds there are. */
export function askScores(sport: ScoreSport): void {
  askAhead(initialMatches, { sport });
  askAhead(oddsCompanies, { sport });
}
