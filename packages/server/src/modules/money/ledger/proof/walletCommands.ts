import type { NobleRank } from '@pitchside/api/money/noble';
import { nobleRanks } from '@pitchside/api/money/noble';
import fc from 'fast-check';
import { firstPlans, creditOf, monthsLater, quoteOf } from '../../noble/index.ts';
import { Act, at, posted, type Command } from './walletAct.ts';
import { fen, review, withdraw } from './walletFen.ts';
import { decided, exchange } from './walletMall.ts';
import { anchors, dayOf, people, take } from './walletWorld.ts';

/** Books a recharge, every second one with a bonus of half. */
function recharge(who: number, amount: number, repeat: boolean): Command {
  const bonus = amount % 2 === 0 ? amount / 2 : 0;
  let ref = '';
  return new Act(
    repeat ? 'recharge twice' : 'recharge',
    (model) => {
      if (repeat && model.booked.length > 0) {
        ref = at(model.booked, amount);
        return undefined;
      }
      ref = `${dayOf(model)}-${model.booked.length}`;
      return () => {
        model.booked.push(ref);
        const member = at(model.members, who);
        member.diamond += amount + bonus;
        member.given += bonus;
        model.paidIn += amount;
      };
    },
    (real) =>
      posted(real, {
        kind: 'recharge',
        member: at(real.ids, who),
        ref: `${real.ids[0]}-${ref}`,
        moves: [
          { unit: 'diamond', from: 'issue', to: at(real.ids, who), amount },
          ...(bonus > 0 ? [{ unit: 'diamond' as const, from: 'bonus' as const, to: at(real.ids, who), amount: bonus }] : []),
        ],
      }),
  );
}

const prices = { clap: 1, football: 10, scarf: 66, limited: 7 } as const;

function gift(who: number, anchor: number, kind: keyof typeof prices, count: number): Command {
  return new Act(
    `gift ${kind}`,
    (model) => {
      const cost = prices[kind] * count;
      const sender = at(model.members, who);
      if (who === anchor || sender.diamond < cost || (kind === 'limited' && model.left < count)) return undefined;
      return () => {
        const given = take(sender, cost, 'bought');
        sender.experience += cost * 10;
        at(model.members, anchor).income += Math.floor((cost - given) / 2);
        if (kind === 'limited') model.left -= count;
      };
    },
    async (real) => {
      const id = at(real.ids, who);
      const sent = await real.platform.events.transaction((tx, emit) =>
        real.gifts.send(tx, emit, id, {
          giftId: kind === 'limited' ? real.limited : kind,
          count,
          from: 'wallet',
          aim: { anchor: at(real.ids, anchor) },
        }),
      );
      return new Map([[id, sent.wallet]]);
    },
  );
}

function fromBackpack(who: number, anchor: number, count: number): Command {
  return new Act(
    'gift from the backpack',
    (model) => {
      const sender = at(model.members, who);
      return who === anchor || sender.claps < count ? undefined : () => void (sender.claps -= count);
    },
    (real) =>
      real.platform.events.transaction((tx, emit) =>
        real.gifts.send(tx, emit, at(real.ids, who), { giftId: 'clap', count, from: 'backpack', aim: { anchor: at(real.ids, anchor) } }),
      ),
  );
}

const grant = (who: number, count: number): Command =>
  new Act(
    'backpack',
    (model) => () => void (at(model.members, who).claps += count),
    (real) => real.gifts.grant(real.platform.db, at(real.ids, who), 'clap', count),
  );

function noble(who: number, rank: NobleRank, months: number): Command {
  return new Act(
    'noble',
    (model) => {
      const member = at(model.members, who);
      const { now } = model;
      const held =
        member.rank && member.until > now ? { rank: member.rank, until: member.until, credit: creditOf(member.terms, now) } : undefined;
      const plan = firstPlans.find((one) => one.rank === rank);
      if (!plan) return undefined;
      const { way, total, term } = quoteOf(plan, months, held, now);
      if (way === 'lower' || member.diamond < total || term.endsAt > monthsLater(now, 36)) return undefined;
      return () => {
        take(member, total, 'given');
        member.experience += total * 10;
        member.rank = rank;
        member.until = term.endsAt;
        member.terms = [...(way === 'renew' ? member.terms : []), term];
      };
    },
    (real) => real.platform.events.transaction((tx, emit) => real.noble.buy(tx, emit, at(real.ids, who), { rank, months })),
  );
}

const signIn = (who: number): Command =>
  new Act(
    'sign in',
    (model) => {
      const member = at(model.members, who);
      const day = dayOf(model);
      if (member.signedIn.has(day)) return undefined;
      return () => {
        member.signedIn.add(day);
        member.diamond += 4;
        member.given += 4;
      };
    },
    (real, model) =>
      posted(real, {
        kind: 'sign_in',
        member: at(real.ids, who),
        ref: `${at(real.ids, who)}-${dayOf(model)}`,
        moves: [{ unit: 'diamond', from: 'bonus', to: at(real.ids, who), amount: 4 }],
      }),
  );

const pass = (hours: number): Command =>
  new Act(
    'time',
    (model) => () => void (model.now += hours * 3_600_000),
    async (real, model) => real.clock.set(model.now + hours * 3_600_000),
  );

const who = fc.nat(people - 1);
const anchor = fc.constantFrom(...anchors);

/** One random act of the wallet. */
export const act: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(who, fc.integer({ min: 1, max: 3_000 })).map(([one, amount]) => recharge(one, amount, false)) },
  { weight: 1, arbitrary: fc.tuple(who, fc.nat(500)).map(([one, pick]) => recharge(one, pick + 1, true)) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        who,
        anchor,
        fc.constantFrom('clap' as const, 'football' as const, 'scarf' as const, 'limited' as const),
        fc.integer({ min: 1, max: 30 }),
      )
      .map((given) => gift(...given)),
  },
  { weight: 1, arbitrary: fc.tuple(who, anchor, fc.integer({ min: 1, max: 9 })).map((given) => fromBackpack(...given)) },
  { weight: 1, arbitrary: fc.tuple(who, fc.integer({ min: 1, max: 9 })).map((given) => grant(...given)) },
  { weight: 2, arbitrary: fc.tuple(who, fc.constantFrom(...nobleRanks), fc.constantFrom(1, 3, 12)).map((given) => noble(...given)) },
  { weight: 2, arbitrary: who.map(signIn) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('convert' as const, 'transfer' as const, 'purchase' as const), who, who, fc.integer({ min: 1, max: 400 }))
      .map((given) => fen(...given)),
  },
  { weight: 2, arbitrary: fc.tuple(who, fc.integer({ min: 1, max: 500 })).map((given) => withdraw(...given)) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => review(...given)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(who, fc.constantFrom('pack' as const, 'mug' as const), fc.integer({ min: 1, max: 3 }))
      .map((given) => exchange(...given)),
  },
  { weight: 2, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => decided(...given)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }).map(pass) },
);
