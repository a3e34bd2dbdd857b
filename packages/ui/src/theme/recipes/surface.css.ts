import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

/** A plane with a hairline around it: what a card, a table and a list of tasks stand on. Laid from edge to edge in another one it gives up its own sides. */
export const surface = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
});
