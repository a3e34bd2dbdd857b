import { sql } from 'drizzle-orm';
import { createSeal } from '../../../../platform/seal.ts';
import { gifts } from '../../../live/gifts/index.ts';
import { rooms } from '../../../live/room/index.ts';
import { rechargeWorld, type RechargeWorld } from '../../orders/orders.fixtures.ts';
import { madeUpIdentity } from '../../payouts/payouts.fixtures.ts';
import { verifications } from '../../../member/profile/index.ts';
import { serverSecret } from '../../../desk/system/index.ts';
import type { Unit } from '../ledger.data.ts';

/** A rich member who gives and receives and owns a room. */
export interface Star {
  id: number;
  token: string;
  room: string;
}

/** A site with two members on whom everything collides, and an operator. */
export interface CrossingWorld extends RechargeWorld {
  stars: readonly [Star, Star];
  operatorId: number;
  /** Moves to another day with fresh rewards, no rank and no withdrawals this month; everybody stays signed in. */
  newDay(): Promise<void>;
}

/** Verified name of both, so that they can bind cards. */
export const realName = '王晓明';
/** A gift with limited stock, so that all senders need the same row. */
export const limited = 'limited';
const wealth = 1_000_000_000;
const day = 86_400_000;

export async function crossingWorld(): Promise<CrossingWorld> {
  const world = await rechargeWorld({}, { identity: madeUpIdentity() });
  const { platform, ledger, gifts: giving, system } = world.site;
  const { db, events } = platform;
  const seal = createSeal(await serverSecret(platform, 'seal'));
  await system.setMoney({ withdraw_monthly: 100 });
  await db.insert(gifts).values({
    id: limited,
    names: { zh: '限量', en: 'Limited', vi: 'Giới hạn' },
    art: 'trophy',
    price: 7,
    stock: 1_000_000,
    isListed: true,
  });

  async function star(mobile: string): Promise<Star> {
    const id = await world.join(mobile, { isAnchor: true });
    const [room] = await db
      .insert(rooms)
      .values({ ownerId: id, title: '房间', category: 'football', status: 'live' })
      .returning({ id: rooms.id });
    const sources = { diamond: 'issue', wallet: 'issue', income: 'commission' } as const satisfies Record<Unit, string>;
    for (const unit of ['diamond', 'wallet', 'income'] as const)
      await events.transaction((tx, emit) =>
        ledger.post(tx, emit, {
          kind: 'opening',
          member: id,
          ref: `${unit}${id}`,
          moves: [{ unit, from: sources[unit], to: id, amount: wealth }],
        }),
      );
    await giving.grant(db, id, 'clap', 1_000_000);
    await db.insert(verifications).values({
      userId: id,
      state: 'success',
      nameSealed: seal.seal(realName),
      numberSealed: seal.seal(mobile),
      numberHash: mobile,
      nameMasked: '王**',
      numberMasked: mobile,
      submittedAt: 1,
    });
    return { id, token: await world.signIn(mobile), room: String(room?.id) };
  }
  const stars = [await star('13900000001'), await star('13900000002')] as const;
  const operatorId = await world.join('13900000009', { role: 'operator' });

  return {
    ...world,
    stars,
    operatorId,
    async newDay() {
      const now = world.clock.now() + day;
      world.clock.set(now);
      await db.execute(sql`
        with kept as (update session set created_at = ${now}, seen_at = ${now}), unsold as (delete from noble_term), bare as (update noble set rank = null, until = 0, auto_renew = false where rank is not null)
        update payout set created_at = 0 where created_at > 0`);
    },
  };
}
