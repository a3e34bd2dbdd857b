import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x6,
  minHeight: '124px',
  padding: `${space.x4} ${space.x6}`,
  borderRadius: vars.radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const portrait = style({ flex: 'none', padding: '3px', border: `2px solid ${color.onFrame}`, borderRadius: vars.radius.round });
export const rows = style({ display: 'grid', gap: '10px', minWidth: 0, flex: 1, fontSize: text.s, lineHeight: 1.45 });
export const row = style({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'center' });
export const where = style({ fontSize: text.xs, color: color.onFrameMuted });
export const line = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Comments in chat are shown in full. */
export const message = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const small = style({ display: 'block', fontSize: text.xs, lineHeight: 1.45, color: color.onFrameMuted });
export const place = style({ fontFamily: vars.font.number, fontSize: text.xl, fontWeight: vars.weight.strong });
