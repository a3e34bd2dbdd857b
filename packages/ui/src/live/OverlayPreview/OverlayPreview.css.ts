import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space } = vars;

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.x2 });
export const stage = style({
  position: 'relative',
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
/** A page of 1920 by 1080 px at the width of its place. */
export const source = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '1920px',
  height: '1080px',
  border: 0,
  // Without it browsers paint a ground where the schemes of page and frame differ.
  colorScheme: 'normal',
  transformOrigin: '0 0',
  // The ratio of two lengths, as a number.
  scale: 'tan(atan2(100cqw, 1920px))',
  pointerEvents: 'none',
});
const square = `color-mix(in oklab, ${color.ink3} 28%, ${color.surface1})`;
export const grounds = styleVariants({
  checks: { background: `conic-gradient(${square} 25%, ${color.surface1} 0 50%, ${square} 0 75%, ${color.surface1} 0) 0 0 / 24px 24px` },
  pitch: { background: `repeating-linear-gradient(90deg, ${paint.turf600Flat} 0 8%, ${paint.turf760} 8% 16%)` },
});
