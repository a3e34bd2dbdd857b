import { getLiveList } from '../live/live/index.ts';
import { recommendedMatches } from '../scores/matches/index.ts';
import { question, type Question } from './question.ts';

/** The hottest rooms: enough for the stage and the ranking. */
export const hottestRooms = { page: 1, limit: 16, sort: 'hot' } as const;

/** Matches of the day: the most that the call gives, running ones first. */
export const highlightMatches = { sport: 'football', limit: 40 } as const;

/** First requests of /main. */
export const mainQuestions = (): Question[] => [question(getLiveList, hottestRooms), question(recommendedMatches, highlightMatches)];
