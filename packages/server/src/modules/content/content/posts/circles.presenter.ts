import type { Circle } from '@pitchside/api/content/community';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Platform } from '../../../../platform/platform.ts';
import { local, type Localizable } from '../../../../text/local.ts';
import { circleMembers, contentShelfHeat, contentShelves } from '../core/content.tables.ts';
import { periodAt } from '../core/periods.ts';

export const mine = alias(circleMembers, 'mine');
export const today = alias(contentShelfHeat, 'today');

/** Rows of circles with the reader's membership and today's popularity, and their wire format. */
export function createCircleRows({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const select = (memberId: number | undefined) =>
    db
      .select({ shelf: contentShelves, joinedAt: mine.at, heat: sql<number>`coalesce(${today.heat}, 0)` })
      .from(contentShelves)
      .leftJoin(mine, and(eq(mine.circleId, contentShelves.id), eq(mine.memberId, memberId ?? 0)))
      .leftJoin(today, and(eq(today.shelfId, contentShelves.id), eq(today.period, periodAt(clock.now(), 'day'))));
  type Row = Awaited<ReturnType<typeof select>>[number];

  const describe = ({ shelf, joinedAt, heat }: Row): Localizable<Circle> => ({
    id: String(shelf.id),
    name: local(shelf.names),
    about: local(shelf.about),
    cover: shelf.cover,
    colors: shelf.colors,
    members: shelf.members,
    posts: shelf.total,
    heat,
    is_joined: joinedAt !== null,
    group_id: shelf.groupId === null ? null : String(shelf.groupId),
  });
  return { select, describe };
}
