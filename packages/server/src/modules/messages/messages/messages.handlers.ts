import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { MessagesRepository } from './messages.repository.ts';
import type { Talk } from './messages.service.ts';
import { describeMessage, type Views } from './views.ts';

type Served =
  | 'getConversations'
  | 'getConversation'
  | 'getHistory'
  | 'sendMessage'
  | 'recallMessage'
  | 'markRead'
  | 'markAllRead'
  | 'markDelivered'
  | 'setConversation'
  | 'deleteConversation'
  | 'searchMessages';

const texts = { gone: msg`没有找到` };

/** Handlers of conversations. */
export function messageHandlers(
  { events }: Pick<Platform, 'events'>,
  { repository, views, talk }: { repository: MessagesRepository; views: Views; talk: Talk },
): Pick<Handlers, Served> {
  return {
    async getConversations({ before, limit, only, search }, { member }) {
      const [pinned = 0, at = 0, id = 0] = before?.split('.').map(Number) ?? [];
      // The position is read first: events in between arrive twice rather than never.
      const topic = memberTopic(member.id);
      const { epoch, seq } = await events.position(topic);
      const [rows, unread] = await Promise.all([
        views.page(member.id, {
          only,
          search,
          before: before === undefined ? undefined : { isPinned: pinned === 1, at, id },
          limit: limit + 1,
        }),
        views.unread(member.id),
      ]);
      const list = rows.slice(0, limit);
      const last = list.at(-1);
      const next = rows.length > limit && last ? `${last.row.is_pinned ? 1 : 0}.${last.row.at}.${last.number}` : null;
      return {
        list: list.map(({ row }) => row),
        next,
        unread,
        topic,
        epoch,
        seq,
      };
    },
    getConversation: async ({ id }, { member }) => ({
      conversation: await talk.view(member.id, id),
    }),
    async getHistory({ id, before, after, limit }, { member }) {
      const found = await talk.find(id, member.id);
      if (!found) return { list: [], has_older: false, has_newer: false };
      const { row, clearedSeq } = found;
      const rows = await repository.history(row.id, clearedSeq, {
        before,
        after,
        limit: limit + 1,
      });
      const isMore = rows.length > limit;
      const list = after === undefined ? rows.slice(isMore ? 1 : 0) : rows.slice(0, limit);
      const [first, last] = [list.at(0)?.message.seq, list.at(-1)?.message.seq];
      return {
        list: list.map((each) => describeMessage(each, id)),
        has_older: after === undefined ? isMore : after > clearedSeq && (await repository.isAny(row.id, clearedSeq, first ?? after + 1)),
        has_newer: after === undefined ? (last ?? before ?? row.lastSeq + 1) < row.lastSeq : isMore,
      };
    },
    sendMessage: ({ id, client_id, body }, { member }) => talk.send(member.id, id, client_id, body),
    recallMessage: async ({ id, message_id }, { member }) => ({
      message: await talk.recall(member.id, id, message_id),
    }),
    markRead: ({ id, seq }, { member }) => talk.read(member.id, id, seq),
    async markAllRead(_, { member }) {
      const unread = await repository.unreadOnes(member.id);
      const names = await views.names(
        member.id,
        unread.map(({ id }) => id),
      );
      for (const name of names) await talk.read(member.id, name, undefined);
      return { conversations: names.length };
    },
    markDelivered: async ({ id, seq }, { member }) => ({
      delivered_seq: await talk.delivered(member.id, id, seq),
    }),
    async setConversation({ id, is_muted, is_pinned, is_marked_unread }, { member }) {
      const conversation = await talk.set(member.id, id, {
        ...(is_muted !== undefined && { isMuted: is_muted }),
        ...(is_pinned !== undefined && { isPinned: is_pinned }),
        ...(is_marked_unread !== undefined && {
          isMarkedUnread: is_marked_unread,
        }),
      });
      return { conversation };
    },
    async deleteConversation({ id }, { member }) {
      await talk.clear(member.id, id);
      return { id };
    },
    async searchMessages({ text, id, before, limit }, { member }) {
      const within = id === undefined ? undefined : await talk.find(id, member.id);
      if (id !== undefined && !within) return { list: [], next: null };
      const rows = await repository.search(member.id, text, within?.row.id, before === undefined ? undefined : Number(before), limit + 1);
      const list = rows.slice(0, limit);
      const found = await views.someNow(
        member.id,
        list.map(({ message }) => message.conversationId),
      );
      return {
        list: list.map((row) => {
          const conversation = found.get(row.message.conversationId);
          if (!conversation) throw new CallError(texts.gone);
          return {
            message: describeMessage(row, conversation.id),
            conversation,
          };
        }),
        next: rows.length > limit ? String(list.at(-1)?.message.id) : null,
      };
    },
  };
}
