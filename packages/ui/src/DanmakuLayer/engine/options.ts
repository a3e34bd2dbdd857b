/** Pixels of the letters for size 1..4. */
export const danmakuFontSizes = [18, 24, 30, 36] as const;

/** A setting in four steps. */
export type DanmakuStep = 1 | 2 | 3 | 4;

/** What a viewer chooses; the defaults are the specification's. */
export interface DanmakuView {
  /** Quarters of the height from the top that comments may use; default 3. */
  area: DanmakuStep;
  /** Letters of 18, 24, 30 or 36 px; default 2. */
  size: DanmakuStep;
  /** 0..100; default 100. */
  opacity: number;
  /** Seconds a comment's edge takes from the right side to the left, 6..12; default 8. */
  crossing: number;
}

/** The specification's defaults: area 3, size 2, opacity 100; crossing 8 s. */
export const danmakuDefaults: DanmakuView = { area: 3, size: 2, opacity: 100, crossing: 8 };

/** Bounds of the crossing time in seconds. */
export const crossingRange = { min: 6, max: 12 } as const;

/** Milliseconds between two flushes of the waiting comments. */
export const flushEvery = 100;

/** Where comments may stand and how fast they travel: all that the scheduler needs to know of the stage. */
export interface Geometry {
  /** Pixels. */
  width: number;
  fontPx: number;
  laneHeight: number;
  /** Number of lanes; 0 while the stage has no size. */
  lanes: number;
  /** Smallest distance between two comments of a lane, pixels. */
  gap: number;
  /** Pixels a millisecond. */
  speed: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Puts every value inside its bounds, so that no setting read from storage can break the stage. */
export function sanitizeView(view: DanmakuView): DanmakuView {
  const step = (value: number, fallback: DanmakuStep) => (Number.isFinite(value) ? (clamp(Math.round(value), 1, 4) as DanmakuStep) : fallback);
  const within = (value: number, low: number, high: number, fallback: number) => (Number.isFinite(value) ? clamp(value, low, high) : fallback);
  return {
    area: step(view.area, danmakuDefaults.area),
    size: step(view.size, danmakuDefaults.size),
    opacity: within(view.opacity, 0, 100, danmakuDefaults.opacity),
    crossing: within(view.crossing, crossingRange.min, crossingRange.max, danmakuDefaults.crossing),
  };
}

/** Lanes, gap and speed of a stage of this size; `fontPx` wins over the size step. */
export function geometryOf(view: DanmakuView, width: number, height: number, fontPx: number = danmakuFontSizes[view.size - 1] ?? danmakuFontSizes[1]): Geometry {
  const laneHeight = Math.ceil(fontPx * 1.36);
  const lanes = width > 0 && height > 0 ? Math.max(1, Math.floor((height * view.area) / 4 / laneHeight)) : 0;
  return { width, fontPx, laneHeight, lanes, gap: Math.round(fontPx * 0.75), speed: width / (view.crossing * 1000) };
}
