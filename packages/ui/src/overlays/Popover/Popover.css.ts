import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

export const layer = style({ zIndex: vars.layer.popover });

export const popup = recipe({
  base: {
    maxWidth: 'var(--available-width)',
    maxHeight: 'var(--available-height)',
    overflow: 'auto',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surface1,
    color: vars.color.ink1,
    boxShadow: vars.shadow.float,
    outline: 'none',
    transformOrigin: 'var(--transform-origin)',
    transition: `opacity ${vars.motion.press}, scale ${vars.motion.press} ${vars.motion.ease}`,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.97' } },
  },
  variants: { padding: { none: { padding: 0 }, m: { padding: '14px' } } },
});
