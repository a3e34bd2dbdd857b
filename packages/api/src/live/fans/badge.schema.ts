import * as z from 'zod/mini';

/** Badge of a fan club beside a member's name. */
export const fanBadge = z.object({ name: z.string(), level: z.int() });
export type FanBadge = z.output<typeof fanBadge>;
