import { clipList, getClip, type Clip } from '../live/clips/index.ts';
import { idIn, question, type Question } from './question.ts';

/** Query of the clips beside one: those of its match, else of its room. */
export const clipsBeside = ({ match, room }: Pick<Clip, 'match' | 'room'>) => ({
  ...(match ? { match_id: match.id } : { room_id: room.id }),
  limit: 12,
});

/** First requests of /clip: the clip, and those beside it. */
export function clipQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(getClip, { id }, ({ clip }) => [question(clipList, clipsBeside(clip))])];
}
