import { classifyList, getHeadlines, universalHot } from '@pitchside/api/news';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { hotQuestion } from '../../hot/hot.calls.ts';
import { readNews } from './news.address.ts';
import { questions } from './news.calls.ts';

/** Loader of the headlines page. */
export function ahead(parameters: URLSearchParams): void {
  const place = readNews(parameters);
  askAhead(classifyList, {}, { quiet: true });
  askAhead(getHeadlines, questions.list(place), { quiet: true });
  askAhead(universalHot, hotQuestion, { quiet: true });
}
