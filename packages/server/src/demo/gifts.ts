import type { NobleRank } from '@pitchside/api/money/noble';
import { createAccountRepository } from '../modules/member/account/index.ts';
import { type Gifts, gifts as giftTable } from '../modules/live/gifts/index.ts';
import type { Ledger } from '../modules/money/ledger/index.ts';
import { noblePlans, type Noble } from '../modules/money/noble/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoMembers } from './members.ts';

const day = 86_400_000;

const mobileOf = (part: string) => `86-${demoMembers.find((member) => member.part === part)?.mobile}`;

/** Earlier purchases of the demo fan: a rank, and gifts for the demo anchor. */
const rank: NobleRank = 'captain';
const given = [
  { giftId: 'rocket', count: 1 },
  { giftId: 'basketball', count: 66 },
  { giftId: 'scarf', count: 10 },
  { giftId: 'clap', count: 188 },
] as const;

/**
 * Makes the demo fan a noble with a backpack and a past, once, through the services that everybody uses; the balance stays what the README
 * says.
 */
export async function seedDemoGifts(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  { ledger, gifts, noble }: { ledger: Ledger; gifts: Gifts; noble: Noble },
): Promise<void> {
  const repository = createAccountRepository(db);
  const [fan, anchor] = [await repository.userByMobile(mobileOf('fan')), await repository.userByMobile(mobileOf('anchor'))];
  if (!fan || !anchor || (await noble.nobleOf(fan.id)) !== null) return;
  await events.transaction(async (tx, emit) => {
    // The cost of it all is granted first, so that the balance stays and nothing is taken back. Locking accounts before rows of the act
    // breaks the order of locks; nobody can sign in before the world stands.
    const prices = await tx.select({ id: giftTable.id, price: giftTable.price }).from(giftTable);
    const plan = (await tx.select().from(noblePlans)).find((each) => each.rank === rank);
    const cost = given.reduce(
      (sum, { giftId, count }) => sum + count * (prices.find(({ id }) => id === giftId)?.price ?? 0),
      plan?.price ?? 0,
    );
    await ledger.post(tx, emit, { kind: 'opening', member: fan.id, moves: [{ unit: 'diamond', from: 'issue', to: fan.id, amount: cost }] });
    await noble.buy(tx, emit, fan.id, { rank, months: 1 });
    for (const { giftId, count } of given)
      await gifts.send(tx, emit, fan.id, { giftId, count, from: 'wallet', aim: { anchor: anchor.id }, offAir: true });
    const soon = clock.now();
    await gifts.grant(tx, fan.id, 'clap', 88, soon + day);
    await gifts.grant(tx, fan.id, 'scarf', 3, soon + 3 * day);
    await gifts.grant(tx, fan.id, 'flare', 1);
  });
}
