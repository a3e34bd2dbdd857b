import * as z from 'zod/mini';
import { id, instant, integer, languages, text } from '../../contract/fields.ts';

/**
 * Slots of banners and advertisements: the carousel of the first page, its side, the strip under its rooms, before a room, and the
 * heads of videos and of headlines.
 */
export const adPlaces = ['main', 'side', 'strip', 'room', 'video', 'news'] as const;
export type BannerPlace = (typeof adPlaces)[number];

/** A `banner` promotes the site itself, an `advert` is paid for and labelled so. */
export const bannerKinds = ['banner', 'advert'] as const;

/** Whom it is for. */
export const bannerAudiences = ['everybody', 'visitors', 'members', 'anchors'] as const;

/** Drawings that a banner may have. */
export const bannerArts = ['cup', 'stands', 'board', 'phone', 'gift', 'pad'] as const;
export type BannerArt = (typeof bannerArts)[number];

/** Most characters of its words. */
export const bannerLimits = { title: 24, line: 60, link: 200 } as const;

/** A banner as readers see it. */
export const shownBanner = z.object({
  id: z.string(),
  kind: z.enum(bannerKinds),
  title: z.string(),
  line: z.string(),
  art: z.enum(bannerArts),
  /** Two CSS colours: ground and stroke. */
  colors: z.tuple([z.string(), z.string()]),
  /** A page of the site. */
  link: z.string(),
});
export type ShownBanner = z.output<typeof shownBanner>;

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const words = (most: number) => z.object({ zh: text(most), en: text(most * 2), vi: text(most * 2) });

/** Fields that an operator fills in. */
export const bannerInput = {
  kind: z.enum(bannerKinds),
  place: z.enum(adPlaces),
  titles: words(bannerLimits.title),
  lines: words(bannerLimits.line),
  art: z.enum(bannerArts),
  colors: z.tuple([color, color]),
  link: text(bannerLimits.link),
  audience: z._default(z.enum(bannerAudiences), 'everybody'),
  /** Languages in which it is shown; none is all. */
  languages: z._default(z.array(z.enum(languages)).check(z.maxLength(3)), []),
  /** From when and until when, ms UTC; left out without a bound. */
  starts_at: z.optional(integer(0, 9_999_999_999_999)),
  ends_at: z.optional(integer(0, 9_999_999_999_999)),
  rank: z._default(integer(0, 10_000), 100),
  is_open: z._default(z.boolean(), true),
};

/** A banner as operators see it. */
export const deskBanner = z.object({
  id,
  kind: z.enum(bannerKinds),
  place: z.enum(adPlaces),
  titles: z.object({ zh: z.string(), en: z.string(), vi: z.string() }),
  lines: z.object({ zh: z.string(), en: z.string(), vi: z.string() }),
  art: z.enum(bannerArts),
  colors: z.tuple([z.string(), z.string()]),
  link: z.string(),
  audience: z.enum(bannerAudiences),
  languages: z.array(z.enum(languages)),
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  rank: z.int(),
  is_open: z.boolean(),
  /** Number of viewers, each counted once a day. */
  seen: z.int(),
});
export type DeskBanner = z.output<typeof deskBanner>;
