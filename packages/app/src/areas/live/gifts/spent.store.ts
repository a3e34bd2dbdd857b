import * as z from 'zod/mini';
import { storedState, onStorageChange, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';

/** Milliseconds without a gift after which the next one begins a new session. */
export const sessionRests = 6 * 3_600_000;

const schema = z.object({ member: z.string(), sum: z.int().check(z.gte(0)), at: z.int() });
type Spent = z.output<typeof schema>;

const nobody: Spent = { member: '', sum: 0, at: 0 };
const read = (): Spent => readJson(storageKeys.giftSession, schema, nobody);

/** Giving session of this browser: giver, diamonds so far, and time of the last gift (ms UTC). */
export const giftSession = storedState<Spent>(read);

/** Diamonds that a member has given in the session that runs at a moment. */
export const spentIn = ({ member, sum, at }: Readonly<Spent>, memberId: string, now: number): number =>
  member === memberId && now - at < sessionRests ? sum : 0;

/** Counts diamonds that a member has given. */
export function noteSpent(memberId: string, diamonds: number, now = Date.now()): void {
  // Another tab may have counted since.
  const before = read();
  Object.assign(giftSession, { member: memberId, sum: spentIn(before, memberId, now) + diamonds, at: now });
  writeJson(storageKeys.giftSession, giftSession);
}

// All tabs of a browser count one session.
onStorageChange(storageKeys.giftSession, () => Object.assign(giftSession, read()));
