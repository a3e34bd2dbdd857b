import { trophyHome } from '@pitchside/api/member/trophies';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of the hall of trophies: prefetches running events and past winners. */
export const loader = (): void => prefetch(trophyHome, {}, { quiet: true });
