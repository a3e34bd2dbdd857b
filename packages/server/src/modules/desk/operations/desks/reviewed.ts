import type { MessageDescriptor } from '@lingui/core';
import type { CaseState, ReviewCase } from '@pitchside/api/desk/operations';
import { CallError } from '../../../../platform/callError.ts';
import type { Localizable } from '../../../../text/local.ts';
import type { Desk } from '../desk.ts';

/** Review of a module whose cases have one step: approved, or returned with a reason. */
interface Reviewed<Found, State extends string> extends Pick<Desk, 'kind' | 'group'> {
  /** Prefix of case numbers: `A17`. */
  letter: string;
  /** Names of the states in the module. */
  states: Readonly<Record<Exclude<CaseState, 'approved'>, State>>;
  texts: { gone: MessageDescriptor; paid: MessageDescriptor };
  describe: (found: Found) => Localizable<ReviewCase>;
  review: {
    list(state: State, limit: number): Promise<{ list: Found[]; total: number }>;
    find(id: number): Promise<Found | undefined>;
    waiting: Desk['waiting'];
  };
  decide: (operatorId: number, id: number, isPassed: boolean, reason: string) => Promise<void>;
}

/** Builds the desk of such a review, and the function from a case number to the module's id. */
export function createReviewedDesk<Found, State extends string>(given: Reviewed<Found, State>) {
  const { kind, group, letter, states, texts, describe, review, decide } = given;
  const pattern = new RegExp(`^${letter}\\d{1,15}$`);
  const idOf = (no: string): number | undefined => (pattern.test(no) ? Number(no.slice(1)) : undefined);
  const known = (no: string): number => {
    const id = idOf(no);
    if (id === undefined) throw new CallError(texts.gone);
    return id;
  };
  const desk: Desk = {
    kind,
    group,
    async list(state, limit) {
      if (state === 'approved') return { list: [], total: 0 };
      const { list, total } = await review.list(states[state], limit);
      return { list: list.map(describe), total };
    },
    async find(no) {
      const id = idOf(no);
      const found = id === undefined ? undefined : await review.find(id);
      return found && describe(found);
    },
    waiting: review.waiting,
    async decide(operatorId, no, act, reason) {
      if (act === 'pay') throw new CallError(texts.paid);
      await decide(operatorId, known(no), act === 'approve', reason);
    },
  };
  return { desk, known };
}
