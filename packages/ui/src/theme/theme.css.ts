import { assignVars, createGlobalTheme, createThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { colors, cssColor, themeNames, type ColorToken, type ThemeName } from './tokens.data.ts';

const names = Object.keys(colors.day) as ColorToken[];
const contract = Object.fromEntries(names.map((name) => [name, null])) as Record<ColorToken, null>;

/** Colours by role; they change with the theme. */
const color = createThemeContract(contract);

/** What does not change with the theme. */
const fixed = createGlobalTheme(':root', {
  font: {
    text: "'Barlow', 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable', sans-serif",
    number:
      "'Barlow Condensed', 'Barlow', 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable', sans-serif",
  },
  text: { xs: '12px', s: '13px', m: '14px', l: '16px', xl: '18px', xxl: '22px', title: '28px', stage: '40px' },
  weight: { normal: '400', medium: '500', strong: '600' },
  space: { x1: '4px', x2: '8px', x3: '12px', x4: '16px', x5: '20px', x6: '24px', x8: '32px', x10: '40px', x12: '48px' },
  radius: { chip: '4px', card: '8px', round: '999px' },
  motion: { press: '120ms', panel: '200ms', popup: '320ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', header: '20', popover: '30', dialog: '40', toast: '50', tooltip: '60' },
  skew: '-12deg',
});

const shadow = createThemeContract({ float: null });

/** Every design token, as CSS custom properties: `vars.color.brand`, `vars.space.x4`. */
export const vars = { color, shadow, ...fixed };

const assign = (theme: ThemeName) => ({
  ...assignVars(color, Object.fromEntries(names.map((name) => [name, cssColor(colors[theme][name])])) as Record<ColorToken, string>),
  ...assignVars(shadow, {
    float:
      theme === 'day'
        ? '0 8px 28px oklch(0.2 0.03 165 / 0.16), 0 1px 3px oklch(0.2 0.03 165 / 0.12)'
        : '0 10px 36px oklch(0 0 0 / 0.5), 0 1px 2px oklch(0 0 0 / 0.5)',
  }),
});

const surface = { color: color.ink1, accentColor: color.brand };

/** Theme classes: put one on any element and everything inside follows it. */
export const themes: Record<ThemeName, string> = {
  day: style({ vars: assign('day'), ...surface, colorScheme: 'light' }),
  night: style({ vars: assign('night'), ...surface, colorScheme: 'dark' }),
};

globalStyle(':root', { vars: assign('day') });

// A rise is red in the tokens; where the convention is the other way round the two change places.
for (const theme of themeNames) {
  globalStyle(`${themes[theme]}[data-odds-rise='green']`, {
    vars: { [color.oddsUp]: cssColor(colors[theme].oddsDown), [color.oddsDown]: cssColor(colors[theme].oddsUp) },
  });
}
