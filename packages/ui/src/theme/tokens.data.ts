/** A colour in OKLCH: lightness 0..1, chroma, hue in degrees, and an optional alpha 0..1. */
export type Oklch = readonly [l: number, c: number, h: number, alpha?: number];

/** Names of the two themes: `day` for reading, `night` for watching. */
export const themeNames = ['day', 'night'] as const;
export type ThemeName = (typeof themeNames)[number];

const turf = {
  900: [0.235, 0.038, 168],
  800: [0.285, 0.047, 167],
  700: [0.36, 0.068, 166],
  600: [0.42, 0.09, 165],
  400: [0.7, 0.13, 165],
  100: [0.945, 0.03, 160],
} satisfies Record<number, Oklch>;

const white: Oklch = [0.99, 0.005, 130];
const ink: Oklch = [0.2, 0.03, 168];

/** Colours that stay the same by day and by night: the header's turf, the scorebug's chalk cell, cards of the referee. */
const constant = {
  frame: turf[900],
  frameRaised: turf[800],
  onFrame: white,
  onFrameMuted: [0.86, 0.02, 150],
  frameLine: [1, 0, 0, 0.16],
  frameField: [1, 0, 0, 0.1],
  chalkCell: [0.98, 0.006, 130],
  onChalkCell: ink,
  cardRed: [0.57, 0.22, 27],
  cardYellow: [0.86, 0.17, 95],
  onCardRed: white,
  onCardYellow: ink,
  diamond: [0.8, 0.155, 83],
  onDiamond: [0.28, 0.06, 75],
  scrim: [0.12, 0.02, 168, 0.62],
  pitch: [0.36, 0.09, 150],
} satisfies Record<string, Oklch>;

const day = {
  ...constant,
  page: [0.972, 0.006, 130],
  surface1: [1, 0, 0],
  surface2: [0.982, 0.004, 140],
  surface3: [0.95, 0.008, 140],
  line: [0.905, 0.01, 145],
  lineStrong: [0.62, 0.016, 155],
  ink1: [0.24, 0.02, 165],
  ink2: [0.42, 0.018, 165],
  ink3: [0.5, 0.016, 165],
  brand: turf[600],
  brandHover: turf[700],
  brandSoft: turf[100],
  onBrand: white,
  bug: [0.25, 0.03, 168],
  onBug: white,
  chalkLine: turf[600],
  live: [0.555, 0.21, 25],
  liveSoft: [0.955, 0.025, 20],
  onLive: white,
  diamondInk: [0.5, 0.11, 75],
  info: [0.5, 0.13, 245],
  infoSoft: [0.955, 0.02, 245],
  success: [0.5, 0.12, 155],
  successSoft: [0.955, 0.03, 155],
  warning: [0.53, 0.13, 55],
  warningSoft: [0.955, 0.03, 65],
  oddsUp: [0.55, 0.2, 25],
  oddsDown: [0.5, 0.13, 155],
  oddsFlat: [0.5, 0.016, 165],
} satisfies Record<string, Oklch>;

const night: Record<keyof typeof day, Oklch> = {
  ...constant,
  page: [0.168, 0.014, 168],
  surface1: [0.208, 0.016, 168],
  surface2: [0.24, 0.017, 168],
  surface3: [0.285, 0.018, 168],
  line: [0.31, 0.015, 168],
  lineStrong: [0.56, 0.018, 165],
  ink1: [0.965, 0.006, 140],
  ink2: [0.8, 0.012, 150],
  ink3: [0.7, 0.014, 155],
  brand: turf[400],
  brandHover: [0.76, 0.13, 165],
  brandSoft: [0.3, 0.05, 166],
  onBrand: [0.18, 0.03, 168],
  bug: [0.13, 0.014, 168],
  onBug: white,
  chalkLine: [0.85, 0.03, 150],
  live: [0.69, 0.19, 25],
  liveSoft: [0.29, 0.06, 25],
  onLive: [0.16, 0.03, 25],
  diamondInk: [0.84, 0.15, 85],
  info: [0.74, 0.12, 240],
  infoSoft: [0.29, 0.04, 245],
  success: [0.74, 0.14, 155],
  successSoft: [0.29, 0.05, 155],
  warning: [0.77, 0.15, 65],
  warningSoft: [0.3, 0.05, 60],
  oddsUp: [0.71, 0.17, 25],
  oddsDown: [0.74, 0.14, 155],
  oddsFlat: [0.7, 0.014, 155],
};

/** Every colour token in both themes. */
export const colors: Record<ThemeName, Record<keyof typeof day, Oklch>> = { day, night };
export type ColorToken = keyof typeof day;

/** Text (4.5:1) and large text, icon or control border (3:1) pairs that WCAG AA asks for; a test computes each in both themes. */
export const contrastPairs: readonly (readonly [foreground: ColorToken, background: ColorToken, minimum: 4.5 | 3])[] = [
  ...(['ink1', 'ink2', 'ink3'] as const).flatMap((fg) =>
    (['page', 'surface1', 'surface2', 'surface3'] as const).map((bg) => [fg, bg, 4.5] as const),
  ),
  ...(['brand', 'live', 'info', 'success', 'warning', 'diamondInk', 'oddsUp', 'oddsDown', 'oddsFlat'] as const).flatMap((fg) =>
    (['page', 'surface1'] as const).map((bg) => [fg, bg, 4.5] as const),
  ),
  ['brand', 'brandSoft', 4.5],
  ['live', 'liveSoft', 4.5],
  ['info', 'infoSoft', 4.5],
  ['success', 'successSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['ink1', 'brandSoft', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['onLive', 'live', 4.5],
  ['onBug', 'bug', 4.5],
  ['onFrame', 'frame', 4.5],
  ['onFrameMuted', 'frame', 4.5],
  ['onFrame', 'frameRaised', 4.5],
  ['onFrameMuted', 'frameRaised', 4.5],
  ['onChalkCell', 'chalkCell', 4.5],
  ['onDiamond', 'diamond', 4.5],
  ['onCardRed', 'cardRed', 4.5],
  ['onCardYellow', 'cardYellow', 4.5],
  ['lineStrong', 'surface1', 3],
  ['lineStrong', 'page', 3],
];

/** CSS text of a colour: `oklch(0.42 0.09 165 / 0.5)`. */
export const cssColor = ([l, c, h, alpha]: Oklch): string => `oklch(${l} ${c} ${h}${alpha === undefined ? '' : ` / ${alpha}`})`;
