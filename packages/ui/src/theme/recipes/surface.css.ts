import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

/**
 * A plane with a hairline around it: the ground of a card, a table and a list of tasks. Full-bleed in another one it drops its own sides.
 */
export const surface = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
});
