import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { world as matchesOf } from '../../../scores/matches/matches.fixtures.ts';
import { plans } from '../../../experts/plans/index.ts';
import { matches } from '../../../scores/sport/index.ts';
import type { Act, Ask, Said } from './crossing.types.ts';
import type { CrossingWorld, Star } from './crossingWorld.ts';

const hour = 3_600_000;

/** Acts on plans: unlock and settle, unlock and refund, tip. */
export function planActs({ site, clock }: CrossingWorld, ask: Ask, said: Said): Act[] {
  const { db } = site.platform;

  /** A plan on a match of its own that begins in an hour. */
  async function onSale({ id: expertId }: Star): Promise<{ id: number; matchId: string }> {
    const kickoffAt = clock.now() + hour;
    await site.plans.fillExperts([{ id: expertId, since: 1 }]);
    const [fixture] = matchesOf(kickoffAt).fixtures ?? [];
    if (!fixture) throw new Error('no fixture');
    const matchId = randomUUID();
    await site.matches.apply({ ...matchesOf(kickoffAt), fixtures: [{ ...fixture, id: matchId }] });
    const words = { title: '让球', teaser: '', analysis: '', pictures: [] };
    const [row] = await db
      .insert(plans)
      .values({ expertId, matchId, sport: 'football', kickoffAt, ...words, price: 7, state: 'published', submittedAt: clock.now() })
      .returning({ id: plans.id });
    return { id: row?.id ?? 0, matchId };
  }
  const unlock = (timed: Parameters<Act['run']>[0], me: Star, id: number) =>
    ask(timed, 'POST', 'plan/unlock', me, { body: { id: String(id), price: 7 } });
  const ended =
    (change: Partial<typeof matches.$inferInsert>): Act['run'] =>
    async (timed, me, other) => {
      const { id, matchId } = await onSale(other);
      const refusal = said(await unlock(timed, me, id));
      if (refusal !== undefined) return refusal;
      await db
        .update(matches)
        .set({ ...change, updatedAt: 0 })
        .where(eq(matches.id, matchId));
      await timed(() => site.plans.settle());
      return undefined;
    };

  return [
    { name: 'plan unlocked and settled', run: ended({ status: 'finished', homeScore: 2, awayScore: 1, version: 2 }) },
    { name: 'plan unlocked and given back', run: ended({ status: 'cancelled' }) },
    {
      name: 'tip',
      run: async (timed, me, other) =>
        said(await ask(timed, 'POST', 'plan/tip', me, { body: { id: String((await onSale(other)).id), amount: 3 } })),
    },
  ];
}
