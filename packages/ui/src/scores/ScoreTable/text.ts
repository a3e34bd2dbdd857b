import type { Score } from '../Crest/team.ts';
import { type MatchStatus } from '../StatusChip/index.ts';
import { minuteText } from '../StatusChip/status.ts';

/** A pair of figures: 6-3; nothing while they are not known. */
export const pairText = (score: Score | null | undefined): string => (score ? `${score.home}-${score.away}` : '');

/** The minute of a status without its tick: 67, 45+2. */
export const minuteOf = (status: MatchStatus | undefined): string => (status ? (minuteText(status) ?? '') : '');
