import { getMemberInfo } from '@pitchside/api/profile';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** What the pages of the member ask first: who they are. */
export const ahead = (): void => askAhead(getMemberInfo, {});
