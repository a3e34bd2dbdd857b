import { allCategories, recommendedVideos, videoGetList, videoRank } from '@pitchside/api/videos';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { rankQuestion, recommendedQuestion } from '../../videos/videos.questions.ts';

/** What the page of videos asks first. */
export function ahead(): void {
  askAhead(recommendedVideos, recommendedQuestion(0), { quiet: true });
  askAhead(videoRank, rankQuestion('day'), { quiet: true });
  askAhead(allCategories, {}, { quiet: true });
  askAhead(videoGetList, { limit: 8 }, { quiet: true });
}
