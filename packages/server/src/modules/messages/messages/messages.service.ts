import { msg } from '@lingui/core/macro';
import type { Conversation, Message } from '@pitchside/api/messages/messages';
import { messagesAMinute, recallWindow } from '@pitchside/api/messages/messages';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { minute } from '../../../platform/retention.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { LocalText, Localizable } from '../../../text/local.ts';
import type { Follow } from '../../member/follow/index.ts';
import { describePerson } from '../../member/follow/index.ts';
import { pairKey, type Friends } from '../friends/index.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { wordsIn, type Draft } from './bodies.ts';
import { createMarks, type Found } from './marks.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { MessageRow, MessagesRepository } from './messages.repository.ts';
import type { StoredBody } from './messages.tables.ts';
import { nameFor, readName } from './names.ts';
import { createOpening } from './openings.ts';
import { createSent } from './sent.ts';
import { describeMessage, type Views } from './views.ts';

const texts = {
  gone: msg`没有找到`,
  self: msg`不能给自己发消息`,
  refused: msg`无法给对方发消息`,
  often: msg`发得太快了，请稍后再发`,
  repeat: msg`这条消息已经发过了`,
  notYours: msg`只能撤回自己的消息`,
  late: msg`超过两分钟的消息不能撤回`,
};

export interface MessagesParts {
  repository: MessagesRepository;
  views: Views;
  friends: Pick<Friends, 'tie'>;
  follow: Pick<Follow, 'isFollowing'>;
  uploads: Pick<Uploads, 'keepSent' | 'letGo'>;
}

/** A message as whoever hears of it in its transaction learns of it. */
export interface Said {
  id: number;
  type: StoredBody['type'];
  /** Its text; empty for a picture. */
  words: string;
  /** Readers other than the sender who did not mute it, by how they name the conversation. */
  conversations: readonly { name: string; readers: number[] }[];
  /** Name of the group; null between two members. */
  group: string | null;
  sender: string;
}
type SaidListener = (tx: Transaction, said: Said) => Promise<void>;

export type Talk = ReturnType<typeof createTalk>;

