import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;
const whole = { maxWidth: '100%', textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere' } as const;

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '20px',
});
export const sum = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2, color: color.ink3, fontSize: text.s });
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))', gap: space.x3 });
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  padding: `${space.x4} ${space.x2} ${space.x3}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});
export const waiting = style({ minHeight: '148px', alignContent: 'center', gap: space.x2 });
export const name = style({ ...whole, marginTop: space.x1, fontWeight: vars.weight.medium, lineHeight: '20px' });
export const owned = style({
  color: color.ink1,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontStyle: 'italic',
  fontSize: text.l,
  lineHeight: '24px',
});
const until = { ...whole, fontSize: text.xs, lineHeight: '18px' } as const;
export const keeping = style({ ...until, color: color.ink3 });
export const leaving = style({ ...until, color: color.live });
export const ending = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: color.live,
  fontSize: text.xs,
  lineHeight: '18px',
});
