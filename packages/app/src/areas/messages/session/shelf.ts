import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';
import type { StoredParcel } from '../talk/outbox.ts';

const draft = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('custom'), data: z.string(), description: z.string(), extension: z.string() }),
]);
const parcels = z.object({
  user: z.string(),
  list: z.array(z.object({ key: z.string(), conversation: z.string(), draft, at: z.number(), hasFailed: z.boolean() })),
});

/** Store of a member's undelivered messages; it survives a reload. Those of another member are not read. */
export const parcelShelf = (user: string): { read: () => readonly StoredParcel[]; write: (list: readonly StoredParcel[]) => void } => ({
  read: () => {
    const kept = readJson(storageKeys.messageOutbox, parcels, { user, list: [] });
    return kept.user === user ? kept.list : [];
  },
  write: (list) => (list.length > 0 ? writeJson(storageKeys.messageOutbox, { user, list }) : writeText(storageKeys.messageOutbox, null)),
});
