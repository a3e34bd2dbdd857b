import { and, eq } from 'drizzle-orm';
import { createAccountRepository } from '../modules/member/account/index.ts';
import type { Progress } from '../modules/member/activities/index.ts';
import type { Gifts } from '../modules/live/gifts/index.ts';
import { ledgerTransfers, type Ledger } from '../modules/money/ledger/index.ts';
import type { ReportReview } from '../modules/live/moderation/index.ts';
import type { Emit } from '../platform/events.ts';
import type { Handlers, MemberCaller } from '../platform/handlers.ts';
import { CallError } from '../platform/callError.ts';
import type { Platform } from '../platform/platform.ts';
import { addDays, dayAt, startOfDay } from '../platform/serverDay.ts';
import type { Transaction } from '../ports/database/database.ts';
import { currency, type PaymentNotice, type PaymentProvider } from '../ports/payment/payment.ts';
import { localize } from '../text/local.ts';
import { demoReports, evenings, missedDays, recharges, type DemoReport } from './life.data.ts';
import { demoMembers } from './members.ts';
import { anchorMobile, demoAnchors } from './rooms/anchors.data.ts';
import { demoPeople, personMobile } from './rooms/people.data.ts';

const minute = 60_000;

/** Entry points for writing the past: the services of everybody, on a clock that is set before each act. */
export interface PastDoors {
  /** Sets the clock of these services, ms UTC. */
  setClock(at: number): void;
  ledger: Pick<Ledger, 'post' | 'state'>;
  gifts: Pick<Gifts, 'send'>;
  handlers: Pick<Handlers, 'taskHandleSign' | 'getChargeRules' | 'getPayChannelList' | 'payUrl' | 'cancelOrder' | 'report'>;
  countAct: Progress;
  settle(provider: PaymentProvider, notice: PaymentNotice): Promise<unknown>;
  review: Pick<ReportReview, 'list' | 'decide'>;
  roomOf(ownerId: number): Promise<number | undefined>;
}

/** Something that happened at an instant, ms UTC. */
interface Deed {
  at: number;
  run(): Promise<unknown>;
}

/** Most tries to order again when an order was closed during payment. */
const patience = 20;
/** An order that is over is given up all the same. */
const unlessOver = (error: unknown): void => {
  if (!(error instanceof CallError)) throw error;
};

const callerOf = (id: number, nickname: string): MemberCaller => ({
  member: { id, sessionId: 0, nickname, isAnchor: false, role: 'member' },
  language: 'zh',
  address: '127.0.0.1',
  userAgent: 'demo',
  token: undefined,
});

/** Gifts by price, most expensive first: they use up the surplus. */
const change = [
  ['rocket', 1_314],
  ['flare', 188],
  ['scarf', 66],
  ['football', 10],
  ['clap', 1],
] as const;

/** Days of past for the demo fan. */
const daysBack = 30;

/**
 * Writes the last month of the demo fan, once, through the services that everybody uses: check-ins, tasks, recharges and gifts at evening
 * hours, and members' reports of that time, which operators have decided or still have to. The balance stays what the README says.
 */
