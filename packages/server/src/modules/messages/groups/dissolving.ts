import type { Platform } from '../../../platform/platform.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { Notices } from '../notices/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import type { GroupsRepository } from './groups.repository.ts';

interface DissolvingParts {
  repository: Pick<GroupsRepository, 'dissolve'>;
  notices: Pick<Notices, 'notify'>;
  uploads: Pick<Uploads, 'letGo'>;
}

/** A group to dissolve; its conversation is locked. */
export interface Ending {
  id: string;
  name: string;
  avatar: string;
}

export type Dissolve = (tx: Transaction, emit: Emit, group: Ending, byId?: number) => Promise<void>;

/** Dissolves groups: removes them from every list, and notifies all members except the acting one. */
export const createDissolve =
  ({ clock }: Pick<Platform, 'clock'>, { repository, notices, uploads }: DissolvingParts): Dissolve =>
  async (tx, emit, { id, name, avatar }, byId) => {
    const were = await repository.dissolve(tx, Number(id));
    await uploads.letGo(tx, `group:${id}`, [avatar], clock.now());
    for (const memberId of were) {
      emit(memberTopic(memberId), 'group', { id, act: 'dissolved', group: null });
      emit(memberTopic(memberId), 'conversation', { id: `GROUP${id}`, conversation: null });
    }
    const notified = were
      .filter((memberId) => memberId !== byId)
      .map((memberId) => ({
        memberId,
        kind: 'group_dissolved' as const,
        values: { name },
        target: { type: 'groups' as const },
        fold: `group:${id}`,
      }));
    await notices.notify(tx, emit, ...notified);
  };
