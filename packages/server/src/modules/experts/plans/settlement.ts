import { msg } from '@lingui/core/macro';
import { gainOf } from '@pitchside/api/experts/plans';
import type { Emit } from '../../../platform/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Results, Score } from '../../scores/results/index.ts';
import type { ExpertsRepository } from './experts.repository.ts';
import type { PlanRow, PlansRepository } from './plans.repository.ts';
import { recordOf } from './record.ts';
import { outcomeOf, resultOf } from './settle.ts';
import type { SettlementRepository } from './settlement.repository.ts';

/** Share of an expert, in fen, from paid diamonds: a diamond is worth one fen before the cut. */
const shareOf = (diamonds: number, percent: number): number => Math.floor((diamonds * percent) / 100);

/** Plans per run, and buyers per transaction, so that no gift waits for them. */
const [plansARound, buyersAtOnce] = [100, 200];

const late = msg`开赛前没有审核完`;

export interface SettlementParts {
  repository: SettlementRepository;
  plans: Pick<PlansRepository, 'lock' | 'find' | 'change' | 'picksOf'>;
  experts: Pick<ExpertsRepository, 'lock' | 'settled' | 'keepRecord'>;
  ledger: Pick<Ledger, 'post' | 'postAll'>;
  notices: Pick<Notices, 'notify'>;
  results: Pick<Results, 'endOf'>;
}

export interface Settlement {
  /** Settles, cancels and corrects due plans, refunds, and notifies those concerned. Returns the number of changed plans. */
  run(): Promise<number>;
}

/** Settlement of plans after their match: by the final result, or cancelled with all prices refunded, once. */
export function createSettlement(
  platform: Platform,
  { repository, plans, experts, ledger, notices, results }: SettlementParts,
): Settlement {
  const { clock, events, settings } = platform;
  const hold = settings.planHold * 1_000;

  async function countAgain(tx: Transaction, expertId: number): Promise<void> {
    await experts.lock(tx, expertId);
    await experts.keepRecord(tx, expertId, recordOf(await experts.settled(tx, expertId)));
  }

  /** Settles by a score; a repetition changes the record but moves no money. */
  async function settle(tx: Transaction, emit: Emit, row: PlanRow, score: Score, version: number): Promise<boolean> {
    const at = clock.now();
    const picks = (await plans.picksOf([row.id], tx)).get(row.id) ?? [];
    let gained = 0;
    for (const pick of picks) {
      const outcome = outcomeOf(pick, score);
      gained += gainOf(outcome, pick.odds);
      await repository.settlePick(tx, row.id, pick.play, outcome);
    }
    const result = resultOf(gained);
    await repository.note(tx, { planId: row.id, ...score, result, version, at });
    await plans.change(tx, row.id, {
      state: 'settled',
      result,
      settledVersion: version,
      ...(row.state !== 'settled' && { settledAt: at }),
    });
    await countAgain(tx, row.expertId);
    if (row.state === 'settled') return true;
    const { paid, given } = await repository.release(tx, row.id);
    const income = shareOf(paid - given, settings.planShare);
    if (paid > 0)
      await ledger.post(tx, emit, {
        kind: 'plan',
        member: null,
        peer: row.expertId,
        ref: `${row.id}:released`,
        detail: { act: 'released', plan: row.id, title: row.title },
        moves: [
          { unit: 'diamond', from: 'plans', to: 'spent', amount: paid, given },
          ...(income > 0 ? [{ unit: 'income' as const, from: 'commission' as const, to: row.expertId, amount: income }] : []),
        ],
      });
    await notices.notify(tx, emit, {
      memberId: row.expertId,
      kind: `plan_${result}`,
      values: { name: row.title, sum: String(paid) },
      target: { type: 'plan', id: String(row.id) },
    });
    return true;
  }

  const end = (id: number) =>
    events.transaction(async (tx, emit) => {
      const row = await plans.lock(tx, id);
      if (!row) return false;
      const now = clock.now();
      if (row.state === 'awaiting') {
        if (row.kickoffAt > now) return false;
        await plans.change(tx, id, { state: 'failed', reason: '' });
        const about = { values: { name: row.title, note: speakAll(late) }, target: { type: 'plan' as const, id: String(id) } };
        await notices.notify(tx, emit, { memberId: row.expertId, kind: 'plan_failed', ...about });
        return true;
      }
      if (row.state !== 'published' && row.state !== 'settled') return false;
      const isOpen = row.state === 'published';
      const { kickoffAt, settledVersion } = row;
      const found = await results.endOf(tx, row.matchId, { isOpen, kickoffAt, settledVersion });
      if (!found) return false;
      const { verdict, version } = found;
      if (verdict !== 'off') return settle(tx, emit, row, verdict, version);
      if (!isOpen) {
        // Paid amounts stay: there is no result to settle by instead.
        await plans.change(tx, id, { settledVersion: version });
        return false;
      }
      await plans.change(tx, id, { state: 'cancelled', settledAt: now });
      return true;
    });

  /** Refunds a batch of buyers of a cancelled plan. */
  const giveBack = ({ id, title, expertId }: { id: number; title: string; expertId: number }) =>
    events.transaction(async (tx, emit) => {
      const owed = await repository.takeOwed(tx, id, buyersAtOnce);
      await ledger.postAll(
        tx,
        emit,
        owed.map(({ memberId, price, given }) => ({
          kind: 'plan',
          member: memberId,
          peer: expertId,
          ref: `${id}:${memberId}:back`,
          detail: { act: 'back', plan: id, title },
          moves: [{ unit: 'diamond', from: 'plans', to: memberId, amount: price, given }],
        })),
      );
      return owed.length;
    });

  const notifyOne = (id: number) =>
    events.transaction(async (tx, emit) => {
      const row = await plans.find(id, tx);
      const heirs = row ? await repository.takeUnnotified(tx, id, buyersAtOnce) : [];
      if (!row || heirs.length === 0) return 0;
      await notices.notify(
        tx,
        emit,
        ...heirs.map(({ memberId, state }) => ({
          memberId,
          kind: state === 'refunded' ? ('plan_back' as const) : (`plan_${row.result ?? 'void'}` as const),
          values: { name: row.title, sum: String(row.price) },
          target: { type: 'plan' as const, id: String(id) },
        })),
      );
      return heirs.length;
    });

  return {
    async run() {
      let changed = 0;
      for (const id of await repository.due(clock.now(), hold, plansARound)) if (await end(id)) changed += 1;
      for (const plan of await repository.owing(plansARound)) while ((await giveBack(plan)) === buyersAtOnce);
      for (const id of await repository.unnotified(plansARound)) while ((await notifyOne(id)) === buyersAtOnce);
      return changed;
    },
  };
}
