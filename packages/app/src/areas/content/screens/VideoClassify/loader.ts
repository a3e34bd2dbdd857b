import { allCategories, videoGetList } from '@pitchside/api/content/videos';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { ownLanguage } from '../../language/ownLanguage.ts';
import { readClassify, wallQuestion } from './classifyAddress.ts';

/** Loader of a category: prefetches its first videos and the categories. */
export function loader(parameters: URLSearchParams): void {
  prefetch(videoGetList, wallQuestion(readClassify(parameters), ownLanguage()), { quiet: true });
  prefetch(allCategories, {}, { quiet: true });
}
