import { allCategories, recommendedVideos, videoGetList, videoRank } from '@pitchside/api/content/videos';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { ownLanguage } from '../../language/ownLanguage.ts';
import { rankQuestion, recommendedQuestion } from '../../videos/videosQuestions.ts';

/** Loader of the videos page. */
export function loader(): void {
  const own = ownLanguage();
  prefetch(recommendedVideos, recommendedQuestion(0, own), { quiet: true });
  prefetch(videoRank, rankQuestion('day', own), { quiet: true });
  prefetch(allCategories, {}, { quiet: true });
  prefetch(videoGetList, { limit: 8, ...own }, { quiet: true });
}
