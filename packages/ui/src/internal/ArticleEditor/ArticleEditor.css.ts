import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.x2} ${space.x3}`,
  padding: space.x3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});
export const fields = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const acts = style({ display: 'flex' });
export const picture = style({ maxWidth: '320px', maxHeight: '200px', borderRadius: vars.radius.card });
export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, marginTop: space.x3 });
