import type { Envelope, EnvelopeRecord, EnvelopeShareData } from '@pitchside/api/money/envelopes';
import type { EnvelopePerson, EnvelopeRow, GivenEnvelope, RecordedEnvelope, ShareRow } from './envelopes.repository.ts';

/** Unclaimed diamonds. */
export const restOf = ({ shares, taken }: EnvelopeRow): number => shares.slice(taken).reduce((sum, share) => sum + share, 0);

/** Given diamonds among the rest; they are taken first. */
export const givenRestOf = ({ total, given, ...row }: EnvelopeRow): number =>
  Math.max(0, given - (total - restOf({ total, given, ...row })));

/** Number of unclaimed shares. */
export const leftOf = ({ shares, taken }: EnvelopeRow): number => shares.length - taken;

const describePerson = ({ id, nickname, avatar, level }: EnvelopePerson): Envelope['from'] => ({
  id: String(id),
  user_nickname: nickname,
  avatar,
  level,
});

/** State of an envelope at an instant; the job that ends it may run a little after its expiry. */
const stateOf = (row: EnvelopeRow, now: number): Envelope['state'] =>
  leftOf(row) === 0 ? 'empty' : row.doneAt !== null || row.expiresAt <= now ? 'expired' : 'open';

/** An envelope for everybody, without its shares. */
export const describeEnvelope = ({ row, giver }: GivenEnvelope, now: number): Envelope => ({
  id: String(row.id),
  room_id: String(row.roomId),
  from: describePerson(giver),
  text: row.text,
  total: row.total,
  count: row.shares.length,
  left: leftOf(row),
  condition: row.condition,
  phrase: row.phrase,
  state: stateOf(row, now),
  opens_at: row.opensAt,
  expires_at: row.expiresAt,
  done_at: row.doneAt,
});

/** A claimed share. */
export const describeShare = ({ person, amount, at }: ShareRow): EnvelopeShareData => ({ member: describePerson(person), amount, at });

/** An envelope in the records of a member. */
export const describeRecord = ({ anchor, amount, at, ...given }: RecordedEnvelope, now: number): EnvelopeRecord => ({
  envelope: describeEnvelope(given, now),
  anchor: { id: String(given.anchorId), user_nickname: anchor },
  taken: given.row.total - restOf(given.row),
  mine: amount === null || at === null ? null : { amount, at },
});
