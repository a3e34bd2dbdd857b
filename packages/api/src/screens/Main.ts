import { getLiveList, type RoomCategory } from '../live/live/index.ts';
import { recommendedMatches } from '../scores/matches/index.ts';
import { question, type Question } from './question.ts';

/** The hottest rooms: enough for the stage and the ranking. */
export const hottestRooms = { page: 1, limit: 16, sort: 'hot' } as const;

/** Matches of the day: the most that the call gives, running ones first. */
export const highlightMatches = { sport: 'football', limit: 40 } as const;

/** Width of the window that the server draws for, px. */
export const drawnWidth = 1_440;

/** Cards a batch of the wall of rooms by width of the window: whole rows of its columns. */
const batches = [
  { from: 1400, size: 8 },
  { from: 1241, size: 6 },
  { from: 992, size: 8 },
  { from: 0, size: 6 },
] as const;

/** Rooms in one batch of the wall for a window of `width` px. */
export const batchSize = (width: number): number => (batches.find(({ from }) => width >= from) ?? batches[0]).size;

/** Query of one batch of the wall. */
export const wallBatch = (category: RoomCategory, page: number, limit: number) => ({ page, limit, sort: 'hot', category }) as const;

/** First requests of /main. */
export const mainQuestions = (): Question[] => [
  question(getLiveList, hottestRooms),
  question(recommendedMatches, highlightMatches),
  question(getLiveList, wallBatch('football', 1, batchSize(drawnWidth))),
];
