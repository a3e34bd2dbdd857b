import { allCategories, videoGetList } from '@pitchside/api/content/videos';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { ownLanguage } from '../../language/ownLanguage.ts';
import { readClassify, wallQuestion } from './classifyAddress.ts';

/** Loader of a category: prefetches its first videos and the categories. */
export function ahead(parameters: URLSearchParams): void {
  askAhead(videoGetList, wallQuestion(readClassify(parameters), ownLanguage()), { quiet: true });
  askAhead(allCategories, {}, { quiet: true });
}
