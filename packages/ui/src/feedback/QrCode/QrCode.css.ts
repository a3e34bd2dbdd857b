import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

export const frame = style({ display: 'inline-grid', gap: '6px', width: 'var(--side)', justifyItems: 'center', margin: 0 });

/** Light in both themes: cameras expect dark on light. */
export const picture = style({
  position: 'relative',
  width: 'var(--side)',
  height: 'var(--side)',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: 'white',
  // A code in the system's colours is not read by every camera.
  forcedColorAdjust: 'none',
});

export const inkPath = style({ fill: color.onChalkCell });

export const shade = style({ opacity: 0.3 });

export const center = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: 'calc(var(--side) * 0.16)',
  height: 'calc(var(--side) * 0.16)',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  background: color.frame,
  color: color.onFrame,
});

export const cover = style([
  themes.day,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    padding: vars.space.x3,
    textAlign: 'center',
    fontSize: text.s,
    color: color.ink1,
    background: faded(paint.white, 0.88),
  },
]);

const round = style({ display: 'grid', placeItems: 'center', width: '36px', height: '36px', borderRadius: vars.radius.round });
export const sign = styleVariants({
  loading: [round, { color: color.brand }],
  expired: [round, { background: color.surface3, color: color.ink2 }],
  scanned: [round, { background: color.success, color: 'white' }],
  error: [round, { background: color.liveSoft, color: color.live }],
});

const spin = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({
  width: '24px',
  height: '24px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${spin} 700ms linear infinite`,
});

export const caption = style({ maxWidth: '100%', fontSize: text.s, color: color.ink2, textAlign: 'center', overflowWrap: 'anywhere' });
