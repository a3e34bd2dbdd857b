import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const creep = keyframes({ from: { scale: '0 1' }, '20%': { scale: '0.45 1' }, '60%': { scale: '0.75 1' }, to: { scale: '0.92 1' } });
const fade = keyframes({ '50%': { opacity: 1 }, to: { opacity: 0 } });

const base = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.toast,
  height: '3px',
  background: vars.color.onFrame,
  transformOrigin: 'left',
  pointerEvents: 'none',
});

/** The creeping line keeps its position when it completes: the transition starts where the animation was. */
export const line = styleVariants({
  running: [base, { scale: '0.92 1', animation: `${creep} 8s ${vars.motion.ease} forwards` }],
  finishing: [base, { scale: '1 1', transition: `scale ${vars.motion.panel}`, animation: `${fade} 500ms ease-in forwards` }],
});
