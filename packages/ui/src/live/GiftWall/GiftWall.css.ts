import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;
const cut = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const frame = style({ display: 'grid', gap: space.x3, padding: `${space.x3} ${space.x4} ${space.x4}` });
export const sum = style({ color: color.ink3, fontSize: text.s, lineHeight: '20px' });
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: space.x2 });
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '2px',
  minWidth: 0,
  padding: `${space.x3} ${space.x2} ${space.x2}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});
export const waiting = style({ minHeight: '124px', alignContent: 'center', gap: space.x2 });
export const name = style({ ...cut, marginTop: '4px', fontSize: text.s, lineHeight: '20px' });
export const count = style({
  color: color.ink1,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontStyle: 'italic',
  fontSize: text.l,
  lineHeight: '24px',
});
export const top = style({ display: 'flex', alignItems: 'center', gap: '4px', maxWidth: '100%', minHeight: '20px' });
export const topName = style({ ...cut, minWidth: 0, color: color.ink3, fontSize: text.xs, lineHeight: '18px' });
export const nobody = style({ minHeight: '20px', color: color.ink3, fontSize: text.xs, lineHeight: '20px' });
export const dim = style({ filter: 'grayscale(1)', opacity: 0.45 });
