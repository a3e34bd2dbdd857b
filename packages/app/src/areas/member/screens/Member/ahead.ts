import { getMemberInfo } from '@pitchside/api/member/profile';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** Loader of the member pages: prefetches the member's profile. */
export const ahead = (): void => askAhead(getMemberInfo, {});
