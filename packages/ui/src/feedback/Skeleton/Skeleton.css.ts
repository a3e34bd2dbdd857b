import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const lines = style({ display: 'inline-grid', gap: '8px', width: 'var(--bone-width)', maxWidth: '100%', verticalAlign: 'middle' });

export const bone = style({
  display: 'block',
  width: '100%',
  height: 'var(--bone-height)',
  background: vars.color.surface3,
  animation: `${appear} 150ms step-end, ${breathe} 1600ms ease-in-out 150ms infinite`,
  selectors: { '&:last-child:not(:first-child)': { width: '62%' } },
});

export const shapes = styleVariants({
  text: { borderRadius: vars.radius.chip },
  block: { borderRadius: vars.radius.card },
  circle: { borderRadius: vars.radius.round },
  slant: { borderRadius: vars.radius.chip, transform: `skewX(${vars.skew})` },
});
