import type { Conversation, Message } from '@pitchside/api/messages/messages';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { describePerson } from '../../member/follow/index.ts';
import { blocks, friends } from '../friends/index.ts';
import { users } from '../../member/member/index.ts';
import type { Localizable } from '../../../text/local.ts';
import { conversationMembers, conversations, messages, type StoredBody } from './messages.tables.ts';
import type { MessageRow } from './messages.repository.ts';

/** A conversation that may still contain system messages in all languages. */
export type Viewed = Omit<Localizable<Conversation>, 'id'> & { id: string };

/** A row of the list of conversations. */
interface ListedRow extends Record<string, unknown> {
  id: number;
  kind: 'direct' | 'group';
  name: string;
  avatar: string;
  members: number;
  lastSeq: number;
  unread: number;
  readSeq: number;
  isMarkedUnread: boolean;
  isMuted: boolean;
  isPinned: boolean;
  at: number;
  peer: {
    id: number;
    nickname: string;
    avatar: string;
    level: number;
    isAnchor: boolean;
  } | null;
  peerReadSeq: number | null;
  peerDeliveredSeq: number | null;
  isFriend: boolean;
  remark: string | null;
  isBlocked: boolean;
  last: {
    id: number;
    seq: number;
    clientId: string;
    body: StoredBody;
    at: number;
    sender: { id: number; nickname: string; avatar: string } | null;
  } | null;
}

const site = { id: '', user_nickname: '', avatar: '' };
const describeSender = (sender: MessageRow['sender']) =>
  sender
    ? {
        id: String(sender.id),
        user_nickname: sender.nickname,
        avatar: sender.avatar,
      }
    : site;

/** A message for a reader, with the reader's id of its conversation. */
export const describeMessage = (
  {
    message,
    sender,
  }: Pick<MessageRow, 'sender'> & {
    message: Pick<MessageRow['message'], 'id' | 'seq' | 'clientId' | 'body' | 'at'>;
  },
  conversationId: string,
): Localizable<Message> => ({
  id: String(message.id),
  conversation_id: conversationId,
  seq: message.seq,
  client_id: message.clientId,
  sender: describeSender(sender),
  body: message.body,
  at: message.at,
});

function describe(row: ListedRow): Viewed {
  const id = row.kind === 'group' ? `GROUP${row.id}` : `C2C${row.peer?.id ?? ''}`;
  const isDirect = row.kind === 'direct';
  return {
    id,
    kind: row.kind,
    peer: row.peer && describePerson(row.peer),
    remark: row.remark ?? '',
    group: isDirect
      ? null
      : {
          id: String(row.id),
          name: row.name,
          avatar: row.avatar,
          members: row.members,
        },
    last: row.last && describeMessage({ message: row.last, sender: row.last.sender }, id),
    last_seq: Number(row.lastSeq),
    unread: row.unread,
    is_marked_unread: row.isMarkedUnread,
    read_seq: Number(row.readSeq),
    peer_read_seq: Number(row.peerReadSeq ?? 0),
    peer_delivered_seq: Number(row.peerDeliveredSeq ?? 0),
    is_muted: row.isMuted,
    is_pinned: row.isPinned,
    is_blocked: row.isBlocked,
    is_friend: row.isFriend,
    at: Number(row.at),
  };
}

/** Page and filter of a member's conversations. */
export interface ListWanted {
  only: 'all' | 'unread' | 'direct' | 'group';
  search?: string | undefined;
  before?: { isPinned: boolean; at: number; id: number } | undefined;
  limit: number;
}

