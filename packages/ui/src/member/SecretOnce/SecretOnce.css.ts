import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({ display: 'grid', gap: space.x3, minWidth: 0 });
export const warning = style({
  display: 'flex',
  gap: space.x2,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: vars.radius.card,
  background: color.warningSoft,
  color: color.ink1,
  fontSize: text.s,
  lineHeight: '20px',
});
export const sign = style({ flex: 'none', marginTop: '2px', color: color.warning });
