import type { ContentState, DiscussedKind, ShelfKind } from '@pitchside/api/content/content';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language, Names } from '../../../../text/local.ts';
import { groups } from '../../../messages/groups/index.ts';
import { users } from '../../../member/member/index.ts';
import { matches } from '../../../scores/sport/index.ts';
import type { ItemData } from './item.data.ts';

/** Sequence of publication order. Publishing takes a lock, so that a place is committed before the next one is assigned. */
export const contentPlace = pgSequence('content_place');

/** Containers of objects: sections of articles, categories of videos, circles. Never deleted; a closed one keeps its objects. */
export const contentShelves = pgTable(
  'content_shelf',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `plan` is the single shelf of all plans with comments, which no list shows. */
    kind: text().$type<ShelfKind | 'plan'>().notNull(),
    /** Identifier of a built-in shelf; null for those created by operators. */
    slug: text(),
    names: jsonb().$type<Names>().notNull(),
    about: jsonb().$type<Names>().notNull(),
    parentId: bigint('parent_id', { mode: 'number' }),
    place: integer().notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    colors: jsonb().$type<[string, string]>().notNull(),
    cover: text(),
    /** Chat group of a circle; null for most, and after the group is dissolved. */
    groupId: bigint('group_id', { mode: 'number' }).references(() => groups.id, { onDelete: 'set null' }),
    /** Numbers of shown objects, and of members of a circle, updated with their rows. */
    total: integer().notNull().default(0),
    members: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('content_shelf_slug')
      .on(table.kind, table.slug)
      .where(sql`slug is not null`),
    index('content_shelf_order').on(table.kind, table.place, table.id),
    check('content_shelf_not_negative', sql`total >= 0 and members >= 0`),
  ],
);

/**
 * Posts, videos, articles, and the objects that carry the discussion of a plan. A deleted one keeps its row, and its text for thirty days
 * so that it can be restored.
 */
export const contentItems = pgTable(
  'content_item',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<DiscussedKind>().notNull(),
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    state: text().$type<ContentState>().notNull(),
    /** Reason of a failed review or of hiding. */
    reason: text().notNull().default(''),
    shelfId: bigint('shelf_id', { mode: 'number' })
      .notNull()
      .references(() => contentShelves.id),
    matchId: text('match_id').references(() => matches.id),
    /** Of videos and articles. */
    title: text().notNull().default(''),
    /** Plain text of a post, description of a video, or text of an article. */
    body: text().notNull(),
    /** Upload of its video during transcoding; null otherwise. */
    codingKey: text('coding_key'),
    /** Fields of a single kind. */
    data: jsonb().$type<ItemData>().notNull(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** Language of the content. */
    lang: text().$type<Language>().notNull().default('zh'),
    isLead: boolean('is_lead').notNull().default(false),
    isDeep: boolean('is_deep').notNull().default(false),
    isFlash: boolean('is_flash').notNull().default(false),
    /** Time when an editor featured it, ms UTC. */
    featuredAt: bigint('featured_at', { mode: 'number' }),
    /** Words of the blocklist found in it. */
    words: jsonb().$type<string[]>().notNull().default([]),
    /** Place in the order of publication; null if never published. */
    place: bigint({ mode: 'number' }),
    at: bigint({ mode: 'number' }).notNull(),
    publishedAt: bigint('published_at', { mode: 'number' }),
    /** Scheduled time of publication; null unless scheduled. */
    publishAt: bigint('publish_at', { mode: 'number' }),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('content_item_feed')
      .on(table.kind, table.place.desc().nullsFirst())
      .where(sql`state = 'shown'`),
    index('content_item_lang')
      .on(table.kind, table.lang, table.place.desc().nullsFirst())
      .where(sql`state = 'shown'`),
    index('content_item_shelf')
      .on(table.shelfId, table.place.desc().nullsFirst())
      .where(sql`state = 'shown'`),
    index('content_item_author')
      .on(table.authorId, table.kind, table.place.desc().nullsFirst())
      .where(sql`state = 'shown'`),
    index('content_item_own').on(table.authorId, table.kind, table.id.desc().nullsFirst()),
    index('content_item_match')
      .on(table.matchId, table.place.desc().nullsFirst())
      .where(sql`state = 'shown' and match_id is not null`),
    index('content_item_waiting')
      .on(table.state, table.id)
      .where(sql`state in ('awaiting', 'hidden', 'scheduled')`),
    index('content_item_articles')
      .on(table.changedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`kind = 'article'`),
    index('content_item_coding')
      .on(table.id)
      .where(sql`coding_key is not null`),
    index('content_item_tags').using('gin', table.tags),
    index('content_item_lead')
      .on(table.place.desc().nullsFirst())
      .where(sql`state = 'shown' and (is_lead or is_deep or is_flash)`),
    index('content_item_featured')
      .on(table.featuredAt.desc().nullsFirst())
      .where(sql`featured_at is not null`),
    check('content_item_published', sql`state <> 'shown' or (place is not null and published_at is not null)`),
  ],
);

