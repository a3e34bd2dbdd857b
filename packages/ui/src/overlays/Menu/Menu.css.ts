import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, space, text } = vars;

export const layer = style({ zIndex: vars.layer.popover, outline: 'none' });

export const popup = style({
  minWidth: '200px',
  maxWidth: 'min(320px, var(--available-width))',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space.x1,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.press}, scale ${motion.press} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.97' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '36px',
  padding: `6px ${space.x3}`,
  borderRadius: '6px',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted], &[data-popup-open]': { background: color.surface3 },
    // The keyboard's place has the ring as every other control has; the pointer's has the ground alone.
    '&:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
    '&:active:not([data-disabled])': { background: color.brandSoft },
    '&[data-disabled]': { cursor: 'not-allowed', color: color.ink3 },
  },
});

export const itemTones = styleVariants({
  neutral: {},
  critical: { color: color.live, selectors: { '&[data-highlighted]:not([data-disabled])': { background: color.liveSoft } } },
});

export const icon = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  selectors: { '[data-disabled] > &': { opacity: 0.6 } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const reason = style({ display: 'block', fontSize: text.xs, color: color.ink3 });

export const hintText = style({ flex: 'none', fontSize: text.xs, color: color.ink3 });

export const tick = style({ flex: 'none', display: 'inline-grid', width: '16px', height: '16px', color: color.brand });

export const chevron = style({ flex: 'none', color: color.ink3 });

export const groupLabel = style({ padding: `8px ${space.x3} 4px`, fontSize: text.xs, color: color.ink3 });

export const separator = style({ height: '1px', margin: `${space.x1} ${space.x3}`, background: color.line });
