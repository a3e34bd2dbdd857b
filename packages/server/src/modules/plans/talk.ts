import type { PlanState } from '@pitchside/api/plans';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { shownStates, type PlanRow, type PlansRepository } from './plans.repository.ts';

/** How somebody takes part in what is said about a plan. */
export interface PlanTalk {
  plan: { id: number; authorId: number; title: string };
  /** Whoever may read the plan, and everybody once it is settled: what is said tells what stands in it. */
  mayRead: boolean;
  /** Its author and those who unlocked it; a free one whoever is signed in, which a visitor may become. */
  maySay: boolean;
}

export const isShown = ({ state }: Pick<PlanRow, 'state'>): boolean => (shownStates as readonly PlanState[]).includes(state);

/** Whether an upheld report took a plan that was on sale from everybody who has not bought it. */
export const isTakenDown = ({ state, publishedAt, takenDownAt }: Pick<PlanRow, 'state' | 'publishedAt' | 'takenDownAt'>): boolean =>
  takenDownAt !== null || (state === 'failed' && publishedAt !== null);

/** Whether a plan is the author's own, or somebody has unlocked it: whatever becomes of it, they read it on. */
const isKept = (row: PlanRow, viewer: number | undefined, unlocked: ReadonlySet<number>): boolean =>
  row.expertId === viewer || unlocked.has(row.id);

/** Whether somebody may read what is sold: the author, those who paid, and everybody where it costs nothing. */
export const isMine = (row: PlanRow, viewer: number | undefined, unlocked: ReadonlySet<number>): boolean =>
  isKept(row, viewer, unlocked) || (row.price === 0 && isShown(row) && row.takenDownAt === null);

/** Whether nothing that its author wrote is shown to somebody. */
export const isHidden = (row: PlanRow, viewer: number | undefined, unlocked: ReadonlySet<number>): boolean =>
  row.takenDownAt !== null && !isKept(row, viewer, unlocked);

/** Tells who may talk about a plan; undefined for one that is not there for them, or was never on sale. */
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
