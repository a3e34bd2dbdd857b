import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, text, weight } = vars;

export const gem = style({ flex: 'none', alignSelf: 'center', color: color.diamond });

export const price = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: '0.25em',
    color: color.diamondInk,
    fontFamily: vars.font.number,
    fontWeight: weight.strong,
    lineHeight: 1.45,
  },
  variants: {
    size: { s: { fontSize: text.s }, m: { fontSize: text.l }, l: { fontSize: text.xxl }, xl: { fontSize: text.stage, lineHeight: 1.2 } },
    tone: { normal: {}, insufficient: { color: color.live } },
  },
});

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

export const free = style({ color: color.success });

const small = { fontFamily: vars.font.text, fontWeight: weight.normal, fontSize: `max(0.72em, ${text.xs})` } as const;

export const per = style({ ...small, marginInlineStart: '-0.1em', color: color.ink3 });

export const old = style({ fontSize: `max(0.8em, ${text.xs})`, fontWeight: weight.medium, color: color.ink3 });

export const lack = style({ ...small, color: color.live });
