import { siteEvents } from '../modules/member/trophies/index.ts';
import type { Platform } from '../platform/platform.ts';
import { addDays, dayAt } from '../platform/serverDay.ts';
import type { Names } from '../text/local.ts';

type Row = typeof siteEvents.$inferInsert;

const words = (zh: string, en: string, vi: string): Names => ({ zh, en, vi });
const counted = {
  gifts: words(
    '活动期间送出的礼物都算，一颗黄钻一分\n背包里的礼物也算\n数值相同并列\n前三名得奖杯，放在个人主页',
    'Every gift sent during the event counts, one diamond is one point\nGifts from the backpack count too\nEqual totals share a place\nThe top three win a trophy for their page',
    'Mọi quà tặng trong thời gian sự kiện đều được tính, một kim cương một điểm\nQuà trong ba lô cũng được tính\nBằng nhau thì đồng hạng\nBa hạng đầu nhận cúp trên trang cá nhân',
  ),
  anchors: words(
    '主播收到的礼物都算\n数值相同并列\n前三名得奖杯，放在个人主页',
    'Every gift a streamer receives counts\nEqual totals share a place\nThe top three win a trophy for their page',
    'Mọi quà BLV nhận được đều tính\nBằng nhau thì đồng hạng\nBa hạng đầu nhận cúp trên trang cá nhân',
  ),
  guesses: words(
    '活动期间开赛的比赛都算\n猜对得分，猜错不扣\n分数相同，猜得少的在前\n前三名得奖杯，放在个人主页',
    'Matches that kick off during the event count\nA right prediction earns points, a wrong one costs nothing\nWith equal points fewer predictions stand first\nThe top three win a trophy for their page',
    'Tính các trận bắt đầu trong thời gian sự kiện\nĐoán đúng được điểm, sai không bị trừ\nBằng điểm thì người đoán ít hơn xếp trên\nBa hạng đầu nhận cúp trên trang cá nhân',
  ),
} as const;

/** Days from today on, both included: the past ones are counted from the month that lies behind the demo world, like any other. */
const events: readonly (Pick<Row, 'kind' | 'names'> & { from: number; to: number })[] = [
  { kind: 'gifts', names: words('秋季送礼赛', 'Autumn gift contest', 'Giải tặng quà mùa thu'), from: -27, to: -17 },
  { kind: 'anchors', names: words('第一届主播杯', 'First Streamer Cup', 'Cúp BLV lần một'), from: -16, to: -8 },
  { kind: 'gifts', names: words('冬季送礼赛', 'Winter gift contest', 'Giải tặng quà mùa đông'), from: -3, to: 4 },
  { kind: 'guesses', names: words('年末竞猜榜', 'Year-end predictions', 'Đoán vui cuối năm'), from: 1, to: 14 },
];

/** Gives a demo site that has none its events: two that are over, one that runs, one that comes. */
export async function seedDemoEvents({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const [any] = await db.select({ id: siteEvents.id }).from(siteEvents).limit(1);
  if (any) return;
  const today = dayAt(clock.now());
  await db.insert(siteEvents).values(
    events.map(({ kind, names, from, to }) => ({
      kind,
      names,
      texts: counted[kind],
      firstDay: addDays(today, from),
      lastDay: addDays(today, to),
    })),
  );
}