/** Counters of an object. Always equal to the number of rows behind them, updated in the same transaction. */
export const contentTallies = pgTable(
  'content_tally',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .primaryKey()
      .references(() => contentItems.id),
    likes: integer().notNull().default(0),
    favorites: integer().notNull().default(0),
    shares: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    views: integer().notNull().default(0),
  },
  () => [check('content_tally_not_negative', sql`likes >= 0 and favorites >= 0 and shares >= 0 and comments >= 0 and views >= 0`)],
);

export const markKinds = ['like', 'favorite'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Likes and favorites of members; a row exists only while the mark does. */
export const contentMarks = pgTable(
  'content_mark',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    mark: text({ enum: markKinds }).notNull(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.mark, table.itemId] }),
    index('content_mark_kept').on(table.memberId, table.mark, table.at.desc().nullsFirst(), table.itemId.desc().nullsFirst()),
  ],
);

/** Shares of objects, by member and day of the server. */
export const contentShares = pgTable(
  'content_share',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    day: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.memberId, table.day] })],
);

/** Viewers of an object per half hour: a member, or the hash of what identifies a visitor. */
export const contentViews = pgTable(
  'content_view',
  {
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    viewer: text().notNull(),
    /** Start of the half hour, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.viewer, table.at] }), index('content_view_at').on(table.at)],
);

/** Popularity that an object gained per period, updated with each act: rankings are read from here without counting. */
export const contentHeat = pgTable(
  'content_heat',
  {
    kind: text().$type<DiscussedKind>().notNull(),
    /** `D2026-11-21`, `W2026-11-16`, `M2026-11`. */
    period: text().notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    shelfId: bigint('shelf_id', { mode: 'number' }).notNull(),
    heat: integer().notNull(),
    /** Time after which the period is not shown any more, ms UTC. */
    forgetAt: bigint('forget_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.period] }),
    index('content_heat_rank').on(table.kind, table.period, table.heat.desc().nullsFirst(), table.itemId.desc().nullsFirst()),
    index('content_heat_shelf').on(table.shelfId, table.period, table.heat.desc().nullsFirst(), table.itemId.desc().nullsFirst()),
    index('content_heat_forget').on(table.forgetAt),
  ],
);

/** Popularity that a shelf gained per period: the sum of its objects'. */
export const contentShelfHeat = pgTable(
  'content_shelf_heat',
  {
    shelfId: bigint('shelf_id', { mode: 'number' }).notNull(),
    period: text().notNull(),
    heat: integer().notNull(),
    forgetAt: bigint('forget_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shelfId, table.period] }),
    index('content_shelf_heat_rank').on(table.period, table.heat.desc().nullsFirst()),
    index('content_shelf_heat_forget').on(table.forgetAt),
  ],
);

/** Members of circles. */
export const circleMembers = pgTable(
  'circle_member',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    circleId: bigint('circle_id', { mode: 'number' })
      .notNull()
      .references(() => contentShelves.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.circleId] })],
);

/** Posts and videos whose followers are being notified, with the cursor; deleted when all are notified. */
export const contentNotifications = pgTable(
  'content_telling',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .primaryKey()
      .references(() => contentItems.id),
    /** The last notified follower, by time of follow and id. */
    followedAt: bigint('followed_at', { mode: 'number' }).notNull().default(0),
    memberId: bigint('member_id', { mode: 'number' }).notNull().default(0),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('content_telling_at').on(table.at)],
);

/** Video categories that a member selected, in order; one row per member. */
export const keptCategories = pgTable('kept_category', {
  memberId: bigint('member_id', { mode: 'number' }).primaryKey(),
  ids: jsonb().$type<number[]>().notNull(),
});

/** Danmaku lines of videos. */
export const videoDanmakus = pgTable(
  'video_danmaku',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Position in tenths of a second. */
    moment: integer().notNull(),
    text: text().notNull(),
    /** Hidden from everybody after reports of members or an operator's decision. */
    isHidden: boolean('is_hidden').notNull().default(false),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('video_danmaku_moment').on(table.itemId, table.moment, table.id)],
);
