import { getVideoInfo, nextVideos } from '../content/videos/index.ts';
import { idIn, question, type Question } from './question.ts';

/** Query of the next videos; enough for the column beside the video. */
export const nextOf = (id: string) => ({ id, limit: 12 });

/** First requests of /video-player: the video, and the next ones. */
export function videoPlayerQuestions(address: URLSearchParams): Question[] {
  const id = idIn(address);
  return id === undefined ? [] : [question(getVideoInfo, { id }), question(nextVideos, nextOf(id))];
}
