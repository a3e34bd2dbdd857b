const chinese =
  "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable', sans-serif";

/** Faces without ours: what the machine of the reader has, at the widths of ours. */
export const systemFonts = {
  text: `'Barlow Stand-in', ${chinese}`,
  number: `'Barlow Condensed Stand-in', 'Barlow Stand-in', ${chinese}`,
} as const;

/** Tokens that do not change with the theme, as CSS writes them. */
export const fixedTokens = {
  font: {
    text: `'Barlow', ${systemFonts.text}`,
    number: `'Barlow Condensed', 'Barlow Condensed Stand-in', 'Barlow', 'Barlow Stand-in', ${chinese}`,
  },
  text: { xs: '12px', s: '13px', m: '14px', l: '16px', xl: '18px', xxl: '22px', title: '28px', stage: '40px' },
  weight: { normal: '400', medium: '500', strong: '600' },
  space: { x1: '4px', x2: '8px', x3: '12px', x4: '16px', x5: '20px', x6: '24px', x8: '32px', x10: '40px', x12: '48px' },
  radius: { chip: '4px', card: '8px', round: '999px' },
  motion: { press: '120ms', panel: '200ms', popup: '320ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', header: '20', popover: '30', dialog: '40', toast: '50', tooltip: '60' },
  skew: '-12deg',
} as const;

/** Shadow under floating panels, by theme. */
export const floats = {
  day: '0 8px 28px oklch(0.2 0.03 165 / 0.16), 0 1px 3px oklch(0.2 0.03 165 / 0.12)',
  night: '0 10px 36px oklch(0 0 0 / 0.5), 0 1px 2px oklch(0 0 0 / 0.5)',
} as const;
