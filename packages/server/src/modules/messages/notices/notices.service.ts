import type { Notice } from '@pitchside/api/messages/notices';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import { createNoticesRepository, type NoticeRow, type NewNotice } from './notices.repository.ts';
import { wordsOf } from './noticesTexts.ts';

/** Hears of notices in the transaction that writes them. */
export type NoticeListener = (tx: Transaction, added: readonly NewNotice[]) => Promise<void>;

export interface Notices {
  handlers: Pick<Handlers, 'pushList' | 'readNotices' | 'removeNotice'>;
  /** Stores notices and publishes them to their members' topics, in the transaction of the cause. */
  notify(tx: Transaction, emit: Emit, ...added: readonly NewNotice[]): Promise<void>;
  /** Calls a listener with the notices of each `notify`, in its transaction. */
  onNotify(listener: NoticeListener): void;
  /** Deletes the notice of a subject that is gone. */
  withdraw(tx: Transaction, emit: Emit, memberId: number, fold: string): Promise<void>;
  /** Inserts past notices (ms UTC) for seeding; publishes nothing. */
  fill(added: readonly (NewNotice & { at: number; isRead: boolean })[]): Promise<void>;
}

const describe = ({ id, kind, subject, values, targetType, targetId, people, count, isRead, at }: NoticeRow): Localizable<Notice> => ({
  id: String(id),
  kind,
  subject,
  ...wordsOf(kind, values, count),
  target: targetType && { type: targetType, id: targetId },
  people: people.map((person) => ({
    id: String(person.id),
    user_nickname: person.nickname,
    avatar: person.avatar,
  })),
  count,
  is_read: isRead,
  at,
});

const none = { total: 0, subjects: [] };

/** Notices from the site to members: stored, published, merged, marked as read. */
export function createNotices({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>): Notices {
  const repository = createNoticesRepository(db);
  const listeners: NoticeListener[] = [];

  return {
    async notify(tx, emit, ...added) {
      const rows = await repository.add(tx, added, clock.now());
      const sums = await repository.unreadOf(tx, [...new Set(rows.map(({ memberId }) => memberId))]);
      for (const row of rows)
        emit(memberTopic(row.memberId), 'notice', {
          notice: describe(row),
          unread: sums.get(row.memberId) ?? none,
        });
      for (const listener of listeners) await listener(tx, added);
    },
    onNotify: (listener) => void listeners.push(listener),
    async withdraw(tx, emit, memberId, fold) {
      if (!(await repository.remove(tx, memberId, { fold }))) return;
      emit(memberTopic(memberId), 'notices_read', {
        ids: [],
        subject: null,
        unread: await repository.unread(memberId, tx),
      });
    },
    async fill(added) {
      await db.transaction(async (tx) => {
        for (const { at, isRead, ...one } of added) {
          const rows = await repository.add(tx, [one], at);
          if (isRead) for (const { id, memberId } of rows) await repository.read(tx, memberId, { ids: [id] });
        }
      });
    },
    handlers: {
      async pushList({ before, limit, subject, only }, { member }) {
        const [at = 0, id = 0] = before?.split('.').map(Number) ?? [];
        // The position is read first: events in between arrive twice rather than never.
        const topic = memberTopic(member.id);
        const { epoch, seq } = await events.position(topic);
        const [rows, unread] = await Promise.all([
          repository.page(
            member.id,
            {
              ...(before !== undefined && { before: { at, id } }),
              ...(subject && { subject }),
              isUnread: only === 'unread',
            },
            limit + 1,
          ),
          repository.unread(member.id),
        ]);
        const list = rows.slice(0, limit);
        const last = list.at(-1);
        return {
          list: list.map(describe),
          next: rows.length > limit && last ? `${last.at}.${last.id}` : null,
          unread,
          topic,
          epoch,
          seq,
        };
      },
      async readNotices({ ids, subject }, { member }) {
        return events.transaction(async (tx, emit) => {
          // Malformed ids match no notice.
          const numbers = ids?.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number);
          const changed = await repository.read(tx, member.id, {
            ...(numbers && { ids: numbers }),
            ...(subject && { subject }),
          });
          const unread = await repository.unread(member.id, tx);
          if (changed > 0)
            emit(memberTopic(member.id), 'notices_read', {
              ids: numbers?.map(String) ?? null,
              subject: subject ?? null,
              unread,
            });
          return { unread };
        });
      },
      async removeNotice({ id }, { member }) {
        return events.transaction(async (tx, emit) => {
          const gone = /^[1-9]\d{0,14}$/.test(id) && (await repository.remove(tx, member.id, { id: Number(id) }));
          const unread = await repository.unread(member.id, tx);
          if (gone)
            emit(memberTopic(member.id), 'notices_read', {
              ids: [],
              subject: null,
              unread,
            });
          return { unread };
        });
      },
    },
  };
}
