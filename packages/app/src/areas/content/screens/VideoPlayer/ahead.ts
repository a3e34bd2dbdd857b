import { videoPlayerQuestions } from '@pitchside/api/screens/VideoPlayer';
import { askAllAhead } from '../../../../platform/ahead/ahead.ts';

/** Loader of a video page: prefetches the video and the next ones. */
export const ahead = (parameters: URLSearchParams): void => askAllAhead(videoPlayerQuestions(parameters));
