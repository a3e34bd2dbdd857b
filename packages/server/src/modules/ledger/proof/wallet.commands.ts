import type { NobleRank } from '@pitchside/api/noble';
import { nobleRanks } from '@pitchside/api/noble';
import fc from 'fast-check';
import { expect } from 'vitest';
import { CallError } from '../../../platform/call.error.ts';
import { firstPlans, creditOf, monthsLater, quoteOf } from '../../noble/index.ts';
import type { Posting } from '../ledger.ts';
import { anchors, dayOf, people, type Believed, type Model, type Real } from './wallet.world.ts';

type Command = fc.AsyncCommand<Model, Real>;

/** What an act would change by the model's reckoning, or undefined when it must be refused. */
type Change = (model: Model) => (() => void) | undefined;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** An act with its two sides: it must succeed exactly when the model says so. */
class Act implements Command {
  readonly #name: string;
  readonly #change: Change;
  readonly #perform: (real: Real, model: Model) => Promise<unknown>;
  constructor(name: string, change: Change, perform: (real: Real, model: Model) => Promise<unknown>) {
    this.#name = name;
    this.#change = change;
    this.#perform = perform;
  }
  check() {
    return true;
  }
  async run(model: Model, real: Real) {
    const apply = this.#change(model);
    let refused = false;
    let came: unknown;
    try {
      came = await this.#perform(real, model);
    } catch (error) {
      // A unique number that was used before is refused by the database itself.
      if (!(error instanceof CallError) && !isTwice(error)) throw error;
      refused = true;
    }
    expect({ act: this.#name, refused }).toEqual({ act: this.#name, refused: apply === undefined });
    apply?.();
    model.acts.set(this.#name, (model.acts.get(this.#name) ?? 0) + 1);
    if (came instanceof Map) for (const [id, state] of came) compare(at(model.members, real.ids.indexOf(id as number)), state as Owned);
  }
  toString() {
    return this.#name;
  }
}

interface Owned {
  balance: number;
  wallet: number;
  income: number;
  experience: number;
}

const isTwice = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('constraint' in error && error.constraint === 'ledger_transfer_ref') || ('cause' in error && isTwice(error.cause)));

/** Holds what the server says against what the model believes. */
export function compare({ diamond, wallet, income, experience }: Believed, state: Owned): void {
  expect({ diamond: state.balance, wallet: state.wallet, income: state.income, experience: Math.round(state.experience * 10) }).toEqual({
    diamond,
    wallet,
    income,
    experience,
  });
}

const posted = async (real: Real, posting: Posting) => (await real.post(posting)).states;

function recharge(who: number, amount: number, repeat: boolean): Command {
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
        at(model.members, who).diamond += amount;
      };
    },
    (real) =>
      posted(real, {
        kind: 'recharge',
        member: at(real.ids, who),
        ref: `${real.ids[0]}-${ref}`,
        moves: [{ unit: 'diamond', from: 'issue', to: at(real.ids, who), amount }],
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
        sender.diamond -= cost;
        sender.experience += cost * 10;
        at(model.members, anchor).income += Math.floor(cost / 2);
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
        member.diamond -= total;
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

/** Fen between two places of members. */
function fen(kind: 'convert' | 'transfer' | 'purchase', who: number, other: number, amount: number): Command {
  const shapes = {
    convert: {
      can: (one: Believed) => one.income >= amount,
      apply: (one: Believed) => {
        one.income -= amount;
        one.wallet += amount;
      },
      moves: (id: number) => [
        { unit: 'income', from: id, to: 'converted', amount },
        { unit: 'wallet', from: 'converted', to: id, amount },
      ],
    },
    transfer: {
      can: (one: Believed, two: Believed) => one !== two && one.wallet >= amount,
      apply: (one: Believed, two: Believed) => {
        one.wallet -= amount;
        two.wallet += amount;
      },
      moves: (id: number, peer: number) => [{ unit: 'wallet', from: id, to: peer, amount }],
    },
    purchase: {
      can: (one: Believed) => one.wallet >= amount * 10,
      apply: (one: Believed) => {
        one.wallet -= amount * 10;
        one.diamond += amount;
      },
      moves: (id: number) => [
        { unit: 'wallet', from: id, to: 'issue', amount: amount * 10 },
        { unit: 'diamond', from: 'issue', to: id, amount },
      ],
    },
  } satisfies Record<
    string,
    {
      can: (one: Believed, two: Believed) => boolean;
      apply: (one: Believed, two: Believed) => void;
      moves: (id: number, peer: number) => Posting['moves'];
    }
  >;
  const shape = shapes[kind];
  return new Act(
    kind,
    (model) => {
      const [one, two] = [at(model.members, who), at(model.members, other)];
      return shape.can(one, two) ? () => shape.apply(one, two) : undefined;
    },
    (real) => {
      const [id, peer] = [at(real.ids, who), at(real.ids, other)];
      // A transfer to oneself moves nothing; the wallet refuses it before it comes to the ledger.
      if (kind === 'transfer' && id === peer) throw new CallError({ id: 'self', message: 'self' });
      return posted(real, { kind, member: id, peer, moves: shape.moves(id, peer) });
    },
  );
}

const withdraw = (who: number, amount: number): Command =>
  new Act(
    'withdraw',
    (model) => {
      const member = at(model.members, who);
      if (member.income < amount) return undefined;
      return () => {
        member.income -= amount;
        model.held.push({ member: who, amount });
      };
    },
    (real) =>
      posted(real, {
        kind: 'withdraw',
        member: at(real.ids, who),
        moves: [{ unit: 'income', from: at(real.ids, who), to: 'held', amount }],
      }),
  );

function review(pick: number, isPaid: boolean): Command {
  let chosen: Model['held'][number] | undefined;
  return new Act(
    isPaid ? 'withdrawal paid' : 'withdrawal returned',
    (model) => {
      chosen = model.held.length === 0 ? undefined : at(model.held, pick);
      const one = chosen;
      if (!one) return undefined;
      return () => {
        model.held.splice(model.held.indexOf(one), 1);
        if (!isPaid) at(model.members, one.member).income += one.amount;
      };
    },
    (real) => {
      if (!chosen) throw new CallError({ id: 'none', message: 'none' });
      const { member, amount } = chosen;
      const id = at(real.ids, member);
      const fee = Math.floor(amount / 100);
      const moves: Posting['moves'] = isPaid
        ? [
            { unit: 'income', from: 'held', to: 'paid', amount: amount - fee },
            ...(fee > 0 ? [{ unit: 'income' as const, from: 'held' as const, to: 'fee' as const, amount: fee }] : []),
          ]
        : [{ unit: 'income', from: 'held', to: id, amount }];
      return posted(real, { kind: isPaid ? 'withdraw_paid' : 'withdraw_returned', member: isPaid ? null : id, moves });
    },
  );
}

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
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }).map(pass) },
);
