import type { Reportable } from '../../live/moderation/index.ts';
import type { MessagesRepository } from './messages.repository.ts';
import type { Talk } from './messages.service.ts';

/** Maximum code points of a message shown to operators. */
const shown = 500;

/** Messages as reportable objects, for everybody who can see them; operators can remove them. */
export function reportableMessages(repository: MessagesRepository, talk: Pick<Talk, 'takeDown'>): Reportable {
  return {
    async find(id, reporterId) {
      const found = /^[1-9]\d{0,14}$/.test(id) ? await repository.seenBy(Number(id), reporterId) : undefined;
      if (!found?.sender) return undefined;
      const { body, words } = found.message;
      return {
        ownerId: found.sender.id,
        snapshot: [...(words || `[${String(body.type)}]`)].slice(0, shown).join(''),
      };
    },
    uphold: (tx, emit, id) => talk.takeDown(tx, emit, Number(id)),
  };
}
