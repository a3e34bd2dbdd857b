import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const panel = style({
  width: 356,
  height: 480,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  overflow: 'hidden',
});
export const narrow = style({ width: 240 });
