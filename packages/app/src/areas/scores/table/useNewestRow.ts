import type { Match } from '@pitchside/api/matches';
import { useSight } from '../../../platform/guard/useSights.ts';

/** The newest that may be seen of a match; the component is drawn anew when its own row changes, and for no other. */
export const useNewestRow = (row: Match): Match => useSight(row.id) ?? row;
