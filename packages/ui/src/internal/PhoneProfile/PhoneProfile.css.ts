import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x4} ${space.x5} ${space.x5}`,
  background: color.frame,
  color: color.onFrame,
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  fontSize: text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const number = style({ margin: 0, color: color.onFrameMuted, fontSize: text.s, lineHeight: 1.45 });
export const sum = style({
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  color: color.onFrameMuted,
  fontSize: text.xs,
  lineHeight: 1.45,
});
