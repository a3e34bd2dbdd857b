import { getMemberInfo } from '@pitchside/api/member/profile';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of the member pages: prefetches the member's profile. */
export const loader = (): void => prefetch(getMemberInfo, {});
