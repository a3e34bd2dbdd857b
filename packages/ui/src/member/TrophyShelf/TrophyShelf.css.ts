import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({ display: 'flex', alignItems: 'center', gap: space.x3, minWidth: 0 });
export const words = style({ display: 'grid', minWidth: 0 });
export const place = style({ fontSize: text.l, fontWeight: weight.strong, lineHeight: '24px' });
export const event = style({
  overflow: 'hidden',
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const when = style({ color: color.ink3, fontSize: text.xs, lineHeight: '18px' });
