import { createActivities } from '../../../member/activities/index.ts';
import { dayAt } from '../../../../platform/serverDay.ts';
import { createEventLog } from '../../../../platform/events.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createTestClock, type TestClock } from '../../../../testing/testPlatform.ts';
import { createAccountRepository } from '../../../member/account/index.ts';
import { createGifts, type Gifts, gifts as giftTable } from '../../../live/gifts/index.ts';
import { createNoble, type Noble, type Term } from '../../noble/index.ts';
import { createAddresses, createExchanging, createMallRepository, mallGoods, type Exchanging } from '../../mall/index.ts';
import { createSeal } from '../../../../platform/seal.ts';
import type { NobleRank } from '@pitchside/api/money/noble';
import { createLedger, type Ledger, type Posting } from '../ledger.service.ts';

/** Expected state of a member: whole diamonds, fen, tenths of experience. */
export interface Believed {
  diamond: number;
  /** Given diamonds among them. */
  given: number;
  wallet: number;
  income: number;
  experience: number;
  claps: number;
  rank: NobleRank | undefined;
  until: number;
  terms: Term[];
  signedIn: Set<string>;
}

/** The model: a plain map, independent of the server's logic. */
export interface Model {
  members: Believed[];
  /** Pending withdrawals: member and amount. */
  held: { member: number; amount: number }[];
  /** Payments of members, and withdrawals including fees, in fen. */
  paidIn: number;
  paidOut: number;
  /** References of booked recharges. */
  booked: string[];
  /** Remaining stock of the limited gift. */
  left: number;
  /** Remaining stock of mugs, and pending exchanges. */
  mugs: number;
  waiting: { member: number; count: number; given: number }[];
  now: number;
  /** Value moved by each kind of act, for the report. */
  acts: Map<string, number>;
}

/** The real site, which is compared with the model. */
export interface Real {
  ids: number[];
  clock: TestClock;
  ledger: Ledger;
  gifts: Gifts;
  noble: Noble;
  platform: Platform;
  limited: string;
  exchanging: Exchanging;
  /** Ids of goods, and of pending exchanges in the model's order. */
  goods: Record<keyof typeof goodsPrices, number>;
  exchanges: number[];
  post(posting: Posting): Promise<Awaited<ReturnType<Ledger['transfer']>>>;
}

/** Members of a world: the first four are fans, the other two anchors, who spend as well. */
export const people = 6;
export const anchors = [4, 5] as const;
const limitedStock = 40;
const mugs = 30;
/** Prices of a world's goods, in diamonds. */
export const goodsPrices = { pack: 5, mug: 90 } as const;
const start = Date.UTC(2026, 10, 21, 12);

let worlds = 0;
const some = { zh: '物', en: 'Thing', vi: 'Đồ' };
const called = { names: some, abouts: some };

/** An isolated world in a shared database: own members, clock and limited gift. */
export async function newWorld(shared: Platform): Promise<{ model: Model; real: Real }> {
  const number = (worlds += 1);
  const clock = createTestClock(start);
  const platform: Platform = { ...shared, clock, events: createEventLog(shared.db, shared.bus, clock) };
  const ledger = createLedger(platform);
  const [gifts, noble] = [
    createGifts(platform, createActivities(platform, ledger, async () => null).progress),
    createNoble(platform, ledger),
  ];
  await Promise.all([gifts.fill(), noble.fill()]);
  const accounts = createAccountRepository(shared.db);
  const ids: number[] = [];
  for (let index = 0; index < people; index += 1)
    ids.push(
      await accounts.insertUser({
        mobile: `86-world-${number}-${index}`,
        passwordHash: '',
        nickname: `${number}-${index}`,
        avatar: 'a',
        isAnchor: index >= anchors[0],
        createdAt: 1,
      }),
    );
  const limited = `limited-${number}`;
  await shared.db.insert(giftTable).values({
    id: limited,
    names: { zh: '限量', en: 'Limited', vi: 'Giới hạn' },
    art: 'trophy',
    price: 7,
    stock: limitedStock,
    isListed: true,
  });
  const goods = await shared.db
    .insert(mallGoods)
    .values([
      { ...called, kind: 'virtual', art: 'clap', price: goodsPrices.pack, giftId: 'clap', giftCount: 2 },
      { ...called, kind: 'physical', art: 'mug', price: goodsPrices.mug, stock: mugs },
    ])
    .returning({ id: mallGoods.id });
  const members = ids.map((): Believed => ({
    diamond: 0,
    given: 0,
    wallet: 0,
    income: 0,
    experience: 0,
    claps: 0,
    rank: undefined,
    until: 0,
    terms: [],
    signedIn: new Set(),
  }));
  return {
    model: { members, held: [], paidIn: 0, paidOut: 0, booked: [], left: limitedStock, mugs, waiting: [], now: start, acts: new Map() },
    real: {
      ids,
      clock,
      ledger,
      gifts,
      noble,
      platform,
      limited,
      exchanging: createExchanging(platform, {
        repository: createMallRepository(shared.db),
        ledger,
        gifts,
        addresses: createAddresses(createSeal('a secret of tests')),
      }),
      goods: { pack: goods[0]?.id ?? 0, mug: goods[1]?.id ?? 0 },
      exchanges: [],
      post: (posting) => platform.events.transaction((tx, emit) => ledger.transfer(tx, emit, posting)),
    },
  };
}

/** Takes diamonds from a member of the model. Returns the given ones among them. */
export function take(member: Believed, amount: number, first: 'bought' | 'given'): number {
  const given = first === 'given' ? Math.min(member.given, amount) : Math.max(0, amount - (member.diamond - member.given));
  member.diamond -= amount;
  member.given -= given;
  return given;
}

/** The site's day by the model's clock. */
export const dayOf = (model: Model): string => dayAt(model.now);
