import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) 92px 52px',
  gap: '10px',
  alignItems: 'center',
  height: '44px',
  fontSize: text.s,
});
globalStyle(`${row} + ${row}`, { borderTop: `1px solid ${color.line}` });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '3px',
  background: color.surface3,
  color: color.ink2,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: 1,
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '22px' });
export const bar = style({
  forcedColorAdjust: 'none',
  position: 'relative',
  height: '8px',
  background: color.surface3,
  transform: `skewX(${vars.skew})`,
});
const piece = style({ position: 'absolute', top: 0, bottom: 0, transition: `width ${vars.motion.panel}` });
export const own = style([piece, { background: color.brand }]);
export const wait = style([piece, { background: `repeating-linear-gradient(102deg, ${color.ink3} 0 2px, transparent 2px 5px)` }]);
export const value = style({
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
