import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion } = vars;

export const positioner = style({ zIndex: vars.layer.popover });

export const panel = style({
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `opacity ${motion.press} ${motion.ease}, translate ${motion.press} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' } },
});