export async function seedDemoLife({ db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>, past: PastDoors): Promise<void> {
  const repository = createAccountRepository(db);
  const idOf = async (mobile: string) => (await repository.userByMobile(`86-${mobile}`))?.id;
  const [fan, operator] = [await idOf(demoMembers[0].mobile), await idOf(demoMembers[5].mobile)];
  if (fan === undefined || operator === undefined) return;
  const ref = `life of ${fan}`;
  const [lived] = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, 'opening'), eq(ledgerTransfers.ref, ref)));
  if (lived) return;
  const anchors: number[] = [];
  for (const place of demoAnchors.keys()) anchors.push((await idOf(anchorMobile(place))) ?? fan);
  const people: number[] = [];
  for (const place of demoPeople.keys()) people.push((await idOf(personMobile(place))) ?? fan);

  const today = dayAt(clock.now());
  const at = (daysAgo: number, minutes: number) => startOfDay(addDays(today, -daysAgo)) + minutes * minute;
  const caller = callerOf(fan, demoMembers[0].nickname);
  const within = (work: (tx: Transaction, emit: Emit) => Promise<unknown>) => events.transaction(work);
  const { taskHandleSign } = past.handlers;
  const balanceBefore = (await past.ledger.state(fan)).balance;

  const give = (giftId: string, count: number, place: number) =>
    within((tx, emit) =>
      past.gifts.send(tx, emit, fan, {
        giftId,
        count,
        from: 'wallet',
        aim: { anchor: anchors[place % anchors.length] ?? fan },
        offAir: true,
      }),
    );
  const days = Array.from({ length: daysBack }, (_, index) => daysBack - index).filter((day) => !missedDays.includes(day));
  const deeds: Deed[] = days.flatMap((day, index): Deed[] => {
    const evening = at(day, 20 * 60 + 12 + ((index * 37) % 71));
    const sign = { at: at(day, 8 * 60 + 3 + ((index * 23) % 95)), run: () => taskHandleSign({ id: 'sign' }, caller) };
    if (index % 5 === 3) return [sign];
    const gifts = index % 2 === 0 ? (evenings[(index / 2) % evenings.length] ?? []) : [];
    return [
      sign,
      {
        at: evening,
        run: async () => {
          await within((tx) => past.countAct(tx, fan, 'watch', 600));
          await taskHandleSign({ id: 'watch' }, caller);
        },
      },
      ...gifts.map(([giftId, count], turn) => ({ at: evening + (9 + 6 * turn) * minute, run: () => give(giftId, count, index * 5 + 3) })),
      ...(gifts.length > 0 ? [{ at: evening + 31 * minute, run: () => taskHandleSign({ id: 'gift' }, caller) }] : []),
    ];
  });

  const { list: rules } = localize<{ list: { id: string; price: number }[] }>(await past.handlers.getChargeRules({}, caller), 'zh');
  const { list: channels } = localize<{ list: { id: string; is_sandbox: boolean }[] }>(
    await past.handlers.getPayChannelList({}, caller),
    'zh',
  );
  const channel = channels.find(({ is_sandbox }) => is_sandbox)?.id;
  for (const [turn, { daysAgo, minute: minutes, yuan, isGivenUp }] of recharges.entries()) {
    const rule = rules.find(({ price }) => price === yuan * 100);
    if (!channel || !rule) continue;
    deeds.push({
      at: at(daysAgo, minutes),
      async run() {
        // The site's sweep uses today's clock, by which a past order is over: an order that was closed in between is made again.
        for (let attempt = 1; attempt <= patience; attempt += 1) {
          past.setClock(at(daysAgo, minutes));
          const asked = await past.handlers.payUrl({ rule: rule.id, amount: undefined, channel }, caller);
          const { no, price } = localize<{ order: { no: string; price: number } }>(asked, 'zh').order;
          past.setClock(at(daysAgo, minutes + 2));
          if (isGivenUp) return past.handlers.cancelOrder({ no }, caller).catch(unlessOver);
          const tradeNo = `demo-${turn}-${attempt}-${fan}`;
          const verdict = await past.settle('sandbox', { orderNo: no, tradeNo, amount: price, currency, outcome: 'paid', reason: '' });
          if (verdict === 'applied') return taskHandleSign({ id: 'recharge' }, caller);
        }
        throw new Error('no order of the demo world was paid in time');
      },
    });
  }

  const reportOf = ({ kind, about, reason, text, daysAgo, minute: minutes, by, decided }: DemoReport): Deed[] => {
    const owner = kind === 'room' ? (anchors[about] ?? fan) : (people[about] ?? fan);
    const made = Array.from({ length: by }, (_, turn): Deed => {
      const reporter = people[(about + 1 + turn * 3) % people.length] ?? fan;
      return {
        at: at(daysAgo, minutes + turn * 4),
        async run() {
          const id = kind === 'room' ? await past.roomOf(owner) : owner;
          if (id === undefined || reporter === owner) return;
          await past.handlers.report({ kind, id: String(id), reason, text, pictures: [] }, callerOf(reporter, ''));
        },
      };
    });
    if (!decided) return made;
    const decide: Deed = {
      at: at(daysAgo, minutes + decided.hoursLater * 60),
      async run() {
        const [waiting] = (await past.review.list('waiting', 50)).list.filter(({ row }) => row.ownerId === owner && row.kind === kind);
        if (waiting) await past.review.decide(operator, waiting.row.id, decided.state, decided.reason);
      },
    };
    return [...made, decide];
  };
  deeds.push(...demoReports.flatMap(reportOf));

  // The acts cost diamonds; the surplus is given away on the last evening.
  past.setClock(at(daysBack + 1, 21 * 60));
  await within((tx, emit) =>
    past.ledger.post(tx, emit, { kind: 'opening', member: fan, ref, moves: [{ unit: 'diamond', from: 'issue', to: fan, amount: 4_000 }] }),
  );
  for (const { at: when, run } of deeds.sort((one, other) => one.at - other.at)) {
    past.setClock(when);
    await run();
  }
  let over = (await past.ledger.state(fan)).balance - balanceBefore;
  for (const [turn, [giftId, price]] of change.entries()) {
    const count = Math.floor(over / price);
    if (count <= 0) continue;
    past.setClock(at(1, 22 * 60 + 24 + turn * 3));
    await give(giftId, count, 3 + turn);
    over -= count * price;
  }
}
