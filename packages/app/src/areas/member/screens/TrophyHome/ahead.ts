import { trophyHome } from '@pitchside/api/member/trophies';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** Loader of the hall of trophies: prefetches running events and past winners. */
export const ahead = (): void => askAhead(trophyHome, {}, { quiet: true });
