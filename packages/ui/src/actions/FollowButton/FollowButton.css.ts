import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stays = style({ display: 'block', width: '100%' });

/** Both faces share one cell, so that the wider one sets the width and nothing jumps on hover. */
export const words = style({
  display: 'inline-grid',
  justifyItems: 'center',
  alignItems: 'center',
  transition: `opacity ${vars.motion.press}`,
  selectors: { '[aria-busy] &': { opacity: 0.75 } },
});

const face = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: '6px' });
const left =
  'span:not([aria-busy]) > [data-follows="true"]:hover:not(:disabled) &, span:not([aria-busy]) > [data-follows="true"]:focus-visible &';

// VisuallyHidden, not hidden: the state stays in the button's name.
export const stands = style([face, { selectors: { [left]: { opacity: 0 } } }]);

export const leave = style([face, { visibility: 'hidden', color: vars.color.live, selectors: { [left]: { visibility: 'visible' } } }]);

export const count = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong, opacity: 0.85 });

export const act = style({ insetInlineStart: 0 });
