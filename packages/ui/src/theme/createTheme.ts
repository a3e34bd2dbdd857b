import { contrast } from './contrast.ts';
import { oklchOf } from './oklch.ts';
import { colors, contrastPairs, cssColor, themeNames, type ColorToken, type Oklch, type ThemeName } from './tokens.data.ts';
import { brandProperty } from './tokensNames.ts';

/** A colour as a brand book writes it (`#7b1e2b`), or in OKLCH. */
export type BrandColor = string | Oklch;
/** Colours by the names of their tokens; those left out keep the defaults. */
export type BrandColors = Partial<Record<ColorToken, BrandColor>>;

/** Colours of a team. */
export interface ThemeColors {
  /**
   * The brand colour of a team. Its hover, its soft ground, the text on it and the dark frame of the page are derived from it,
   * lighter by night, dark enough to be read by day.
   */
  brand?: BrandColor;
  /** Colours by day, each by its token; they override those derived from `brand`. */
  day?: BrandColors;
  /** The same by night. */
  night?: BrandColors;
}

/** Two colours that cannot be read on each other. */
export interface ContrastFault {
  theme: ThemeName;
  foreground: ColorToken;
  background: ColorToken;
  /** Their contrast, 1..21, and the minimum of WCAG AA for this pair. */
  ratio: number;
  minimum: number;
}

/**
 * A team's own theme, as custom properties for both themes: for `UiProvider`'s `brand`, or for the `style` of an element around the themes.
 */
export type Brand = Readonly<Record<`--${string}`, string>>;

const asOklch = (color: BrandColor): Oklch => (typeof color === 'string' ? oklchOf(color) : color);
const asRecord = (given: BrandColors = {}) =>
  Object.fromEntries(Object.entries(given).map(([name, color]) => [name, asOklch(color)])) as Partial<Record<ColorToken, Oklch>>;

/** Steps of lightness in which a colour is looked for that can be read. */
const step = 0.005;

/**
 * Derives the dark grounds around every page and under every score, in the hue of the brand instead of the turf's;
 * text on them is as light as ever.
 */
function framesOf([, chroma, hue]: Oklch, theme: ThemeName): Partial<Record<ColorToken, Oklch>> {
  const tinted = (token: ColorToken, most: number): Oklch => [colors[theme][token][0], Math.min(chroma, most), hue];
  return {
    frame: tinted('frame', 0.06),
    frameRaised: tinted('frameRaised', 0.07),
    onFrameMuted: tinted('onFrameMuted', 0.02),
    bug: tinted('bug', 0.04),
  };
}

/** Finds the nearest lightness at which the brand colour and everything on it, or it on, is legible. */
function brandOf([lightness, chroma, hue]: Oklch, theme: ThemeName): Partial<Record<ColorToken, Oklch>> {
  const { page, surface1 } = colors[theme];
  const soft: Oklch = theme === 'day' ? [0.945, Math.min(chroma, 0.03), hue] : [0.29, Math.min(chroma, 0.06), hue];
  const on: Oklch = theme === 'day' ? [0.99, 0.005, hue] : [0.17, Math.min(chroma, 0.03), hue];
  const away = theme === 'day' ? -step : step;
  const readable = (color: Oklch) => [page, surface1, soft, on].every((ground) => contrast(color, ground) >= 4.5);
  let light = Math.min(0.95, Math.max(0.1, lightness));
  while (light >= 0.1 && light <= 0.95 && !readable([light, chroma, hue])) light += away;
  return {
    brand: [light, chroma, hue],
    brandHover: [light + away * 12, chroma, hue],
    brandSoft: soft,
    onBrand: on,
    chalkLine: [light, chroma, hue],
    ...framesOf([lightness, chroma, hue], theme),
  };
}

const ofTheme = (theme: ThemeName, given: ThemeColors) => ({
  ...(given.brand === undefined ? {} : brandOf(asOklch(given.brand), theme)),
  ...asRecord(given[theme]),
});

/** Pairs of a team's colours that WCAG AA refuses, in both themes; empty when all can be read. */
export const contrastFaults = (given: ThemeColors): readonly ContrastFault[] =>
  themeNames.flatMap((theme) => {
    const all = { ...colors[theme], ...ofTheme(theme, given) };
    return contrastPairs
      .map(([foreground, background, minimum]) => ({
        theme,
        foreground,
        background,
        ratio: contrast(all[foreground], all[background]),
        minimum,
      }))
      .filter(({ ratio, minimum }) => ratio < minimum);
  });

/** A team's colours are illegible; `faults` names the pairs and themes. */
export class ContrastError extends RangeError {
  readonly faults: readonly ContrastFault[];
  constructor(faults: readonly ContrastFault[]) {
    super(
      `These colours cannot be read: ${faults
        .map(
          ({ theme, foreground, background, ratio, minimum }) =>
            `${foreground} on ${background} by ${theme} has ${ratio.toFixed(2)}:1 of ${minimum}:1`,
        )
        .join('; ')}`,
    );
    this.name = 'ContrastError';
    this.faults = faults;
  }
}

/**
 * Creates a theme in a team's own colours, for both themes.
 * @throws ContrastError when a pair is illegible (`contrastFaults` checks without throwing), and a RangeError for an invalid colour
 */
export function createTheme(given: ThemeColors): Brand {
  const faults = contrastFaults(given);
  if (faults.length) throw new ContrastError(faults);
  return Object.fromEntries(
    themeNames.flatMap((theme) =>
      Object.entries(ofTheme(theme, given)).map(([token, color]) => [brandProperty(theme, token), cssColor(color)] as const),
    ),
  );
}
