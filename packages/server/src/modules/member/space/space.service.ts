import { msg } from '@lingui/core/macro';
import { spaceBlocks } from '@pitchside/api/member/space';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumber } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { describePerson } from '../follow/index.ts';
import { users } from '../member/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { spaces, spaceVisits } from './space.tables.ts';

const texts = { notFound: msg`没有这位用户`, order: msg`每个标签只能出现一次` };

/** Retention of page visits, ms. */
export const visitsRetention = 30 * day;
const week = 7 * day;

/** Members' own pages, with their settings and visitors. */
export function createSpace(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>,
): Pick<Handlers, 'getSpace' | 'setSpace' | 'visitSpace' | 'spaceVisitors'> {
  async function one(from: Database | Transaction, userId: number) {
    const [row] = await from.select().from(spaces).where(eq(spaces.userId, userId));
    return { user_id: String(userId), cover: row?.cover ?? null, order: row?.order ?? [...spaceBlocks] };
  }
  async function known(id: string): Promise<number> {
    const number = idNumber(id);
    const [row] = number === undefined ? [] : await db.select({ id: users.id }).from(users).where(eq(users.id, number));
    if (!row) throw new CallError(texts.notFound);
    return row.id;
  }

  return {
    getSpace: async ({ id }) => one(db, await known(id)),
    async setSpace({ cover, is_plain, order }, { member }) {
      if (order && new Set(order).size !== spaceBlocks.length) throw new CallError(texts.order);
      return events.transaction(async (tx) => {
        // A member's changes are serialized, so that every replaced cover is released.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update');
        const before = await one(tx, member.id);
        const next = {
          cover: cover !== undefined ? await uploads.keep(tx, member.id, cover, 'cover') : is_plain ? null : before.cover,
          order: order ?? before.order,
        };
        const by = `space:${member.id}` as const;
        if (before.cover !== next.cover) await uploads.letGo(tx, by, [before.cover], clock.now());
        await uploads.use(tx, by, [next.cover]);
        await tx
          .insert(spaces)
          .values({ userId: member.id, ...next })
          .onConflictDoUpdate({ target: spaces.userId, set: next });
        return { user_id: String(member.id), ...next };
      });
    },
    async visitSpace({ id }, { member }) {
      const ownerId = await known(id);
      if (ownerId === member.id) return { user_id: id, is_kept: false };
      const at = clock.now();
      await db
        .insert(spaceVisits)
        .values({ ownerId, visitorId: member.id, at })
        .onConflictDoUpdate({ target: [spaceVisits.ownerId, spaceVisits.visitorId], set: { at: sql`greatest(${spaceVisits.at}, ${at})` } });
      return { user_id: id, is_kept: true };
    },
    async spaceVisitors({ page, limit }, { member }) {
      const since = (span: number) => and(eq(spaceVisits.ownerId, member.id), gt(spaceVisits.at, clock.now() - span));
      const [rows, [all], [lately]] = await Promise.all([
        db
          .select({
            at: spaceVisits.at,
            id: users.id,
            nickname: users.nickname,
            avatar: users.avatar,
            level: users.level,
            isAnchor: users.isAnchor,
          })
          .from(spaceVisits)
          .innerJoin(users, eq(users.id, spaceVisits.visitorId))
          .where(since(visitsRetention))
          .orderBy(desc(spaceVisits.at), desc(spaceVisits.visitorId))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(spaceVisits).where(since(visitsRetention)),
        db.select({ total: count() }).from(spaceVisits).where(since(week)),
      ]);
      return {
        list: rows.map(({ at, ...visitor }) => ({ ...describePerson(visitor), visited_at: at })),
        total: all?.total ?? 0,
        page,
        limit,
        week: lately?.total ?? 0,
      };
    },
  };
}
