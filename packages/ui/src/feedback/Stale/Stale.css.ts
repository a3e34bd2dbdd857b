import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stale = style({
  transition: `opacity ${vars.motion.press}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