/** Actions of members in conversations. The server decides author, time and order. */
export function createTalk(platform: Platform, { repository, views, friends, follow, uploads }: MessagesParts) {
  const { db, clock, events } = platform;
  const beginPair = createOpening({ repository, friends, follow });
  const bodyOf = createSent({ repository, uploads });
  const listeners: SaidListener[] = [];

  /** Id of another existing member. */
  async function otherOf(otherId: number, memberId: number, unknown = texts.gone): Promise<number> {
    if (otherId === memberId) throw new CallError(texts.self);
    if (!(await repository.exists(otherId))) throw new CallError(unknown);
    return otherId;
  }

  /** A conversation of a member; undefined where it has no messages yet. A group without the member is treated as unknown. */
  async function find(id: string, memberId: number): Promise<Found | undefined> {
    const named = readName(id);
    const row =
      named.kind === 'group'
        ? await repository.byId(db, named.groupId)
        : await repository.pair(db, memberId, await otherOf(named.otherId, memberId));
    const own = row && (named.kind === 'direct' || row.kind === 'group') ? await repository.member(db, row.id, memberId) : undefined;
    if (!own && named.kind === 'group') throw new CallError(texts.gone);
    return row && own && { row, clearedSeq: own.clearedSeq };
  }
  async function existing(id: string, memberId: number): Promise<Found> {
    const found = await find(id, memberId);
    if (!found) throw new CallError(texts.gone);
    return found;
  }

  /** Publishes a message to all members of a conversation, each with their own id for it. */
  function publish(
    emit: Emit,
    type: 'message' | 'message_recalled',
    row: ConversationRow,
    said: MessageRow,
    readers: readonly { memberId: number; unread: number }[],
  ): void {
    for (const { memberId, unread } of readers)
      emit(memberTopic(memberId), type, {
        message: describeMessage(said, nameFor(row, memberId)),
        unread,
      });
  }

  /** Publishes a conversation's current state to the member's devices. */
  async function publishChange(
    tx: Transaction,
    emit: Emit,
    memberId: number,
    row: ConversationRow,
  ): Promise<Localizable<Conversation> | undefined> {
    const conversation = (await views.some(tx, memberId, [row.id])).get(row.id);
    emit(memberTopic(memberId), 'conversation', {
      id: nameFor(row, memberId),
      conversation: conversation ?? null,
    });
    return conversation;
  }

  /** Tells listeners of a message to others. */
  async function announce(tx: Transaction, row: ConversationRow, { message }: MessageRow, sender: NonNullable<MessageRow['sender']>) {
    const readers = (await repository.unmuted(tx, row.id)).filter((id) => id !== sender.id);
    const names = Map.groupBy(readers, (id) => nameFor(row, id));
    const said = {
      id: message.id,
      type: message.body.type,
      words: message.words,
      conversations: [...names].map(([name, list]) => ({ name, readers: list })),
      group: row.kind === 'group' ? row.name : null,
      sender: sender.nickname,
    };
    for (const listener of listeners) await listener(tx, said);
  }

  async function write(
    tx: Transaction,
    emit: Emit,
    row: ConversationRow,
    sender: MessageRow['sender'],
    clientId: string,
    body: StoredBody,
    uploadKey: string | null,
    counts: boolean,
  ) {
    const at = clock.now();
    const said = {
      conversationId: row.id,
      senderId: sender?.id ?? null,
      clientId,
      body,
      words: wordsIn(body),
      uploadKey,
      counts,
      at,
    };
    const { id, seq, readers } = await repository.say(tx, said);
    const whole: MessageRow = { message: { ...said, id, seq }, sender };
    publish(emit, 'message', row, whole, readers);
    if (sender && counts && listeners.length > 0) await announce(tx, row, whole, sender);
    return whole;
  }

  return {
    find,
    existing,
    publishChange,
    otherOf,
    /** Calls a listener with each message that members write, in its transaction. */
    onSaid: (listener: SaidListener) => void listeners.push(listener),
    async send(
      memberId: number,
      id: string,
      clientId: string,
      draft: Draft,
    ): Promise<{ message: Localizable<Message>; is_repeat: boolean }> {
      const named = readName(id);
      // Unknown members are refused with the same message as blocks.
      if (named.kind === 'direct') await otherOf(named.otherId, memberId, texts.refused);
      return events.transaction(async (tx, emit) => {
        // A member's messages are serialized, so that duplicates and the rate limit are counted correctly.
        await takeTurn(tx, 'conversations', memberId);
        if (named.kind === 'direct') await takeTurn(tx, 'pair', pairKey(memberId, named.otherId));
        else if (!(await repository.hold(tx, named.groupId))) throw new CallError(texts.gone);
        const at = clock.now();
        const known = await repository.byClientId(tx, memberId, clientId);
        if (known) {
          const row = await repository.byId(tx, known.message.conversationId);
          if (!row || nameFor(row, memberId) !== id) throw new CallError(texts.repeat);
          return { message: describeMessage(known, id), is_repeat: true };
        }
        if ((await repository.sentSince(tx, memberId, at - minute)) >= messagesAMinute) throw new CallError(texts.often);
        const row = named.kind === 'direct' ? await beginPair(tx, memberId, named.otherId, at) : await repository.byId(tx, named.groupId);
        if (!row || (named.kind === 'group' && (row.kind !== 'group' || !(await repository.member(tx, row.id, memberId)))))
          throw new CallError(texts.gone);
        const { body, uploadKey } = await bodyOf(tx, memberId, draft, at);
        const sender = await repository.sender(tx, memberId);
        return {
          message: describeMessage(await write(tx, emit, row, sender, clientId, body, uploadKey, true), id),
          is_repeat: false,
        };
      });
    },
    /** Adds a system message to a group, whose row is locked. */
    tip: (tx: Transaction, emit: Emit, row: ConversationRow, text: LocalText) =>
      write(tx, emit, row, null, '', { type: 'tip', text }, null, false),
    async recall(memberId: number, id: string, messageId: string): Promise<Localizable<Message>> {
      const { row } = await existing(id, memberId);
      return events.transaction(async (tx, emit) => {
        await repository.hold(tx, row.id);
        const said = /^[1-9]\d{0,14}$/.test(messageId) ? await repository.byMessageId(tx, Number(messageId)) : undefined;
        if (said?.message.conversationId !== row.id) throw new CallError(texts.gone);
        if (said.message.senderId !== memberId) throw new CallError(texts.notYours);
        if (said.message.body.type === 'recalled') return describeMessage(said, id);
        const at = clock.now();
        if (at - said.message.at > recallWindow) throw new CallError(texts.late);
        const readers = await repository.recall(tx, row.id, said.message.seq, memberId);
        await uploads.letGo(tx, `message:${said.message.uploadKey}`, [said.message.uploadKey], at);
        const whole: MessageRow = {
          ...said,
          message: { ...said.message, body: { type: 'recalled' } },
        };
        publish(emit, 'message_recalled', row, whole, readers);
        return describeMessage(whole, id);
      });
    },
    /** Removes a message for operators, however old. */
    async takeDown(tx: Transaction, emit: Emit, messageId: number): Promise<void> {
      const found = await repository.byMessageId(tx, messageId);
      const row = found && (await repository.hold(tx, found.message.conversationId));
      if (!row || !found || found.message.senderId === null || found.message.body.type === 'recalled') return;
      const readers = await repository.recall(tx, row.id, found.message.seq, found.message.senderId);
      await uploads.letGo(tx, `message:${found.message.uploadKey}`, [found.message.uploadKey], clock.now());
      publish(emit, 'message_recalled', row, { ...found, message: { ...found.message, body: { type: 'recalled' } } }, readers);
    },
    ...createMarks(platform, { repository, find, existing, publishChange }),
    /** A conversation as its member sees it, even before its first message. */
    async view(memberId: number, id: string, from: Database | Transaction = db): Promise<Localizable<Conversation>> {
      const found = await find(id, memberId);
      if (found) {
        const view = (await views.some(from, memberId, [found.row.id])).get(found.row.id);
        if (!view) throw new CallError(texts.gone);
        return view;
      }
      const named = readName(id);
      const other = named.kind === 'direct' ? await repository.person(named.otherId) : undefined;
      if (!other) throw new CallError(texts.gone);
      const tie = await friends.tie(db, memberId, other.id);
      return {
        id,
        kind: 'direct',
        peer: describePerson(other),
        remark: tie.remark,
        group: null,
        last: null,
        last_seq: 0,
        unread: 0,
        is_marked_unread: false,
        read_seq: 0,
        peer_read_seq: 0,
        peer_delivered_seq: 0,
        is_muted: false,
        is_pinned: false,
        is_blocked: tie.isBlocked,
        is_friend: tie.isFriend,
        at: clock.now(),
      };
    },
    /** Notifies members with this conversation in their list that the relation of the two has changed. */
    async republish(tx: Transaction, emit: Emit, memberId: number, otherId: number): Promise<void> {
      const row = await repository.pair(tx, memberId, otherId);
      if (!row) return;
      for (const reader of [memberId, otherId].sort((one, other) => one - other))
        if (!(await repository.member(tx, row.id, reader))?.isHidden) await publishChange(tx, emit, reader, row);
    },
  };
}
