import { idNumber } from '../../platform/idNumber.ts';
import type { Reportable } from '../moderation/index.ts';
import type { PlansRepository } from './plans.repository.ts';
import { isShown } from './talk.ts';

/** Plans as members report them: by what everybody reads of one that was published. Whatever is decided, it stays, as the record does. */
export const reportablePlans = (repository: Pick<PlansRepository, 'find'>): Reportable => ({
  async find(id) {
    const number = idNumber(id);
    const row = number === undefined ? undefined : await repository.find(number);
    return row && isShown(row) ? { ownerId: row.expertId, snapshot: `${row.title} · ${row.teaser}` } : undefined;
  },
});
