import type { NobleRank } from '@pitchside/api/money/noble';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import { speakAll } from '../../../text/speak.ts';
import { memberTopic } from '../ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { rankNames } from './noble.data.ts';
import { createNobleRepository } from './noble.repository.ts';
import type { Noble } from './noble.service.ts';

/** Time before its end when a rank is renewed, ms: while it runs, so that the renewal price applies. */
export const renewAhead = 86_400_000;
/** Time before the end of a rank when its member is notified, ms. */
export const reminderLead = 3 * 86_400_000;
const batch = 100;

/**
 * Renews ranks whose holders chose automatic renewal, and notifies members whose rank ends soon or has ended. Safe on many nodes: each
 * member's row is locked and checked again, and the ledger refuses a second renewal of the same term.
 */
export async function tendNobles(
  { db, clock, events, faults }: Platform,
  noble: Pick<Noble, 'buy' | 'state'>,
  notices: Pick<Notices, 'notify' | 'withdraw'>,
): Promise<{ renewed: number; notified: number }> {
  const repository = createNobleRepository(db);
  const done = { renewed: 0, notified: 0 };

  /** Key of one notice per member: that of the end replaces the advance one. */
  const about = (memberId: number, rank: NobleRank) => ({
    memberId,
    values: { name: speakAll(rankNames[rank]) },
    target: { type: 'noble' as const },
    fold: 'noble',
  });

  const renew = (memberId: number) =>
    events.transaction(async (tx, emit) => {
      const row = await repository.lock(tx, memberId);
      const now = clock.now();
      if (!row.autoRenew || !row.rank || row.until <= now || row.until > now + renewAhead) return false;
      await noble.buy(tx, emit, memberId, { rank: row.rank, months: 1, ref: `renew-${memberId}-${row.until}` });
      // The notice about a low balance is obsolete.
      if (row.shortUntil === row.until) await notices.withdraw(tx, emit, memberId, 'noble');
      return true;
    });

  /** Notifies a member once per term that the balance is too low; renewal is retried until the term ends. */
  const remindOfBalance = (memberId: number) =>
    events.transaction(async (tx, emit) => {
      const row = await repository.lock(tx, memberId);
      if (row.shortUntil === row.until) return;
      await repository.change(tx, memberId, { shortUntil: row.until });
      emit(memberTopic(memberId), 'noble', await noble.state(memberId, tx));
      if (row.rank) await notices.notify(tx, emit, { ...about(memberId, row.rank), kind: 'noble_short' });
    });

  const notifyEnd = (memberId: number) =>
    events.transaction(async (tx, emit) => {
      const row = await repository.lock(tx, memberId);
      if (row.until > clock.now() || row.notifiedUntil === row.until) return false;
      await repository.change(tx, memberId, { notifiedUntil: row.until });
      emit(memberTopic(memberId), 'noble', await noble.state(memberId, tx));
      if (row.rank) await notices.notify(tx, emit, { ...about(memberId, row.rank), kind: 'noble_ended' });
      return true;
    });

  const remindOfEnd = (memberId: number) =>
    events.transaction(async (tx, emit) => {
      const row = await repository.lock(tx, memberId);
      const now = clock.now();
      if (!row.rank || row.autoRenew || row.until <= now || row.until > now + reminderLead || row.soonUntil === row.until) return;
      await repository.change(tx, memberId, { soonUntil: row.until });
      await notices.notify(tx, emit, { ...about(memberId, row.rank), kind: 'noble_ends' });
    });

  const now = clock.now();
  for (const { memberId } of await repository.renewable(now, now + renewAhead, batch)) {
    try {
      if (await renew(memberId)) done.renewed += 1;
    } catch (error) {
      if (error instanceof CallError) await remindOfBalance(memberId);
      else faults.inJob('a noble rank could not be renewed', { member: memberId })(error);
    }
  }
  for (const { memberId } of await repository.endingSoon(now, now + reminderLead, batch)) await remindOfEnd(memberId);
  for (const { memberId } of await repository.ended(now, batch)) if (await notifyEnd(memberId)) done.notified += 1;
  return done;
}
