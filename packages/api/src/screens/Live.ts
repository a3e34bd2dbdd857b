import { getLiveUrl, getRoomInfo } from '../live/live/index.ts';
import { matchBattle } from '../scores/matches/index.ts';
import { idIn, question, type Question } from './question.ts';

/**
 * First requests of /live: the room with its match, and where its picture plays. None for a replay, or a match whose room is not known
 * yet.
 */
export function liveQuestions(address: URLSearchParams): Question[] | undefined {
  const id = idIn(address);
  if (id === undefined || address.has('replay')) return undefined;
  return [
    question(getRoomInfo, { id }, ({ room: { match } }) => (match ? [question(matchBattle, { type: match.sport, id: match.id })] : [])),
    question(getLiveUrl, { id }),
  ];
}
