import type { PlanState } from '@pitchside/api/experts/plans';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { shownStates, type PlanRow, type PlansRepository } from './plans.repository.ts';

/** Access of a member to the comments of a plan. */
export interface PlanTalk {
  plan: { id: number; authorId: number; title: string };
  /** Anyone who may read the plan, and everybody once it is settled: comments reveal its content. */
  mayRead: boolean;
  /** The author and buyers; for a free plan any signed-in member, which a visitor may become. */
  maySay: boolean;
}

export const isShown = ({ state }: Pick<PlanRow, 'state'>): boolean => (shownStates as readonly PlanState[]).includes(state);

/** Whether an upheld report hid a plan that was on sale from everybody who had not bought it. */
export const isTakenDown = ({ state, publishedAt, takenDownAt }: Pick<PlanRow, 'state' | 'publishedAt' | 'takenDownAt'>): boolean =>
  takenDownAt !== null || (state === 'failed' && publishedAt !== null);

/** Whether the plan is the reader's own or unlocked: they keep access whatever happens to it. */
const isKept = (row: PlanRow, viewer: number | undefined, unlocked: ReadonlySet<number>): boolean =>
  row.expertId === viewer || unlocked.has(row.id);

/** Whether the reader has access to the paid content: the author, buyers, and everybody if it is free. */
export const isMine = (row: PlanRow, viewer: number | undefined, unlocked: ReadonlySet<number>): boolean =>
  isKept(row, viewer, unlocked) || (row.price === 0 && isShown(row) && row.takenDownAt === null);

/** Whether everything that the author wrote is hidden from the reader. */
export const isHidden = (row: PlanRow, viewer: number | undefined, unlocked: ReadonlySet<number>): boolean =>
  row.takenDownAt !== null && !isKept(row, viewer, unlocked);

/** Returns a member's access to the comments of a plan; undefined if it is hidden from them, or was never on sale. */
export const createPlanTalk =
  (repository: Pick<PlansRepository, 'find' | 'unlockedBy'>) =>
  async (id: number, viewer: number | undefined, from?: Database | Transaction): Promise<PlanTalk | undefined> => {
    const row = await repository.find(id, from);
    if (!row || !isShown(row)) return undefined;
    const unlocked = viewer === undefined ? new Set<number>() : await repository.unlockedBy(viewer, [id], from);
    const mine = isMine(row, viewer, unlocked);
    return {
      plan: { id, authorId: row.expertId, title: row.title },
      mayRead: mine || (row.state === 'settled' && row.takenDownAt === null),
      maySay: mine,
    };
  };
