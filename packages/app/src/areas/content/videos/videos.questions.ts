import type { ContentPeriod } from '@pitchside/api/content';

/** How many are recommended in one answer: what opens the page, and two batches beside it. */
export const recommendedQuestion = (batch: number) => ({ batch, limit: 24 });
/** Videos that open the page, and how many of the recommended are shown at once. */
export const [onStage, atOnce] = [5, 8];

/** The rank beside a wall. */
export const rankQuestion = (period: ContentPeriod, category?: string) => ({
  period,
  limit: 8,
  ...(category !== undefined && { category_id: category }),
});
