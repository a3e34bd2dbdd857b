import { msg } from '@lingui/core/macro';
import { freeBarrages, type NobleRank, type NobleState } from '@pitchside/api/money/noble';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { monthAt, nextMonth } from '../../../platform/serverDay.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { memberTopic, type Ledger } from '../ledger/index.ts';
import { roomNumber } from '../../live/live/index.ts';
import { firstPlans, rankPerks } from './noble.data.ts';
import { createNobleRepository, type NobleRow } from './noble.repository.ts';
import { creditOf, heightOf, monthsLater, quoteOf } from './quote.ts';

const texts = {
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  lower: msg`到期后才能换成更低的档位`,
  price: msg`价格变了，请看一下再确认`,
  far: msg`最多续到三年以后`,
};

/** Maximum months in advance for which a rank can be bought. */
const furthest = 36;

/** Current rank of a member. */
export interface NobleNow {
  rank: NobleRank;
  /** Ms UTC. */
  until: number;
}

export interface Purchase {
  rank: NobleRank;
  months: number;
  /** Price that the buyer saw, in diamonds. */
  expected?: number | undefined;
  /** Room of the purchase, as on the wire. */
  roomId?: string | undefined;
  /** Reference that makes a purchase by the site unique. */
  ref?: string;
}

export interface Noble {
  handlers: Pick<Handlers, 'nobleList' | 'buyNoble' | 'getNobleState' | 'setNoble'>;
  /** Stores the plans of a new site. */
  fill(): Promise<void>;
  /** Registers the source of ranks that listed gifts require. */
  knowGifts(ranks: () => Promise<NobleRank[]>): void;
  /** Current rank of a member, or null; it expires by the clock. */
  nobleOf(userId: number, from?: Database | Transaction): Promise<NobleNow | null>;
  /** Bonus on experience from tasks, in percent. */
  taskBonusOf(userId: number, from?: Database | Transaction): Promise<number>;
  /** Uses one of the 30 free advertisement comments of this month; false without a rank or when none is left. */
  takeFreeBarrage(tx: Transaction, userId: number): Promise<boolean>;
  /** Free comments of a member left this month; 0 without a rank. */
  freeBarragesLeft(userId: number): Promise<number>;
  state(userId: number, from?: Database | Transaction): Promise<NobleState>;
  /** Buys inside a transaction: debit, term, experience, share of the room's anchor. */
  buy(tx: Transaction, emit: Emit, userId: number, purchase: Purchase): Promise<{ paid: number; balance: number; transfer: number | null }>;
}

const runs = (row: NobleRow | undefined, now: number): (NobleRow & NobleNow) | undefined =>
  row?.rank && row.until > now ? { ...row, rank: row.rank } : undefined;

