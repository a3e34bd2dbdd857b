import { attentionList } from '@pitchside/api/member/follow';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { pageOfFollowed } from '../../follows/attentionQuestions.ts';

/** Loader of the followed list: prefetches its first page. */
export const ahead = (): void => askAhead(attentionList, pageOfFollowed(1));
