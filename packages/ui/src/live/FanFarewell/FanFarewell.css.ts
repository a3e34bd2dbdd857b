import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface2,
});
export const mark = style({ flex: 'none', color: color.ink3 });
export const lines = style({ display: 'grid', gap: space.x1, flex: 1, minWidth: 0 });
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const rest = style({ color: color.ink2, fontSize: text.s, lineHeight: '20px', overflowWrap: 'anywhere' });
