import type { ContentPeriod } from '@pitchside/api/content/content';
import type { OwnLanguage } from '../language/ownLanguage.ts';

/** Query of one answer with recommended videos: the opening ones, and two batches beside them. */
export const recommendedQuestion = (batch: number, own: OwnLanguage) => ({ batch, limit: 24, ...own });
/** Videos that open the page, and how many of the recommended are shown at once. */
export const [onStage, atOnce] = [5, 8];

/** The rank beside a wall. */
export const rankQuestion = (period: ContentPeriod, own: OwnLanguage, category?: string) => ({
  ...own,
  period,
  limit: 8,
  ...(category !== undefined && { category_id: category }),
});
