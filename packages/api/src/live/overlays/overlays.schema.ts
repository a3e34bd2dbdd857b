import * as z from 'zod/mini';
import { instant, integer, languages, text } from '../../contract/fields.ts';
import { sports } from '../../scores/matches/matches.schema.ts';

/** Kinds of overlays: each is a source of its own for a broadcasting program, and all together are one scene. */
export const overlayKinds = ['score', 'gifts', 'chat', 'danmaku', 'poll', 'timer', 'sponsors'] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** Places in the picture, row by row. */
export const overlayPositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type OverlayPosition = (typeof overlayPositions)[number];

export const overlaySizes = ['s', 'm', 'l'] as const;
export type OverlaySize = (typeof overlaySizes)[number];

/** Examples that an anchor may try out; they show in the overlays alone. */
export const overlayTests = ['gift', 'entry', 'goal', 'comment', 'poll'] as const;
export type OverlayTest = (typeof overlayTests)[number];

/** Limits of the settings: code points, numbers, seconds. */
export const overlayLimits = {
  title: 30,
  delay: 120,
  lines: 20,
  lasts: 600,
  every: { least: 3, most: 600 },
  pictures: 8,
} as const;

const place = { position: z.enum(overlayPositions), size: z.enum(overlaySizes) };
const isOn = { is_on: z.boolean() };

/** Settings of a room's overlays. */
export const overlaySettings = z.object({
  /** Language of names and words. */
  language: z.enum(languages),
  theme: z.enum(['dark', 'light']),
  /** Brand colour as six lowercase hexadecimal digits; empty for the site's own. */
  color: z.string().check(z.regex(/^([\da-f]{6})?$/)),
  score: z.object({
    ...isOn,
    ...place,
    /** Seconds by which the anchor's picture lags behind the match: score and goals wait as long. */
    delay: integer(0, overlayLimits.delay),
    /** Whether goals and red cards are announced. */
    has_goals: z.boolean(),
    has_sound: z.boolean(),
  }),
  gifts: z.object({ ...isOn, show: z.enum(['all', 'effects']), has_entries: z.boolean() }),
  chat: z.object({
    ...isOn,
    ...place,
    lines: integer(1, overlayLimits.lines),
    /** Seconds after which a line goes; 0 keeps it until others come. */
    lasts: integer(0, overlayLimits.lasts),
    has_gifts: z.boolean(),
  }),
  danmaku: z.object({ ...isOn, size: z.enum(overlaySizes), area: z.enum(['top', 'half', 'all']) }),
  poll: z.object({
    ...isOn,
    ...place,
    /** Seconds for which the result stays. */
    lasts: integer(0, overlayLimits.lasts),
  }),
  timer: z.object({
    ...isOn,
    ...place,
    title: text(overlayLimits.title, 0),
    /** Instant that it counts down to; null shows none. */
    ends_at: z.nullable(instant),
  }),
  sponsors: z.object({
    ...isOn,
    ...place,
    /** Paths of pictures; where they are saved, keys of new uploads as well. */
    pictures: z.array(z.string().check(z.regex(/^[\w./-]{1,80}$/))).check(z.maxLength(overlayLimits.pictures)),
    /** Seconds for which each is shown. */
    every: integer(overlayLimits.every.least, overlayLimits.every.most),
  }),
});
export type OverlaySettings = z.output<typeof overlaySettings>;

/** Settings of a room that has changed none. */
export const usualOverlays: OverlaySettings = {
  language: 'zh',
  theme: 'dark',
  color: '',
  score: { is_on: true, position: 'top-left', size: 'm', delay: 0, has_goals: true, has_sound: false },
  gifts: { is_on: true, show: 'all', has_entries: true },
  chat: { is_on: true, position: 'bottom-right', size: 'm', lines: 8, lasts: 60, has_gifts: true },
  danmaku: { is_on: false, size: 'm', area: 'half' },
  poll: { is_on: true, position: 'right', size: 'm', lasts: 20 },
  timer: { is_on: false, position: 'top', size: 'm', title: '', ends_at: null },
  sponsors: { is_on: false, position: 'top-right', size: 'm', pictures: [], every: 15 },
};

/** The one thing that a secret opens: settings of its room, and where its public events are told. */
export const overlayScene = z.object({
  room_id: z.string(),
  settings: overlaySettings,
  /** The match of the room; null for none. */
  match: z.nullable(z.object({ id: z.string(), sport: z.enum(sports) })),
  /** Topic of the overlays, with its position. */
  topic: z.string(),
  epoch: z.string(),
  seq: z.int(),
});
export type OverlayScene = z.output<typeof overlayScene>;

/** Events of the topic of a room's overlays. */
export const overlayEvents = {
  /** The anchor has changed the settings. */
  overlay_settings: overlaySettings,
  /** The anchor tries something out. */
  overlay_test: z.object({ id: z.string(), kind: z.enum(overlayTests), at: instant }),
} as const;

const address = /^\/overlay\/([1-9]\d{0,14}-[\w-]{32})(?:\/(\w+))?\/?$/i;

/** Reads the path of an overlay: its secret, and the one kind that it shows; undefined for a path that cannot be one. */
export function readOverlay(pathname: string): { secret: string; kind: OverlayKind | null } | undefined {
  const [, secret, named] = address.exec(pathname) ?? [];
  if (secret === undefined) return undefined;
  if (named === undefined) return { secret, kind: null };
  const kind = overlayKinds.find((each) => each === named.toLowerCase());
  return kind && { secret, kind };
}
