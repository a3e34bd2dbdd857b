import { msg } from '@lingui/core/macro';
import { mostPinned, type Conversation } from '@pitchside/api/messages/messages';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { MessagesRepository } from './messages.repository.ts';
import { nameFor } from './names.ts';

const texts = { gone: msg`没有找到`, pinned: msg`最多置顶 10 个会话` };

/** A conversation that its reader may open. */
export interface Found {
  row: ConversationRow;
  clearedSeq: number;
}

interface MarksParts {
  repository: MessagesRepository;
  /** A conversation of a member; undefined where it has no messages yet. */
  find(id: string, memberId: number): Promise<Found | undefined>;
  /** @throws CallError where there is none */
  existing(id: string, memberId: number): Promise<Found>;
  /** Publishes a conversation's current state to the member's devices. */
  publishChange(tx: Transaction, emit: Emit, memberId: number, row: ConversationRow): Promise<Localizable<Conversation> | undefined>;
}

/** Marks of members on their own conversations: read, delivered, muted, pinned, hidden. */
export function createMarks({ events }: Pick<Platform, 'events'>, { repository, find, existing, publishChange }: MarksParts) {
  return {
    async read(memberId: number, id: string, upTo: number | undefined): Promise<{ read_seq: number; unread: number }> {
      const { row } = await existing(id, memberId);
      return events.transaction(async (tx, emit) => {
        const own = await repository.holdMember(tx, row.id, memberId);
        const now = await repository.byId(tx, row.id);
        if (!own || !now) throw new CallError(texts.gone);
        const seq = Math.max(own.readSeq, Math.min(upTo ?? now.lastSeq, now.lastSeq));
        if (seq === own.readSeq && !own.isMarkedUnread) return { read_seq: seq, unread: own.unread };
        const { unread, readSeq, deliveredSeq } = await repository.read(tx, row.id, memberId, seq);
        const mark = {
          user_id: String(memberId),
          read_seq: readSeq,
          delivered_seq: deliveredSeq,
        };
        emit(memberTopic(memberId), 'message_read', {
          ...mark,
          conversation_id: id,
          unread,
        });
        const peer = now.lowId === memberId ? now.highId : now.lowId;
        if (peer !== null && seq > own.readSeq)
          emit(memberTopic(peer), 'message_read', {
            ...mark,
            conversation_id: nameFor(now, peer),
            unread: null,
          });
        return { read_seq: readSeq, unread };
      });
    },
    async delivered(memberId: number, id: string, upTo: number): Promise<number> {
      const { row } = await existing(id, memberId);
      return events.transaction(async (tx, emit) => {
        const now = await repository.byId(tx, row.id);
        const changed = await repository.delivered(tx, row.id, memberId, Math.min(upTo, now?.lastSeq ?? 0));
        if (!changed) return (await repository.member(tx, row.id, memberId))?.deliveredSeq ?? 0;
        const peer = row.lowId === memberId ? row.highId : row.lowId;
        if (peer !== null)
          emit(memberTopic(peer), 'message_read', {
            conversation_id: nameFor(row, peer),
            user_id: String(memberId),
            read_seq: changed.readSeq,
            delivered_seq: changed.deliveredSeq,
            unread: null,
          });
        return changed.deliveredSeq;
      });
    },
    async set(
      memberId: number,
      id: string,
      change: {
        isMuted?: boolean;
        isPinned?: boolean;
        isMarkedUnread?: boolean;
      },
    ): Promise<Localizable<Conversation>> {
      const { row } = await existing(id, memberId);
      return events.transaction(async (tx, emit) => {
        // A member's changes are serialized, so that the limit of pinned ones holds.
        await takeTurn(tx, 'conversations', memberId);
        const own = await repository.member(tx, row.id, memberId);
        if (change.isPinned && !own?.isPinned && (await repository.pinned(tx, memberId)) >= mostPinned) throw new CallError(texts.pinned);
        if (Object.keys(change).length > 0)
          await repository.change(tx, row.id, memberId, {
            ...change,
            ...(change.isPinned && { isHidden: false }),
          });
        const conversation = await publishChange(tx, emit, memberId, row);
        if (!conversation) throw new CallError(texts.gone);
        return conversation;
      });
    },
    async clear(memberId: number, id: string): Promise<void> {
      const found = await find(id, memberId);
      if (!found) return;
      await events.transaction(async (tx, emit) => {
        const row = await repository.hold(tx, found.row.id);
        if (!row) return;
        const { lastSeq } = row;
        await repository.change(tx, row.id, memberId, {
          clearedSeq: lastSeq,
          readSeq: lastSeq,
          deliveredSeq: lastSeq,
          unread: 0,
          isPinned: false,
          isMarkedUnread: false,
          isHidden: true,
        });
        emit(memberTopic(memberId), 'conversation', { id, conversation: null });
      });
    },
  };
}
