import { assignVars, createGlobalTheme, createGlobalThemeContract, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { fixedTokens, floats, systemFonts } from './tokensFixed.ts';
import { colors, cssColor, themeNames, type ColorToken, type ThemeName } from './tokens.data.ts';
import { brandProperty, tokenName } from './tokensNames.ts';

const names = Object.keys(colors.day) as ColorToken[];
const contract = Object.fromEntries(names.map((name) => [name, null])) as Record<ColorToken, null>;

/** Colours by role, and the other tokens that change with the theme. */
const themed = createGlobalThemeContract({ color: contract, shadow: { float: null }, scheme: null }, (_value, path) => tokenName(path));
const { color, shadow, scheme } = themed;

/** Tokens that do not change with the theme. */
const fixed = createGlobalThemeContract(fixedTokens, (_value, path) => tokenName(path));
createGlobalTheme(':root', fixed, fixedTokens);

/**
 * Every design token, as CSS custom properties with stable names: `vars.color.brand` is `var(--pitchside-color-brand)`,
 * `vars.space.x4` is `var(--pitchside-space-4)`.
 */
export const vars = { color, shadow, scheme, ...fixed };

/** A team's own colour where there is one, else ours. */
const own = (theme: ThemeName, name: ColorToken) => fallbackVar(`var(${brandProperty(theme, name)})`, cssColor(colors[theme][name]));

const assign = (theme: ThemeName) =>
  assignVars(themed, {
    color: Object.fromEntries(names.map((name) => [name, own(theme, name)])) as Record<ColorToken, string>,
    shadow: { float: floats[theme] },
    scheme: theme === 'day' ? 'light' : 'dark',
  });

/**
 * Theme classes: put one on any element and every component inside follows it. Each begins with a stable name, `pitchside-day`
 * and `pitchside-night`, for rules of a host.
 */
export const themes: Record<ThemeName, string> = {
  day: style(['pitchside-day', { vars: assign('day') }]),
  night: style(['pitchside-night', { vars: assign('night') }]),
};

globalStyle(':root', { vars: assign('day') });

// A rise is red in the tokens; where the convention is the other way round the two change places.
for (const theme of themeNames) {
  globalStyle(`${themes[theme]}[data-odds-rise='green']`, {
    vars: { [color.oddsUp]: own(theme, 'oddsDown'), [color.oddsDown]: own(theme, 'oddsUp') },
  });
}

// No letter of these families is downloaded where data is saved. The family is named again, because the computed one would be inherited.
for (const theme of themeNames) {
  globalStyle(`${themes[theme]}[data-fonts='system']`, {
    vars: { [fixed.font.text]: systemFonts.text, [fixed.font.number]: systemFonts.number },
    fontFamily: systemFonts.text,
  });
}
