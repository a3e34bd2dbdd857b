import { danmakuModes, type DanmakuMode } from './comment.ts';
import { bandsOf, laneTops, type DanmakuZone } from './zones.ts';

/** Pixels of the letters for size 1..4 on a stage `nominalWidth` wide. */
export const danmakuFontSizes = [18, 24, 30, 36] as const;

/** Pixels of stage width at which letters have their nominal size; they follow the width from 0.6 to 1.6 of it. */
export const nominalWidth = 1200;
const scaleRange = { min: 0.6, max: 1.6 } as const;
/** Smaller letters cannot be read over a picture. */
const smallestLetters = 12;

/** A setting in four steps. */
export type DanmakuStep = 1 | 2 | 3 | 4;

/** A member whose comments the viewer has blocked. */
export interface DanmakuBlockedUser {
  userId: string;
  nickname: string;
}

/** Settings of a viewer; the defaults are the specification's. */
export interface DanmakuView {
  /** Quarters of the height from the top that comments may use; default 3. */
  area: DanmakuStep;
  /** Letters of 18, 24, 30 or 36 px; default 2. */
  size: DanmakuStep;
  /** 0..100; default 100. */
  opacity: number;
  /** Seconds a comment's edge takes from the right side to the left, 6..12; default 8. */
  crossing: number;
  /** Merges equal comments into one with xN; default true. */
  fold: boolean;
  /** Shows everything, though comments then overlap where there is no room; default false: none ever touch, and the excess is dropped. */
  overlap: boolean;
  /** Lines of gifts and entries fly too; default false. */
  gifts: boolean;
  /** Comments fly in full screen alone; default false. */
  fullscreenOnly: boolean;
  /** Comments wait until the reader's own picture has come to the moment at which they were said; default true. */
  sync: boolean;
  /** Ways of travelling that are not shown; default none. */
  hiddenModes: readonly DanmakuMode[];
  /** Blocked words: plain ones ignoring case, or `/patterns/`; default none. */
  blockedWords: readonly string[];
  /** People whose comments are kept away; default none. */
  blockedUsers: readonly DanmakuBlockedUser[];
}

/** The specification's defaults: area 3, size 2, opacity 100; crossing 8 s, equals folded, nothing hidden or blocked. */
export const danmakuDefaults: DanmakuView = {
  area: 3,
  size: 2,
  opacity: 100,
  crossing: 8,
  fold: true,
  overlap: false,
  gifts: false,
  fullscreenOnly: false,
  sync: true,
  hiddenModes: [],
  blockedWords: [],
  blockedUsers: [],
};

/** Bounds of the crossing time in seconds. */
export const crossingRange = { min: 6, max: 12 } as const;

/** Milliseconds between two flushes of the waiting comments. */
export const flushEvery = 100;

/** Area and speed of comments: all that the scheduler needs to know of the stage. */
export interface Geometry {
  /** Pixels. */
  width: number;
  fontPx: number;
  laneHeight: number;
  /** Pixels from the top of the stage of each lane, downwards; none while the stage has no size. */
  tops: readonly number[];
  /** Smallest distance between two comments of a lane, pixels. */
  gap: number;
  /** Pixels a millisecond. */
  speed: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Puts every value inside its bounds, so that no setting read from storage can break the stage. */
export function sanitizeView(view: DanmakuView): DanmakuView {
  const step = (value: number, fallback: DanmakuStep) =>
    Number.isFinite(value) ? (clamp(Math.round(value), 1, 4) as DanmakuStep) : fallback;
  const within = (value: number, low: number, high: number, fallback: number) =>
    Number.isFinite(value) ? clamp(value, low, high) : fallback;
  return {
    ...view,
    area: step(view.area, danmakuDefaults.area),
    size: step(view.size, danmakuDefaults.size),
    opacity: within(view.opacity, 0, 100, danmakuDefaults.opacity),
    crossing: within(view.crossing, crossingRange.min, crossingRange.max, danmakuDefaults.crossing),
    hiddenModes: danmakuModes.filter((mode) => view.hiddenModes.includes(mode)),
  };
}

/** Pixels of the letters of a size step on a stage of this width. */
export function lettersFor(size: DanmakuStep, width: number): number {
  const nominal = danmakuFontSizes[size - 1] ?? danmakuFontSizes[1];
  return Math.max(smallestLetters, Math.round(nominal * clamp(width / nominalWidth, scaleRange.min, scaleRange.max)));
}

/** Limits that the stage sets besides the viewer's settings. */
export interface StageLimits {
  /** Pixels of the letters; wins over the size step. */
  fontPx?: number;
  /** Areas that comments avoid. */
  zones?: readonly DanmakuZone[];
}

/** Lanes, gap and speed of a stage of this size. */
export function geometryOf(
  view: DanmakuView,
  width: number,
  height: number,
  { fontPx = lettersFor(view.size, width), zones = [] }: StageLimits = {},
): Geometry {
  const laneHeight = Math.ceil(fontPx * 1.36);
  const bottom = (height * view.area) / 4;
  const tops = width > 0 && height > 0 ? laneTops(bandsOf(zones, width, height), bottom, laneHeight) : [];
  // A stage lower than one lane still says something, unless a zone forbids it.
  if (tops.length === 0 && width > 0 && height > 0 && zones.length === 0) tops.push(0);
  return { width, fontPx, laneHeight, tops, gap: Math.round(fontPx * 0.75), speed: width / (view.crossing * 1000) };
}
