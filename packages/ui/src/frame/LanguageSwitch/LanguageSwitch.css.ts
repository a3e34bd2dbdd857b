import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion } = vars;

export const positioner = style({ zIndex: vars.layer.popover });

export const popup = style({
  minWidth: '148px',
  padding: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `opacity ${motion.press} ${motion.ease}, translate ${motion.press} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  height: '36px',
  padding: '0 12px',
  borderRadius: '6px',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.press}`,
  selectors: {
    '&[data-highlighted]': { background: color.surface3, outline: 'none' },
    '&:active': { background: color.brandSoft },
    '&[data-checked]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&[data-highlighted]:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
  },
});
