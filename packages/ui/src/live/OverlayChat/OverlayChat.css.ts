import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius } = vars;

export const lines = style({ display: 'grid', justifyItems: 'start', gap: '4px', width: '400px' });
const enter = keyframes({ from: { opacity: 0, translate: '-16px 0' } });
/** The picture shows through a little; words stay readable on any of it. */
export const line = style({
  maxWidth: '100%',
  borderRadius: radius.card,
  background: `color-mix(in oklab, ${color.surface1} 90%, transparent)`,
  animation: `${enter} ${motion.panel} ${motion.ease}`,
});
