import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const bar = style({ paddingBottom: '8px' });
export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', minWidth: '760px', fontSize: text.m });
export const head = style({
  height: '34px',
  padding: '0 6px',
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const cell = style({ height: '38px', padding: '0 6px', borderTop: `1px solid ${color.line}`, fontWeight: weight.normal });
/** Names stay while the figures are scrolled sideways. */
export const nameCell = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: '150px',
  paddingLeft: 0,
  background: color.surface1,
  textAlign: 'left',
  whiteSpace: 'nowrap',
});
export const row = style({ transition: `background-color ${vars.motion.panel}`, ':hover': { background: color.surface3 } });
export const number = style({
  display: 'inline-block',
  minWidth: '26px',
  color: color.ink3,
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.strong,
});
export const starter = style({
  marginLeft: '6px',
  padding: '1px 5px',
  borderRadius: vars.radius.chip,
  background: color.surface3,
  color: color.ink2,
  fontSize: text.xs,
});
export const figure = style([
  cell,
  { color: color.ink2, fontFamily: font.number, fontSize: '15px', fontWeight: weight.medium, textAlign: 'center', whiteSpace: 'nowrap' },
]);
export const strong = style([figure, { color: color.ink1, fontSize: text.l, fontWeight: weight.strong }]);
export const idle = style([cell, { color: color.ink3, fontSize: text.s, textAlign: 'center' }]);
export const sumRow = style({ background: color.surface2 });

export const tops = style({ display: 'grid', gap: '12px' });
export const topNames = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', fontSize: text.s, lineHeight: '20px' });
export const topName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
