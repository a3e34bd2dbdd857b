import { eq } from 'drizzle-orm';
import { createAccountRepository } from '../modules/member/account/index.ts';
import type { Ledger } from '../modules/money/ledger/index.ts';
import { mallExchanges, mallGoods, type Mall } from '../modules/money/mall/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoMembers } from './members.ts';

const day = 86_400_000;
const address = { name: '周建强', phone: '13800005217', address: '浙江 杭州 西湖区 文三路 478 号 3 幢 602' };
const mobileOf = (part: string) => `86-${demoMembers.find((member) => member.part === part)?.mobile}`;

/** Exchanges of the demo fan, by the drawing of the goods, oldest first, with their outcome. */
const exchanged = [
  { art: 'football', daysAgo: 52, became: { act: 'refuse', reason: 'out_of_stock' } },
  { art: 'mug', daysAgo: 40, became: { act: 'ship', carrier: '顺丰', tracking: 'SF1482006633306' }, hasArrived: true },
  { art: 'clap', daysAgo: 27 },
  { art: 'bag', daysAgo: 9, became: { act: 'ship', carrier: '圆通', tracking: 'YT7720114858' } },
  { art: 'cap', daysAgo: 1 },
] as const;

/**
 * Writes the demo fan's past exchanges in the mall, once, through the services that everybody uses; the balance stays what the README says.
 */
export async function seedDemoMall(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  { ledger, mall }: { ledger: Pick<Ledger, 'post'>; mall: Pick<Mall, 'exchanging'> },
): Promise<void> {
  const repository = createAccountRepository(db);
  const [fan, operator] = [await repository.userByMobile(mobileOf('fan')), await repository.userByMobile(mobileOf('operator'))];
  if (!fan || !operator) return;
  const [known] = await db.select({ id: mallExchanges.id }).from(mallExchanges).where(eq(mallExchanges.memberId, fan.id)).limit(1);
  if (known) return;
  const goods = await db.select().from(mallGoods);
  const refused = new Set<string>(exchanged.flatMap((each) => ('became' in each && each.became.act === 'refuse' ? [each.art] : [])));
  await events.transaction(async (tx, emit) => {
    const costs = exchanged.map(({ art }) => goods.find((each) => each.art === art)?.price ?? 0);
    const total = costs.reduce((sum, cost) => sum + cost, 0);
    // The cost is granted first; refunds are not granted twice.
    const back = exchanged.reduce((sum, { art }, index) => (refused.has(art) ? sum + (costs[index] ?? 0) : sum), 0);
    await ledger.post(tx, emit, {
      kind: 'opening',
      member: fan.id,
      moves: [{ unit: 'diamond', from: 'issue', to: fan.id, amount: total - back }],
    });
    for (const each of exchanged) {
      const row = goods.find(({ art }) => art === each.art);
      if (!row) continue;
      const { id } = await mall.exchanging.exchange(tx, emit, fan.id, { goodsId: row.id, count: 1, price: row.price, address });
      const at = clock.now() - each.daysAgo * day;
      if ('became' in each) await mall.exchanging.decide(tx, emit, id, operator.id, each.became);
      await tx
        .update(mallExchanges)
        .set({ at, changedAt: at + ('became' in each ? day / 2 : 0), ...('hasArrived' in each && { state: 'received' as const }) })
        .where(eq(mallExchanges.id, id));
    }
  });
}
