import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });

export const renew = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  color: color.ink3,
  fontSize: text.s,
  lineHeight: 1.45,
});
