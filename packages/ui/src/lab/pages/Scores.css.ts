import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space.x4,
  maxWidth: '1488px',
  margin: '0 auto',
  padding: `${space.x5} ${space.x6} ${space.x10}`,
});
export const mine = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.x3,
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const end = style({ marginInlineStart: 'auto' });
