import { attentionList } from '@pitchside/api/member/follow';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { pageOfFollowed } from '../../follows/attentionQuestions.ts';

/** Loader of the followed list: prefetches its first page. */
export const loader = (): void => prefetch(attentionList, pageOfFollowed(1));
