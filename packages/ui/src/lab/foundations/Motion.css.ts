import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const run = keyframes({ '0%, 15%': { left: 0 }, '60%, 100%': { left: 'calc(100% - 24px)' } });

export const track = style({
  position: 'relative',
  width: '100%',
  height: '24px',
  borderRadius: vars.radius.round,
  background: vars.color.surface3,
});
export const ball = styleVariants({ press: '120ms', panel: '200ms', popup: '320ms' }, (time) => ({
  position: 'absolute' as const,
  top: 0,
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.round,
  background: vars.color.brand,
  // Slowed tenfold, so that the eye can follow the curve.
  animation: `${run} calc(${time} * 10) ${vars.motion.ease} infinite alternate`,
}));
