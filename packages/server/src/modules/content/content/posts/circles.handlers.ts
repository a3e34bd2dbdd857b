import { msg } from '@lingui/core/macro';
import { and, asc, count, desc, eq, gt, inArray, isNull, isNotNull, sql, type SQL } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { day } from '../../../../platform/retention.ts';
import type { Matches } from '../../../scores/matches/index.ts';
import { contentHeat, contentItems, contentShelfHeat, contentShelves } from '../core/content.tables.ts';
import { numberOf } from '../core/ids.ts';
import { periodAt } from '../core/periods.ts';
import type { Shelves } from '../shelves/shelves.ts';
import { createCircleRows, mine, today } from './circles.presenter.ts';
import type { Membership } from './membership.ts';

const texts = { gone: msg`没有找到` };
/** Time during which a match is a topic of its circle, ms. */
const talkedFor = 3 * day;
/** Number of the most popular posts of the week in which popular topics are found. */
const mostHot = 500;

type Served = 'circleList' | 'circleDetail' | 'joinCircle' | 'leaveCircle' | 'circleRank' | 'talkedMatches' | 'hotTopics';

/** Handlers of circles: lists, members, and the most popular. */
export function circlesHandlers(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  shelves: Shelves,
  membership: Membership,
  matches: Pick<Matches, 'rowsById'>,
): Pick<Handlers, Served> {
  const { select, describe } = createCircleRows({ db, clock });

  return {
    async circleList({ only, search, page, limit }, { member }) {
      const which: Record<typeof only, SQL | undefined> = { all: undefined, mine: isNotNull(mine.at), recommended: isNull(mine.at) };
      const where = and(
        eq(contentShelves.kind, 'circle'),
        // Members still see their own circles when closed.
        only === 'mine' ? undefined : eq(contentShelves.isOpen, true),
        which[only],
        search === undefined ? undefined : shelves.lower(search),
      );
      const order =
        only === 'recommended'
          ? [desc(sql`coalesce(${today.heat}, 0)`), desc(contentShelves.members)]
          : [sql`${mine.at} asc nulls last`, desc(contentShelves.members)];
      const [rows, [all]] = await Promise.all([
        select(member?.id)
          .where(where)
          .orderBy(...order, asc(contentShelves.place), asc(contentShelves.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db
          .select({ total: count() })
          .from(contentShelves)
          .leftJoin(mine, and(eq(mine.circleId, contentShelves.id), eq(mine.memberId, member?.id ?? 0)))
          .where(where),
      ]);
      return { list: rows.map(describe), total: all?.total ?? 0, page, limit };
    },
    async circleDetail({ id }, { member }) {
      const [row] = await select(member?.id).where(and(eq(contentShelves.kind, 'circle'), eq(contentShelves.id, numberOf(id))));
      if (!row) throw new CallError(texts.gone);
      return describe(row);
    },
    joinCircle: async ({ id }, { member }) => ({
      id,
      is_joined: true,
      members: await events.transaction((tx) => membership.change(tx, member.id, id, true)),
    }),
    leaveCircle: async ({ id }, { member }) => ({
      id,
      is_joined: false,
      members: await events.transaction((tx) => membership.change(tx, member.id, id, false)),
    }),
    async circleRank({ period, limit }, { member }) {
      const ranks = await db
        .select({ id: contentShelfHeat.shelfId, heat: contentShelfHeat.heat })
        .from(contentShelfHeat)
        .innerJoin(contentShelves, eq(contentShelves.id, contentShelfHeat.shelfId))
        .where(
          and(
            eq(contentShelfHeat.period, periodAt(clock.now(), period)),
            gt(contentShelfHeat.heat, 0),
            eq(contentShelves.kind, 'circle'),
            eq(contentShelves.isOpen, true),
          ),
        )
        .orderBy(desc(contentShelfHeat.heat), asc(contentShelfHeat.shelfId))
        .limit(limit);
      if (ranks.length === 0) return { list: [] };
      const rows = await select(member?.id).where(
        inArray(
          contentShelves.id,
          ranks.map(({ id }) => id),
        ),
      );
      return {
        list: ranks.flatMap(({ id, heat }, index) => {
          const row = rows.find(({ shelf }) => shelf.id === id);
          return row ? [{ place: index + 1, heat, circle: describe(row) }] : [];
        }),
      };
    },
    async talkedMatches({ limit }) {
      const talked = await db
        .select({ id: contentItems.matchId, posts: sql<number>`count(*)::int` })
        .from(contentItems)
        .where(and(eq(contentItems.state, 'shown'), isNotNull(contentItems.matchId), gt(contentItems.publishedAt, clock.now() - talkedFor)))
        .groupBy(contentItems.matchId)
        .orderBy(desc(sql`count(*)`), desc(sql`max(${contentItems.place})`))
        .limit(limit);
      const rows = await matches.rowsById(talked.flatMap(({ id }) => id ?? []));
      return {
        list: talked.flatMap(({ id, posts }) => {
          const match = id === null ? undefined : rows.get(id);
          return match ? [{ match, posts }] : [];
        }),
      };
    },
    async hotTopics({ lang, limit }) {
      const hottest = db
        .select({ id: contentHeat.itemId, heat: contentHeat.heat })
        .from(contentHeat)
        .where(and(eq(contentHeat.kind, 'post'), eq(contentHeat.period, periodAt(clock.now(), 'week'))))
        .orderBy(desc(contentHeat.heat), desc(contentHeat.itemId))
        .limit(mostHot)
        .as('hottest');
      const named = db
        .select({ topic: sql<string>`jsonb_array_elements_text(${contentItems.tags})`.as('topic'), heat: hottest.heat })
        .from(hottest)
        .innerJoin(
          contentItems,
          and(
            eq(contentItems.id, hottest.id),
            eq(contentItems.state, 'shown'),
            lang === undefined ? undefined : eq(contentItems.lang, lang),
          ),
        )
        .as('named');
      const list = await db
        .select({ topic: named.topic, posts: sql<number>`count(*)::int`, heat: sql<number>`sum(${named.heat})::int` })
        .from(named)
        .groupBy(named.topic)
        .orderBy(desc(sql`sum(${named.heat})`), asc(named.topic))
        .limit(limit);
      return { list };
    },
  };
}
