import { initialMatches, oddsCompanies } from '../scores/matches/index.ts';
import { question, type Question } from './question.ts';

/** Values of the query `sport` under which esports stand beside football: by name, and by the number that the schedule's types give it. */
const esports = new Set(['esports', '3']);

/** Whether the address of football asks for esports. */
export const isEsports = (address: URLSearchParams): boolean => esports.has(address.get('sport') ?? '');

/** First requests of the scores of esports: their table. */
export const esportsQuestions: Question[] = [question(initialMatches, { sport: 'esports' })];

/** First requests of the live scores of a sport: its table, and the companies of its prices. */
export const scoresQuestions = (sport: 'football' | 'basketball'): Question[] => [
  question(initialMatches, { sport }),
  question(oddsCompanies, { sport }),
];