/** Conversations as seen by one of their members. */
export function createViews(db: Database) {
  const select = (memberId: number, where: SQL, rest: SQL) => sql`
    select c.id, c.kind, c.name, c.avatar, c.members, c.last_seq as "lastSeq", m.unread, m.read_seq as "readSeq", m.is_marked_unread as "isMarkedUnread",
      m.is_muted as "isMuted", m.is_pinned as "isPinned", m.at,
      case when u.id is not null then json_build_object('id', u.id, 'nickname', u.nickname, 'avatar', u.avatar, 'level', u.level, 'isAnchor', u.is_anchor) end as peer,
      o.read_seq as "peerReadSeq", o.delivered_seq as "peerDeliveredSeq",
      f.member_id is not null as "isFriend", f.remark,
      exists (select from ${blocks} b where b.member_id = ${memberId} and b.blocked_id = u.id) as "isBlocked",
      (select json_build_object('id', s.id, 'seq', s.seq, 'clientId', s.client_id, 'body', s.body, 'at', s.at,
          'sender', case when w.id is not null then json_build_object('id', w.id, 'nickname', w.nickname, 'avatar', w.avatar) end)
        from ${messages} s left join ${users} w on w.id = s.sender_id
        where s.conversation_id = c.id and s.seq > m.cleared_seq order by s.seq desc limit 1) as last
    from ${conversationMembers} m join ${conversations} c on c.id = m.conversation_id
    left join ${users} u on u.id = case when c.kind = 'direct' then case when c.low_id = ${memberId} then c.high_id else c.low_id end end
    left join ${conversationMembers} o on o.conversation_id = c.id and o.member_id = u.id
    left join ${friends} f on f.member_id = ${memberId} and f.friend_id = u.id
    where m.member_id = ${memberId} and ${where} ${rest}`;

  return {
    someNow(memberId: number, ids: readonly number[]) {
      return this.some(db, memberId, [...new Set(ids)]);
    },
    /** Ids of some conversations for a member. */
    async names(memberId: number, ids: readonly number[]): Promise<string[]> {
      return [...(await this.some(db, memberId, ids)).values()].map(({ id }) => id);
    },
    /** Some conversations of a member, including hidden ones. */
    async some(from: Database | Transaction, memberId: number, ids: readonly number[]): Promise<Map<number, Viewed>> {
      if (ids.length === 0) return new Map();
      const { rows } = await from.execute<ListedRow>(select(memberId, sql`c.id = any(${sql.param([...ids])}::bigint[])`, sql``));
      return new Map(rows.map((row) => [Number(row.id), describe(row)]));
    },
    /** A page of a member's list, pinned ones first, then by latest message. */
    async page(memberId: number, { only, search, before, limit }: ListWanted): Promise<{ number: number; row: Viewed }[]> {
      const wanted = {
        all: sql`true`,
        unread: sql`(m.unread > 0 or m.is_marked_unread)`,
        direct: sql`c.kind = 'direct'`,
        group: sql`c.kind = 'group'`,
      }[only];
      const named =
        search === undefined
          ? sql`true`
          : sql`position(lower(${search}) in lower(coalesce(u.nickname, '') || ' ' || coalesce(f.remark, '') || ' ' || c.name)) > 0`;
      const after = before
        ? sql`(m.is_pinned, m.at, m.conversation_id) < (${before.isPinned}, ${before.at}::bigint, ${before.id}::bigint)`
        : sql`true`;
      const { rows } = await db.execute<ListedRow>(
        select(
          memberId,
          sql`not m.is_hidden and ${wanted} and ${named} and ${after}`,
          sql`order by m.is_pinned desc, m.at desc, m.conversation_id desc limit ${limit}`,
        ),
      );
      return rows.map((row) => ({
        number: Number(row.id),
        row: describe(row),
      }));
    },
    /** Number of unread messages in all conversations that are not muted. */
    async unread(memberId: number): Promise<{ messages: number; conversations: number }> {
      const { rows } = await db.execute<{
        messages: number;
        conversations: number;
      }>(sql`
        select coalesce(sum(unread), 0)::int as messages, count(*)::int as conversations from ${conversationMembers}
        where member_id = ${memberId} and not is_hidden and not is_muted and (unread > 0 or is_marked_unread)`);
      return rows[0] ?? { messages: 0, conversations: 0 };
    },
  };
}
export type Views = ReturnType<typeof createViews>;
