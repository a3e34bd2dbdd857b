import { allCategories, recommendedVideos, videoGetList, videoRank } from '@pitchside/api/content/videos';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { ownLanguage } from '../../language/ownLanguage.ts';
import { rankQuestion, recommendedQuestion } from '../../videos/videosQuestions.ts';

/** Loader of the videos page. */
export function ahead(): void {
  const own = ownLanguage();
  askAhead(recommendedVideos, recommendedQuestion(0, own), { quiet: true });
  askAhead(videoRank, rankQuestion('day', own), { quiet: true });
  askAhead(allCategories, {}, { quiet: true });
  askAhead(videoGetList, { limit: 8, ...own }, { quiet: true });
}
