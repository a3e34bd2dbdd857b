import { postInfo } from '../content/community/index.ts';
import { idIn, question, type Question } from './question.ts';

/** First requests of /circle-detail: the post. */
export function circleDetailQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(postInfo, { id })];
}
