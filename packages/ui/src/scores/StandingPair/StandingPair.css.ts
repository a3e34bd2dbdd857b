import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const bar = style({ paddingBottom: '8px' });
export const table = style({ width: '100%', fontSize: text.m });
const headBase = style({
  height: '32px',
  padding: '0 4px',
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  whiteSpace: 'nowrap',
});
export const head = styleVariants({ middle: [headBase, { textAlign: 'center' }], start: [headBase, { textAlign: 'left' }] });
export const cell = style({
  height: '44px',
  padding: '0 4px',
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.normal,
  textAlign: 'left',
});
export const team = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, lineHeight: '22px' });
export const figure = style([
  cell,
  { color: color.ink2, fontFamily: font.number, fontSize: '15px', fontWeight: weight.medium, textAlign: 'center', whiteSpace: 'nowrap' },
]);
export const points = style([figure, { color: color.ink1, fontSize: text.l, fontWeight: weight.strong }]);
export const place = style([figure, { color: color.ink1, fontSize: text.xl, fontWeight: weight.strong }]);
globalStyle(`${place} > small`, { color: color.ink3, fontSize: text.s, fontWeight: weight.medium });
