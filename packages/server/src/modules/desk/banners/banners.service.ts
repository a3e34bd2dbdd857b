import { msg } from '@lingui/core/macro';
import { adPlaces, type BannerPlace, type DeskBanner } from '@pitchside/api/desk/banners';
import { and, asc, eq, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Caller, Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import { viewerOf } from '../../../platform/viewer.ts';
import { local } from '../../../text/local.ts';
import { subjectOf, type OpenDesk, type OperatorLog } from '../operations/index.ts';
import { isOwnPage } from './bannersLinks.ts';
import { bannerLooks, banners } from './banners.tables.ts';

const texts = {
  gone: msg`没有找到`,
  link: msg`链接只能是本站的页面，以 / 开头`,
  span: msg`结束要晚于开始`,
};

type Row = typeof banners.$inferSelect;
type Served = 'getAdvertisement' | 'getAdvertisingList' | 'bannerSeen' | 'adminBanners' | 'adminSaveBanner';

const shown = ({ id, kind, titles, lines, art, colors, link }: Row) => ({
  id: String(id),
  kind,
  title: local(titles),
  line: local(lines),
  art,
  colors,
  link,
});

const describeDeskBanner = ({ id, startsAt, endsAt, isOpen, titles, lines, ...row }: Row): DeskBanner => ({
  ...row,
  titles: { zh: titles.zh, en: titles.en, vi: titles.vi },
  lines: { zh: lines.zh, en: lines.en, vi: lines.vi },
  id: String(id),
  starts_at: startsAt,
  ends_at: endsAt,
  is_open: isOpen,
});

export interface Banners {
  handlers: Pick<Handlers, Served>;
  /** Stores the initial banners of a site without any. */
  fill(rows: readonly (typeof banners.$inferInsert)[]): Promise<void>;
}

/** Banners and advertisements: display, views, and editing by operators. */
export function createBanners(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { open, log }: { open: OpenDesk; log: Pick<OperatorLog, 'around'> },
): Banners {
  /** Current banners of a place for a caller, in order. */
  async function listOf(place: BannerPlace, { member, language }: Pick<Caller, 'member' | 'language'>): Promise<Row[]> {
    const now = clock.now();
    const rows = await db
      .select()
      .from(banners)
      .where(and(eq(banners.place, place), eq(banners.isOpen, true)))
      .orderBy(asc(banners.rank), asc(banners.id));
    const audiences = new Set(['everybody', ...(member ? ['members', ...(member.isAnchor ? ['anchors'] : [])] : ['visitors'])]);
    return rows.filter(
      ({ audience, languages, startsAt, endsAt }) =>
        audiences.has(audience) &&
        (languages.length === 0 || languages.includes(language)) &&
        (startsAt === null || startsAt <= now) &&
        (endsAt === null || endsAt > now),
    );
  }

  return {
    async fill(rows) {
      const [any] = await db.select({ id: banners.id }).from(banners).limit(1);
      if (!any && rows.length > 0) await db.insert(banners).values([...rows]);
    },
    handlers: {
      async getAdvertisement({ place }, caller) {
        const advert = (await listOf(place, caller)).find(({ kind }) => kind === 'advert');
        return { advert: advert ? shown(advert) : null };
      },
      getAdvertisingList: async ({ place, limit }, caller) => ({ list: (await listOf(place, caller)).slice(0, limit).map(shown) }),
      async bannerSeen({ id }, caller) {
        const at = clock.now();
        const day = dayAt(at);
        const { rowCount } = await db.execute(sql`
          with look as (
            insert into ${bannerLooks} (banner_id, viewer, day, at)
            select id, ${viewerOf(caller, day)}, ${day}, ${at} from ${banners} where id = ${idNumberOrNone(id)} and is_open
            on conflict do nothing returning banner_id
          )
          update ${banners} set seen = seen + 1 where id in (select banner_id from look)`);
        return { is_counted: (rowCount ?? 0) > 0 };
      },
      adminBanners: open(async () => {
        const rows = await db.select().from(banners).orderBy(asc(banners.rank), asc(banners.id));
        const placeOf = ({ place }: Row) => adPlaces.indexOf(place);
        return { list: rows.toSorted((one, other) => placeOf(one) - placeOf(other)).map(describeDeskBanner) };
      }),
      adminSaveBanner: open(({ id, starts_at, ends_at, is_open, ...fields }, actor) => {
        if (!isOwnPage(fields.link)) throw new CallError(texts.link);
        if (starts_at !== undefined && ends_at !== undefined && ends_at <= starts_at) throw new CallError(texts.span);
        const values = { ...fields, startsAt: starts_at ?? null, endsAt: ends_at ?? null, isOpen: is_open };
        const act = id === undefined ? 'add' : 'change';
        const entry = { group: 'content', act, subject: subjectOf('banner', id), note: fields.titles } as const;
        return log.around(actor, entry, async () => {
          const [row] =
            id === undefined
              ? await db.insert(banners).values(values).returning()
              : await db
                  .update(banners)
                  .set(values)
                  .where(eq(banners.id, idNumberOrNone(id)))
                  .returning();
          if (!row) throw new CallError(texts.gone);
          return describeDeskBanner(row);
        });
      }),
    },
  };
}
