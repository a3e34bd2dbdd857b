import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space.x4,
  alignItems: 'start',
  maxWidth: '1488px',
  margin: '0 auto',
  padding: `${space.x5} ${space.x6} ${space.x10}`,
});
export const head = style({ gridColumn: '1 / -1' });
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, minWidth: 0 });
export const card = style({
  minWidth: 0,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: space.x4,
  alignItems: 'start',
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pay = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x5,
  margin: `${space.x4} -16px -16px`,
  padding: `${space.x3} ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: color.surface2,
});
export const sum = style({ fontFamily: vars.font.number, fontSize: vars.text.title, fontWeight: vars.weight.strong, lineHeight: 1.2 });
