import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const frame = style({
  display: 'flex',
  gap: space.x2,
  padding: `${space.x2} ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface2,
  color: color.ink2,
  fontSize: vars.text.s,
  lineHeight: '20px',
});
export const icon = style({ flex: 'none', marginTop: '2px', color: color.ink3 });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
