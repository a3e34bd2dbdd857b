import { personaInfo } from '../member/follow/index.ts';
import { getSpace } from '../member/space/index.ts';
import { idIn, question, type Question } from './question.ts';

/** First requests of /persona: the member, and how their page is set up. */
export function personaQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(personaInfo, { id }), question(getSpace, { id })];
}
