import { articleInfo } from '../content/news/index.ts';
import { idIn, question, type Question } from './question.ts';

/** First requests of /detail: the article. */
export function detailQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(articleInfo, { id })];
}
