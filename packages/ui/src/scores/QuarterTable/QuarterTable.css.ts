import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', fontSize: text.m });
export const head = style({
  height: '32px',
  minWidth: '52px',
  padding: '0 6px',
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  whiteSpace: 'nowrap',
  textAlign: 'center',
});
export const corner = style([head, { textAlign: 'left' }]);
export const cell = style({
  height: '44px',
  padding: '0 6px 0 0',
  borderTop: `1px solid ${color.line}`,
  fontWeight: weight.normal,
  textAlign: 'left',
});
export const team = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, lineHeight: '22px', whiteSpace: 'nowrap' });
const number = style([
  cell,
  { padding: '0 6px', fontFamily: font.number, fontSize: '17px', fontWeight: weight.medium, textAlign: 'center' },
]);
export const figure = styleVariants({
  none: [number, { color: color.ink3 }],
  plain: [number, { color: color.ink2 }],
  won: [number, { color: color.ink1, fontWeight: weight.strong }],
});
export const now = style({ color: color.live, background: color.liveSoft });
export const total = style([number, { color: color.ink1, fontSize: text.xxl, fontWeight: weight.strong }]);
