import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import { monthAt, monthEnds, startOfDay } from '../../../platform/serverDay.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { PlansRepository } from './plans.repository.ts';
import { planLimits } from './plans.tables.ts';

const texts = { over: msg`超出了你设的每月上限` };

/** The current limit, and a pending looser one. */
interface Held {
  limit: number | null;
  next: { limit: number | null; at: number } | null;
}

export interface PlanLimits {
  handlers: Pick<Handlers, 'planLimit' | 'setPlanLimit'>;
  /**
   * Checks that a member may spend more diamonds this month. The caller holds the member's lock `plans`.
   * @throws CallError above the limit that they set
   */
  allow(tx: Transaction, memberId: number, amount: number): Promise<void>;
}

/** Monthly limits that members set for their spending on plans: a tighter limit applies at once, a looser one after a day. */
export function createPlanLimits({ db, clock, events }: Platform, repository: Pick<PlansRepository, 'spentSince'>): PlanLimits {
  const monthBegins = () => startOfDay(monthEnds(monthAt(clock.now())).from);

  async function held(memberId: number, from: Database | Transaction = db): Promise<Held> {
    const [row] = await from.select().from(planLimits).where(eq(planLimits.memberId, memberId));
    if (!row) return { limit: null, next: null };
    if (row.nextAt === null) return { limit: row.most, next: null };
    return row.nextAt <= clock.now() ? { limit: row.next, next: null } : { limit: row.most, next: { limit: row.next, at: row.nextAt } };
  }
  const answer = async (memberId: number) => ({
    ...(await held(memberId)),
    spent: await repository.spentSince(memberId, monthBegins() - 1),
  });

  return {
    async allow(tx, memberId, amount) {
      const { limit } = await held(memberId, tx);
      if (limit === null) return;
      if ((await repository.spentSince(memberId, monthBegins() - 1, tx)) + amount > limit) throw new CallError(texts.over);
    },
    handlers: {
      planLimit: (_, { member }) => answer(member.id),
      async setPlanLimit({ limit: given }, { member }) {
        const wanted = given ?? null;
        await events.transaction(async (tx) => {
          await takeTurn(tx, 'plans', member.id);
          const { limit } = await held(member.id, tx);
          const isTighter = wanted !== null && (limit === null || wanted <= limit);
          const values =
            isTighter || wanted === limit
              ? { most: wanted, next: null, nextAt: null }
              : { most: limit, next: wanted, nextAt: clock.now() + day };
          await tx
            .insert(planLimits)
            .values({ memberId: member.id, ...values })
            .onConflictDoUpdate({ target: planLimits.memberId, set: values });
        });
        return answer(member.id);
      },
    },
  };
}
