import { universalHot } from '../content/news/index.ts';
import { searchIndex } from '../content/search/index.ts';
import { allMatches } from '../scores/matches/index.ts';
import { question, type Question, type Reader } from './question.ts';

/** Results of each kind listed at once at most. */
export const mostFound = 50;
/** Longest text in code points that the server searches for with a page; the app cuts longer ones as a reader counts. */
const longest = 10;

/** Query of everything that fits a text. */
export const searchQuestion = (name: string, { language }: Reader) => ({ name, lang: language, limit: mostFound });
/** Query of the popular searches. */
export const popularSearches = { limit: 1 } as const;

/** First requests of /search: what fits the text, the hottest matches and the popular searches. */
export function searchQuestions(address: URLSearchParams, reader: Reader): Question[] | undefined {
  const name = (address.get('name') ?? '').trim();
  if ([...name].length > longest) return undefined;
  return [
    ...(name === '' ? [] : [question(searchIndex, searchQuestion(name, reader))]),
    question(universalHot, popularSearches),
    question(allMatches, {}),
  ];
}
