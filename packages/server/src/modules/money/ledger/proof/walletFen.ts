import { CallError } from '../../../../platform/callError.ts';
import type { Posting } from '../ledger.service.ts';
import { Act, at, posted, type Command } from './walletAct.ts';
import type { Believed, Model } from './walletWorld.ts';

/** Moves fen between two accounts of members. */
export function fen(kind: 'convert' | 'transfer' | 'purchase', who: number, other: number, amount: number): Command {
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
      // A transfer to oneself moves nothing; the wallet refuses it before the ledger.
      if (kind === 'transfer' && id === peer) throw new CallError({ id: 'self', message: 'self' });
      return posted(real, { kind, member: id, peer, moves: shape.moves(id, peer) });
    },
  );
}

/** Requests a withdrawal of income. */
export const withdraw = (who: number, amount: number): Command =>
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

/** Pays or returns a pending withdrawal. */
export function review(pick: number, isPaid: boolean): Command {
  let chosen: Model['held'][number] | undefined;
  return new Act(
    isPaid ? 'withdrawal paid' : 'withdrawal returned',
    (model) => {
      chosen = model.held.length === 0 ? undefined : at(model.held, pick);
      const one = chosen;
      if (!one) return undefined;
      return () => {
        model.held.splice(model.held.indexOf(one), 1);
        if (isPaid) model.paidOut += one.amount;
        else at(model.members, one.member).income += one.amount;
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
