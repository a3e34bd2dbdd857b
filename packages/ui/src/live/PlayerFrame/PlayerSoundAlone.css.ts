import { keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** Over the poster, under the flying comments; what can be pressed lies above the bar of controls. */
export const place = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x4,
  padding: `${space.x2} ${space.x4} 52px`,
  background: faded(paint.coal10, 0.72),
});

export const scorePlace = style({ display: 'flex', maxWidth: '100%', pointerEvents: 'none' });

export const sign = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.x2} ${space.x4}`,
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  fontSize: text.m,
  fontWeight: vars.weight.medium,
  color: color.ink1,
});

export const bars = style({ display: 'flex', alignItems: 'center', gap: '3px', height: '16px' });

const swell = keyframes({ from: { scale: '1 0.35' }, to: { scale: '1 1' } });
export const bar = style({
  width: '3px',
  height: '100%',
  borderRadius: '2px',
  background: color.live,
  animation: `${swell} 1100ms ease-in-out infinite alternate`,
  selectors: { '&:nth-child(2)': { animationDelay: '-500ms' }, '&:nth-child(3)': { animationDelay: '-850ms' } },
});
