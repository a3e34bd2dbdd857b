import * as z from 'zod/mini';
import { readJson, tabKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';

/** Milliseconds within which a gift that waited for a sign-in goes on; the page starts over in between. */
export const orderLasts = 60_000;

const schema = z.object({
  roomId: z.string(),
  at: z.int(),
  order: z.object({ giftId: z.string(), count: z.int().check(z.gte(1)), from: z.enum(['wallet', 'backpack']) }),
});
export type StoredOrder = z.output<typeof schema>['order'];

/** Keeps a gift over the start of the page that follows a sign-in. */
export const keepOrder = (roomId: string, order: StoredOrder, now = Date.now()): void =>
  writeJson(tabKeys.giftOrder, { roomId, order, at: now });

/** The gift that waited for this room's visitor to sign in, once. */
export function takeOrder(roomId: string, now = Date.now()): StoredOrder | undefined {
  const saved = readJson(tabKeys.giftOrder, z.nullable(schema), null);
  if (saved === null) return undefined;
  writeText(tabKeys.giftOrder, null);
  return saved.roomId === roomId && now - saved.at < orderLasts ? saved.order : undefined;
}
