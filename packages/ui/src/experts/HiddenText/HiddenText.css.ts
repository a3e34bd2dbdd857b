import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface2,
});
export const lines = style({ display: 'grid', gap: space.x4, padding: space.x5 });
export const line = style({ height: '12px', borderRadius: radius.chip, background: color.surface3 });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x4} ${space.x5}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface1,
});
export const lock = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const words = style({ display: 'grid', minWidth: 0, gap: '2px' });
export const what = style({ fontSize: text.m, fontWeight: weight.strong });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  color: color.ink2,
  fontSize: text.s,
});
