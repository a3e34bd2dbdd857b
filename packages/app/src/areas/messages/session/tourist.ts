import { imTouristAccount } from '@pitchside/api/messages/im';
import * as z from 'zod/mini';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { readJson, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';

const tourist = z.nullable(z.object({ sdk_app_id: z.number(), id: z.string(), sig: z.string(), expires_at: z.number() }));
export type Tourist = NonNullable<z.output<typeof tourist>>;

const newest = latestOnly();

/** The tourist account of this browser; null for none, or one that is about to run out. Source: specification section 3. */
export function readTourist(now: number): Tourist | null {
  const saved = readJson(storageKeys.imTouristAccount, tourist, null);
  return saved && saved.expires_at > now + 60_000 ? saved : null;
}

/** Forgets the tourist account of this browser. */
export const forgetTourist = (): void => writeText(storageKeys.imTouristAccount, null);

/** Gives the tourist account of this browser, which is fetched and kept where there is none. */
export function takeTourist(take: (account: Tourist) => void = () => undefined): void {
  const saved = readTourist(Date.now());
  if (saved) return take(saved);
  newest.retry(
    (signal) => api.call(imTouristAccount, {}, { signal, quiet: true }),
    (account) => {
      writeJson(storageKeys.imTouristAccount, account);
      take(account);
    },
  );
}
