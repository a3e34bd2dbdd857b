import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const layer = style({ zIndex: vars.layer.tooltip });

export const popup = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxWidth: '280px',
  padding: `6px 10px`,
  borderRadius: '6px',
  background: vars.color.bug,
  color: vars.color.onBug,
  fontSize: vars.text.xs,
  boxShadow: vars.shadow.float,
  transition: `opacity ${vars.motion.press}, scale ${vars.motion.press}`,
  transformOrigin: 'var(--transform-origin)',
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.96' },
    '&[data-instant]': { transitionDuration: '0ms' },
  },
});
