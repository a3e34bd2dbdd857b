import { colors, themeNames, type ColorToken, type Oklch, type ThemeName } from './tokens.data.ts';
import { fixedTokens, floats } from './tokensFixed.ts';
import { tokenName } from './tokensNames.ts';

/** A token as the Design Tokens format (2025.10) writes it, with the custom property that carries it. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $extensions: { pitchside: { property: `--${string}`; css?: string } };
}
/** Tokens within tokens. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

const property = (path: readonly string[], css?: string) => ({
  pitchside: { property: `--${tokenName(path)}` as const, ...(css === undefined ? {} : { css }) },
});
const color = ([l, c, h, alpha]: Oklch) => ({ colorSpace: 'oklch', components: [l, c, h], ...(alpha === undefined ? {} : { alpha }) });

/** Every number of a CSS length or duration with its unit. */
function measure(text: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|ms|deg)$/.exec(text) ?? [];
  if (value === undefined) throw new RangeError(`${text} is no measure`);
  return { value: Number(value), unit };
}

const families = (text: string) => text.split(', ').map((name) => name.replace(/^'|'$/g, ''));
const bezier = (text: string) => [...text.matchAll(/[\d.]+/g)].map(([number]) => Number(number));

/** Groups of tokens: the `$type` and the values of each. */
const groups = {
  font: ['fontFamily', families],
  text: ['dimension', measure],
  weight: ['fontWeight', Number],
  space: ['dimension', measure],
  radius: ['dimension', measure],
  layer: ['number', Number],
} as const;

const group = (name: keyof typeof groups): DesignTokens => {
  const [$type, valueOf] = groups[name];
  return Object.fromEntries(
    Object.entries<string>(fixedTokens[name]).map(([token, text]) => [
      token,
      { $type, $value: valueOf(text), $extensions: property([name, token]) },
    ]),
  );
};

const motion = (): DesignTokens =>
  Object.fromEntries(
    Object.entries(fixedTokens.motion).map(([token, text]) => [
      token,
      {
        ...(token === 'ease' ? { $type: 'cubicBezier', $value: bezier(text) } : { $type: 'duration', $value: measure(text) }),
        $extensions: property(['motion', token]),
      },
    ]),
  );

/** `0 8px 28px oklch(…), …` as layers of a shadow. */
const shadow = (text: string) =>
  [...text.matchAll(/0 (\d+)px (\d+)px oklch\(([\d. ]+?) \/ ([\d.]+)\)/g)].map(([, y, blur, parts, alpha]) => ({
    color: color([...((parts ?? '').split(' ').map(Number) as [number, number, number]), Number(alpha)]),
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: Number(y), unit: 'px' },
    blur: { value: Number(blur), unit: 'px' },
    spread: { value: 0, unit: 'px' },
  }));

const themed = (theme: ThemeName): DesignTokens => ({
  color: Object.fromEntries(
    (Object.keys(colors[theme]) as ColorToken[]).map((token) => [
      token,
      { $type: 'color', $value: color(colors[theme][token]), $extensions: property(['color', token]) },
    ]),
  ),
  shadow: { float: { $type: 'shadow', $value: shadow(floats[theme]), $extensions: property(['shadow', 'float'], floats[theme]) } },
});

/**
 * Every token in the Design Tokens format: those that change with the theme under `day` and `night`, the rest under `fixed`.
 * It ships in the package as `tokens.json`.
 */
export const designTokens = (): DesignTokens => ({
  ...Object.fromEntries(themeNames.map((theme) => [theme, themed(theme)])),
  fixed: {
    ...Object.fromEntries((Object.keys(groups) as (keyof typeof groups)[]).map((name) => [name, group(name)])),
    motion: motion(),
    skew: { $type: 'number', $value: measure(fixedTokens.skew).value, $extensions: property(['skew'], fixedTokens.skew) },
  },
});

/** Which of the groups of `tokens.json` a theme takes, as the Design Tokens Resolver Module (2025.10) writes it. */
export const tokensResolver = {
  name: '@pitchside/ui',
  version: '2025.10',
  sets: { fixed: { sources: [{ $ref: 'tokens.json#/fixed' }] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(themeNames.map((theme) => [theme, [{ $ref: `tokens.json#/${theme}` }]])),
      default: 'day',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/fixed' }, { $ref: '#/modifiers/theme' }],
} as const;
