import { expertInfo, planInfo } from '../experts/plans/index.ts';
import { idIn, question, type Question } from './question.ts';

/** First requests of /specialist-home: the expert with the record. */
export function specialistHomeQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(expertInfo, { id })];
}

/** First requests of /specialist-detail: the plan, and the expert who wrote it. */
export function specialistDetailQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(planInfo, { id }, ({ author }) => [question(expertInfo, { id: author.id })])];
}
