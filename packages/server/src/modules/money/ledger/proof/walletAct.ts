import type fc from 'fast-check';
import { expect } from 'vitest';
import { CallError } from '../../../../platform/callError.ts';
import type { Posting } from '../ledger.service.ts';
import type { Believed, Model, Real } from './walletWorld.ts';

/** One random act. */
export type Command = fc.AsyncCommand<Model, Real>;

/** Effect of an act on the model, or undefined when it must be refused. */
export type Change = (model: Model) => (() => void) | undefined;

/** Item of a list at an index modulo its length. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** An act on the server and on the model: it must succeed exactly when the model says so. */
export class Act implements Command {
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
      // The database itself refuses a reused unique reference.
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
  given: number;
  wallet: number;
  income: number;
  experience: number;
}

const isTwice = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('constraint' in error && error.constraint === 'ledger_transfer_ref') || ('cause' in error && isTwice(error.cause)));

/** Compares the server's state with the model's. */
export function compare({ diamond, given, wallet, income, experience }: Believed, state: Owned): void {
  expect({
    diamond: state.balance,
    given: state.given,
    wallet: state.wallet,
    income: state.income,
    experience: Math.round(state.experience * 10),
  }).toEqual({
    diamond,
    given,
    wallet,
    income,
    experience,
  });
}

/** Posts, and returns the balances of its members. */
export const posted = async (real: Real, posting: Posting) => (await real.post(posting)).states;
