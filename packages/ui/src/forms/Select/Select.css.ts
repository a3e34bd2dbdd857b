import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const words = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const label = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-placeholder] > &': { color: vars.color.ink3 } },
});

export const chevron = style({
  flex: 'none',
  color: vars.color.ink3,
  transition: `rotate ${vars.motion.press}`,
  selectors: { '[data-popup-open] > &': { rotate: '180deg' } },
});
