import { msg } from '@lingui/core/macro';
import type { CaseAct, CaseKind, CaseState, PaperSide, ReviewCase } from '@pitchside/api/desk/operations';
import { asc, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Localizable } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import type { Actor } from './actor.ts';
import type { Desk, Papers } from './desk.ts';
import { subjectOf, type OperatorLog } from './log.ts';

const texts = { gone: msg`没有找到`, reason: msg`退回要写原因`, nobody: msg`还没有管理员` };

/** Maximum cases in a list. */
const most = 100;

/** All desks as one queue; each decision is logged before it runs. */
export function createReview({ db }: Pick<Platform, 'db'>, log: OperatorLog, desks: readonly Desk[]) {
  async function caseOf(no: string): Promise<{ desk: Desk; found: Localizable<ReviewCase> }> {
    for (const desk of desks) {
      const found = await desk.find(no);
      if (found) return { desk, found };
    }
    throw new CallError(texts.gone);
  }

  /** Modules record an operator with each decision; the command line uses the first one there, and appears here as `cli`. */
  async function operatorOf({ operatorId }: Actor): Promise<number> {
    if (operatorId !== null) return operatorId;
    const [first] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'operator')).orderBy(asc(users.id)).limit(1);
    if (!first) throw new CallError(texts.nobody);
    return first.id;
  }

  return {
    async queue(state: CaseState, kind?: CaseKind): Promise<{ list: Localizable<ReviewCase>[]; total: number }> {
      const found = await Promise.all(
        desks.filter((desk) => kind === undefined || desk.kind === kind).map((desk) => desk.list(state, most)),
      );
      const isOpen = state === 'waiting' || state === 'approved';
      const at = ({ submitted_at, decided_at }: Localizable<ReviewCase>) => (isOpen ? submitted_at : -(decided_at ?? submitted_at));
      const list = found.flatMap((part) => part.list).sort((one, other) => at(one) - at(other));
      return { list: list.slice(0, most), total: found.reduce((sum, { total }) => sum + total, 0) };
    },
    waiting: () => Promise.all(desks.map(async (desk) => ({ kind: desk.kind, ...(await desk.waiting()) }))),
    /**
     * Approves, pays or returns a case.
     * @throws CallError for an unknown case, one in another state, and a return without a reason
     */
    async decide(actor: Actor, no: string, act: CaseAct, reason: string): Promise<Localizable<ReviewCase>> {
      if (act === 'return' && reason === '') throw new CallError(texts.reason);
      const { desk } = await caseOf(no);
      const operatorId = await operatorOf(actor);
      await log.around(actor, { group: desk.group, act, subject: subjectOf(desk.kind, no), reason }, () =>
        desk.decide(operatorId, no, act, reason),
      );
      return (await caseOf(no)).found;
    },
    /**
     * Opens a private picture; the access and its reason are logged first.
     * @throws CallError where there is none
     */
    async look(actor: Actor, no: string, side: PaperSide, reason: string): Promise<Papers> {
      const { desk } = await caseOf(no);
      const { kind, look } = desk;
      if (!look) throw new CallError(texts.gone);
      const operatorId = await operatorOf(actor);
      return log.around(actor, { group: 'access', act: 'look', subject: subjectOf(kind, no), note: side, reason }, () =>
        look(operatorId, no, side, reason),
      );
    },
  };
}
export type Review = ReturnType<typeof createReview>;
