import { trophyHome } from '@pitchside/api/trophies';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** What the hall of trophies asks first: which events run, and who won those before. */
export const ahead = (): void => askAhead(trophyHome, {}, { quiet: true });
