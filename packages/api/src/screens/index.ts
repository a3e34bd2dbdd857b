import { circleQuestions } from './Circle.ts';
import { detailQuestions } from './Detail.ts';
import { mainQuestions } from './Main.ts';
import { newsQuestions } from './News.ts';
import type { Question, Reader } from './question.ts';
import { videoPlayerQuestions } from './VideoPlayer.ts';

/**
 * First requests of the screens whose answers come with the page, by the screen's name; for the server. A screen takes its own from
 * `@pitchside/api/screens/<Screen>`, so that the others are not loaded with it.
 */
export const screenQuestions: Partial<Record<string, (address: URLSearchParams, reader: Reader) => Question[]>> = {
  Main: mainQuestions,
  News: newsQuestions,
  Detail: detailQuestions,
  Circle: circleQuestions,
  VideoPlayer: videoPlayerQuestions,
};
export type { Question, Reader } from './question.ts';