/** Noble ranks: bought by the month, expiring by the clock. */
export function createNoble(platform: Platform, ledger: Ledger): Noble {
  const { db, clock, settings, events } = platform;
  const repository = createNobleRepository(db);
  let ranksOfGifts = async (): Promise<NobleRank[]> => [];

  async function describe(userId: number, row: NobleRow | undefined, from: Database | Transaction): Promise<NobleState> {
    const now = clock.now();
    const held = runs(row, now);
    const [terms, used] = held ? [await repository.terms(userId, now, from), await repository.used(userId, monthAt(now), from)] : [[], 0];
    return {
      rank: held?.rank ?? null,
      since: held?.since ?? null,
      until: held?.until ?? null,
      credit: creditOf(terms, now),
      free_total: held ? freeBarrages : 0,
      free_left: held ? freeBarrages - used : 0,
      free_renews_at: nextMonth(now),
      entry_hint: row?.entryHint ?? true,
      auto_renew: row?.autoRenew ?? false,
    };
  }

  /** The anchor who gets a share; none for the buyer's own room. */
  async function anchorOf(tx: Transaction, userId: number, roomId: string | undefined): Promise<number | undefined> {
    if (roomId === undefined) return undefined;
    const number = roomNumber(roomId);
    const room = number === undefined ? undefined : await repository.room(number, userId, tx);
    if (!room) throw new CallError(texts.notFound);
    if (room.kickedAt !== null) throw new CallError(texts.kicked);
    return room.ownerId === userId ? undefined : room.ownerId;
  }

  async function buy(tx: Transaction, emit: Emit, userId: number, { rank, months, expected, roomId, ref }: Purchase) {
    const now = clock.now();
    const anchor = await anchorOf(tx, userId, roomId);
    const row = await repository.lock(tx, userId);
    const plan = await repository.plan(rank, tx);
    if (!plan) throw new CallError(texts.notFound);
    const held = runs(row, now);
    const { way, total, term } = quoteOf(
      plan,
      months,
      held && { rank: held.rank, until: held.until, credit: creditOf(await repository.terms(userId, now, tx), now) },
      now,
    );
    if (way === 'lower') throw new CallError(texts.lower);
    if (expected !== undefined && expected !== total) throw new CallError(texts.price);
    if (term.endsAt > monthsLater(now, furthest)) throw new CallError(texts.far);
    if (way === 'upgrade') await repository.closeTerms(tx, userId, now);
    await repository.addTerm(tx, userId, rank, term);
    const changed = await repository.change(tx, userId, { rank, until: term.endsAt, ...(way !== 'renew' && { since: now }) });
    emit(memberTopic(userId), 'noble', await describe(userId, changed, tx));
    // The credit for remaining days may cover an upgrade completely.
    if (total === 0) return { paid: 0, balance: (await ledger.state(userId, tx)).balance, transfer: null };
    const { id, states } = await ledger.transfer(tx, emit, {
      kind: 'noble',
      member: userId,
      ...(anchor !== undefined && { peer: anchor }),
      ...(ref !== undefined && { ref }),
      detail: { rank, months, way },
      experience: total * 10,
      moves: [{ unit: 'diamond', from: userId, to: 'spent', amount: total, first: anchor === undefined ? 'given' : 'bought' }],
      ...(anchor !== undefined && { pays: { to: anchor, percent: settings.giftShare } }),
    });
    return { paid: total, balance: states.get(userId)?.balance ?? 0, transfer: id };
  }

  const nobleOf: Noble['nobleOf'] = async (userId, from = db) => {
    const held = runs(await repository.noble(userId, from), clock.now());
    return held ? { rank: held.rank, until: held.until } : null;
  };
  const state: Noble['state'] = async (userId, from = db) => describe(userId, await repository.noble(userId, from), from);

  return {
    fill: async () => void (await repository.fillPlans(firstPlans)),
    knowGifts: (ranks) => void (ranksOfGifts = ranks),
    nobleOf,
    async taskBonusOf(userId, from = db) {
      const held = await nobleOf(userId, from);
      return held ? rankPerks[held.rank].task_bonus : 0;
    },
    async takeFreeBarrage(tx, userId) {
      return (await nobleOf(userId, tx)) !== null && repository.use(tx, userId, monthAt(clock.now()));
    },
    async freeBarragesLeft(userId) {
      return (await nobleOf(userId)) === null ? 0 : freeBarrages - (await repository.used(userId, monthAt(clock.now())));
    },
    state,
    buy,
    handlers: {
      async nobleList() {
        const locks = await ranksOfGifts();
        const list = (await repository.plans()).map(({ rank, price, renewPercent }) => ({
          rank,
          price,
          renew_percent: renewPercent,
          perks: {
            ...rankPerks[rank],
            free_barrages: freeBarrages,
            gifts: locks.filter((lock) => heightOf(lock) <= heightOf(rank)).length,
          },
        }));
        return { list };
      },
      buyNoble: ({ rank, months, expected_price, id }, caller) =>
        idempotent(platform, caller, async (tx, emit) => {
          const { paid, balance, transfer } = await buy(tx, emit, caller.member.id, { rank, months, expected: expected_price, roomId: id });
          return { noble: await state(caller.member.id, tx), paid, balance, transfer_id: transfer === null ? null : String(transfer) };
        }),
      getNobleState: (_, { member }) => state(member.id),
      async setNoble({ entry_hint, auto_renew }, { member }) {
        return events.transaction(async (tx, emit) => {
          const row = await repository.lock(tx, member.id);
          const changed = await repository.change(tx, member.id, {
            entryHint: entry_hint ?? row.entryHint,
            autoRenew: auto_renew ?? row.autoRenew,
            shortUntil: auto_renew ? 0 : row.shortUntil,
          });
          const now = await describe(member.id, changed, tx);
          emit(memberTopic(member.id), 'noble', now);
          return now;
        });
      },
    },
  };
}
