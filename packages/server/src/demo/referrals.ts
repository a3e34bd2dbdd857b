import { and, eq } from 'drizzle-orm';
import { createAccountRepository } from '../modules/member/account/index.ts';
import { commissions } from '../modules/money/referrals/index.ts';
import { notices } from '../modules/messages/notices/index.ts';
import { rechargeOrders, type Orders } from '../modules/money/orders/index.ts';
import type { Platform } from '../platform/platform.ts';
import { currency } from '../ports/payment/payment.ts';
import { demoMembers } from './members.ts';

const day = 86_400_000;

/** Members who came by the demo fan's code, days ago, and their recharges since, in yuan and days ago. */
const invited = [
  {
    mobile: '13900009701',
    nickname: '北三排的阿诚',
    joined: 61,
    recharges: [
      [68, 58],
      [30, 33],
    ],
  },
  { mobile: '13900009702', nickname: '只看德比', joined: 44, recharges: [[198, 20]] },
  {
    mobile: '13900009703',
    nickname: 'Kop Ken',
    joined: 23,
    recharges: [
      [30, 5],
      [98, 2],
    ],
  },
  { mobile: '13900009704', nickname: '凌晨三点半', joined: 6, recharges: [] },
] as const;

/** Lets four people have registered with the demo fan's code and recharged since, once, so that the referral centre is not empty. */
export async function seedDemoReferrals({ db, clock }: Pick<Platform, 'db' | 'clock'>, settle: Orders['settle']): Promise<void> {
  const repository = createAccountRepository(db);
  const fan = await repository.userByMobile(`86-${demoMembers[0].mobile}`);
  if (!fan || (await repository.userByMobile(`86-${invited[0].mobile}`))) return;
  const now = clock.now();
  for (const { mobile, nickname, joined, recharges } of invited) {
    const userId = await repository.insertUser({
      mobile: `86-${mobile}`,
      passwordHash: '',
      nickname,
      avatar: `fan-${mobile}`,
      createdAt: now - joined * day,
      invitedBy: fan.id,
    });
    for (const [yuan, daysAgo] of recharges) {
      const no = `P${mobile}${daysAgo}`;
      const at = now - daysAgo * day;
      const price = yuan * 100;
      await db.insert(rechargeOrders).values({
        no,
        userId,
        ruleId: null,
        provider: 'sandbox',
        channel: 'sandbox_alipay',
        brand: 'alipay',
        price,
        diamonds: price,
        bonus: 0,
        createdAt: at,
        expiresAt: now + day,
      });
      await settle('sandbox', { orderNo: no, tradeNo: `T${no}`, amount: price, currency, outcome: 'paid', reason: '' });
      await db
        .update(commissions)
        .set({ at, dueAt: at + 7 * day })
        .where(eq(commissions.orderNo, no));
      await db.update(rechargeOrders).set({ paidAt: at, expiresAt: at }).where(eq(rechargeOrders.no, no));
    }
  }
  // Notices of weeks ago have been read.
  await db.delete(notices).where(and(eq(notices.memberId, fan.id), eq(notices.kind, 'commission_earned')));
}
