import { msg } from '@lingui/core/macro';
import type { Platform } from '../../../platform/platform.ts';
import { idNumber, idNumberOrNone } from '../../../platform/idNumber.ts';
import { speakAll } from '../../../text/speak.ts';
import { reportPicturesLife, type Reportable } from '../../live/moderation/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import type { PlanRow, PlansRepository } from './plans.repository.ts';
import { isShown } from './talk.ts';

const texts = {
  upheld: msg`举报核实后属实`,
  off: msg`下架，还没有人解锁`,
  kept: (buyers: number) => msg`停售并隐藏，${buyers} 位买家仍能看`,
};

/** Whether a report can still affect a plan: it is shown and not taken down. */
const stands = (row: PlanRow | undefined): row is PlanRow => row !== undefined && isShown(row) && row.takenDownAt === null;

/** Whether a plan is on sale and has no buyers. */
const isFree = ({ state, sold }: PlanRow): boolean => state === 'published' && sold === 0;

/**
 * Plans as reportable objects, by their public content. An upheld report takes a plan without buyers off sale; any other keeps its record
 * and its buyers, and is hidden from everybody else.
 */
export const reportablePlans = (
  { clock }: Pick<Platform, 'clock'>,
  {
    repository,
    notices,
    uploads,
  }: { repository: Pick<PlansRepository, 'find' | 'lock' | 'change'>; notices: Pick<Notices, 'notify'>; uploads: Pick<Uploads, 'letGo'> },
): Reportable => ({
  async find(id) {
    const number = idNumber(id);
    const row = number === undefined ? undefined : await repository.find(number);
    if (!stands(row)) return undefined;
    return { ownerId: row.expertId, snapshot: `${row.title} · ${row.teaser}` };
  },
  async follows(id) {
    const row = await repository.find(idNumberOrNone(id));
    if (!stands(row)) return undefined;
    return speakAll(isFree(row) ? texts.off : texts.kept(row.sold));
  },
  async uphold(tx, emit, id, { operatorId, reason }) {
    const row = await repository.lock(tx, idNumberOrNone(id));
    if (!stands(row)) return;
    const now = clock.now();
    const decision = { reason, decidedBy: operatorId };
    await repository.change(tx, row.id, isFree(row) ? { ...decision, state: 'failed' } : { ...decision, takenDownAt: now });
    if (isFree(row)) await uploads.letGo(tx, `plan:${row.id}`, row.pictures, now + reportPicturesLife);
    await notices.notify(tx, emit, {
      memberId: row.expertId,
      kind: 'plan_off',
      values: { name: row.title, note: reason || speakAll(texts.upheld) },
      target: { type: 'plan', id: String(row.id) },
    });
  },
});
