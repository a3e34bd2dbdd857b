import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: color.surface1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '64px',
  padding: `10px ${space.x4}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const name = style({ margin: 0, fontWeight: vars.weight.medium, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const about = style({ margin: 0, color: color.ink3, fontSize: text.s, lineHeight: 1.45 });
export const here = style({ color: color.success, fontSize: text.s, fontWeight: vars.weight.medium });
