import { classifyList, getHeadlines, universalHot } from '@pitchside/api/content/news';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { hotQuestion } from '../../hot/hotCalls.ts';
import { readNews } from './newsAddress.ts';
import { questions } from './newsCalls.ts';

/** Loader of the headlines page. */
export function ahead(parameters: URLSearchParams): void {
  const place = readNews(parameters);
  askAhead(classifyList, {}, { quiet: true });
  askAhead(getHeadlines, questions.list(place), { quiet: true });
  askAhead(universalHot, hotQuestion, { quiet: true });
}
