import { bannerArts, bannerAudiences, bannerKinds, adPlaces } from '@pitchside/api/desk/banners';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../text/local.ts';

/** Banners and advertisements by operators; closed ones are kept. */
export const banners = pgTable(
  'banner',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: bannerKinds }).notNull(),
    place: text({ enum: adPlaces }).notNull(),
    titles: jsonb().$type<Names>().notNull(),
    lines: jsonb().$type<Names>().notNull(),
    art: text({ enum: bannerArts }).notNull(),
    colors: jsonb().$type<[string, string]>().notNull(),
    link: text().notNull(),
    audience: text({ enum: bannerAudiences }).notNull(),
    languages: jsonb().$type<('zh' | 'en' | 'vi')[]>().notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }),
    endsAt: bigint('ends_at', { mode: 'number' }),
    rank: integer().notNull(),
    isOpen: boolean('is_open').notNull(),
    /** Viewers, counted once a day each. */
    seen: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('banner_place').on(table.place, table.rank, table.id)],
);

/** Viewers of a banner per day: a member by id, a visitor by a hash that changes daily. */
export const bannerLooks = pgTable(
  'banner_look',
  {
    bannerId: bigint('banner_id', { mode: 'number' })
      .notNull()
      .references(() => banners.id),
    viewer: text().notNull(),
    day: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.viewer, table.day] }), index('banner_look_at').on(table.at)],
);
