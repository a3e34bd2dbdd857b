import { effectChoices } from '@pitchside/ui/EffectStage';
import { undoFromDefault } from '@pitchside/ui/SpendGuard';
import * as z from 'zod/mini';
import { storedState, onStorageChange, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

const sum = z.nullable(z.int().check(z.gte(1)));
const schema = z.object({
  effects: z._default(z.enum(effectChoices), 'all'),
  limit: z._default(sum, null),
  undoFrom: z._default(sum, undoFromDefault),
});
export type GiftChoices = z.output<typeof schema>;

const read = (): GiftChoices => readJson(storageKeys.gifts, schema, { effects: 'all', limit: null, undoFrom: undoFromDefault });

/**
 * The person's gift settings: whose effects to show, the limit of one session, and the sum from which a gift can be undone. Sums in
 * diamonds, null for none.
 */
export const giftChoices = storedState<GiftChoices>(read);

/** Changes some of the choices and keeps them. */
export function setGiftChoices(change: Partial<GiftChoices>): void {
  Object.assign(giftChoices, change);
  writeJson(storageKeys.gifts, giftChoices);
}

// A limit that was set in one tab holds in all.
onStorageChange(storageKeys.gifts, () => Object.assign(giftChoices, read()));
