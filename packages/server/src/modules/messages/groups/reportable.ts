import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Database } from '../../../ports/database/database.ts';
import type { MessagesRepository } from '../messages/index.ts';
import type { Reportable } from '../../live/moderation/index.ts';
import type { Dissolve } from './dissolving.ts';
import type { GroupsRepository } from './groups.repository.ts';

interface ReportableParts {
  repository: Pick<GroupsRepository, 'byId'>;
  conversations: Pick<MessagesRepository, 'hold'>;
  dissolve: Dissolve;
}

/** Groups as reportable objects, for everybody who can see them; operators dissolve them. */
export function reportableGroups(db: Database, { repository, conversations, dissolve }: ReportableParts): Reportable {
  return {
    async find(id, reporterId) {
      const found = await repository.byId(db, idNumberOrNone(id), reporterId);
      if (!found || (found.role === null && found.join !== 'open')) return undefined;
      return { ownerId: Number(found.owner.id), snapshot: [found.name, found.intro].filter(Boolean).join(' · ') };
    },
    async uphold(tx, emit, id) {
      const held = await conversations.hold(tx, idNumberOrNone(id));
      // The viewer does not matter here.
      const found = held && (await repository.byId(tx, held.id, 0));
      if (found) await dissolve(tx, emit, found);
    },
  };
}
