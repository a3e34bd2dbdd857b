import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion } = vars;

export const layer = style({ zIndex: vars.layer.popover });

export const card = style({
  maxWidth: 'var(--available-width)',
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.press}, translate ${motion.press} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 4px' } },
});

export const widths = styleVariants({ s: { width: '240px' }, m: { width: '300px' }, l: { width: '360px' } });
