import { getVideoInfo, nextVideos } from '@pitchside/api/content/videos';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { nextQuestion, readVideo } from './playerQuestions.ts';

/** Loader of a video page: prefetches the video and the next ones. */
export function ahead(parameters: URLSearchParams): void {
  const { id } = readVideo(parameters);
  if (id === undefined) return;
  askAhead(getVideoInfo, { id }, { quiet: true });
  askAhead(nextVideos, nextQuestion(id), { quiet: true });
}
