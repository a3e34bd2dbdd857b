import { videoPlayerQuestions } from '@pitchside/api/screens/VideoPlayer';
import { prefetchAll } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of a video page: prefetches the video and the next ones. */
export const loader = (parameters: URLSearchParams): void => prefetchAll(videoPlayerQuestions(parameters));
