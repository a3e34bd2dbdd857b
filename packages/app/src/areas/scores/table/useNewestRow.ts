import type { Match } from '@pitchside/api/scores/matches';
import { useSight } from '../../../platform/guard/useSights.ts';

/** Newest visible state of a match. Renders again only when that match changes. */
export const useNewestRow = (row: Match): Match => useSight(row.id) ?? row;
