import * as z from 'zod/mini';

/** What a member of a club wears beside their name. */
export const fanBadge = z.object({ name: z.string(), level: z.int() });
export type FanBadge = z.output<typeof fanBadge>;
