import type { ContentPeriod } from '@pitchside/api/content';
import type { OwnLanguage } from '../language/ownLanguage.ts';

/** How many are recommended in one answer: what opens the page, and two batches beside it. */
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
