import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, skew, space, text, weight } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, auto) minmax(48px, 1fr) auto auto',
  gap: `${space.x2} ${space.x3}`,
  margin: 0,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minHeight: '32px',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space.x1,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const name = style({ color: color.ink2, fontSize: text.s, lineHeight: '18px' });
export const track = style({ position: 'relative', height: '14px' });
/** The 50% mark: the rate of a coin. */
export const half = style({ position: 'absolute', insetBlock: 0, left: '50%', borderLeft: `1px dashed ${color.lineStrong}` });
export const open = style({
  position: 'absolute',
  top: '5px',
  height: '4px',
  background: color.lineStrong,
  borderRadius: '2px',
});
export const mark = style({
  position: 'absolute',
  top: '1px',
  width: '6px',
  height: '12px',
  marginLeft: '-3px',
  background: color.brand,
  transform: `skewX(${skew})`,
});
export const value = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: 'span 2',
  columnGap: space.x1,
  alignItems: 'baseline',
  margin: 0,
  fontWeight: weight.strong,
  fontSize: text.m,
  textAlign: 'right',
});
export const figure = style({ font: `${weight.strong} ${text.l}/20px ${font.number}` });
export const sample = style({ color: color.ink3, fontSize: text.s, fontWeight: 400, whiteSpace: 'nowrap' });
