import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const divider = style({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '[data-ground="dark"] &': { borderColor: vars.color.frameLine } },
});
