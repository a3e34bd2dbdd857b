import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const hurdle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minWidth: 0,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ margin: 0, fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const note = style({ margin: 0, fontSize: text.s, lineHeight: 1.45, color: color.ink2 });
