import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const corner = {
  content: '""',
  position: 'absolute',
  width: '28px',
  height: '28px',
  border: `2px solid ${color.brand}`,
  pointerEvents: 'none',
} as const;

/** Light in both themes, as cameras expect it; a corner arc on two sides. */
export const box = style({
  position: 'relative',
  width: '208px',
  height: '208px',
  margin: `${space.x8} auto 0`,
  borderRadius: vars.radius.card,
  background: 'white',
  '::before': { ...corner, left: '-6px', top: '-6px', borderRight: 0, borderBottom: 0, borderTopLeftRadius: '14px' },
  '::after': { ...corner, right: '-6px', bottom: '-6px', borderLeft: 0, borderTop: 0, borderBottomRightRadius: '14px' },
});

export const empty = style({ width: '100%', height: '100%', borderRadius: vars.radius.card, background: paint.paperEmpty });

const cover = style([
  themes.day,
  {
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.card,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    background: faded(paint.white, 0.92),
    color: color.ink1,
    fontWeight: vars.weight.strong,
  },
]);

export const mask = cover;

export const again = style([
  cover,
  { cursor: 'pointer', selectors: { '&:hover': { background: faded(paint.white, 0.86) }, '&:active': { translate: '0 1px' } } },
]);

const round = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.round,
  color: 'white',
});
const arrive = keyframes({ from: { scale: 0.6, opacity: 0 } });

export const sign = styleVariants({
  done: [
    round,
    {
      background: color.brand,
      animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}`,
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  ],
  again: [round, { background: color.frame }],
  alarm: [round, { background: color.live }],
});

const spin = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({
  width: '28px',
  height: '28px',
  border: `3px solid ${color.brand}`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${spin} 700ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '2100ms' } },
});

/** Room for two lines of the longest language, so that a change of state moves nothing. */
export const words = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '72px',
  margin: `${space.x5} 0 ${space.x4}`,
  textAlign: 'center',
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  maxWidth: '100%',
  minHeight: '24px',
});

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: text.l,
  lineHeight: '24px',
  fontWeight: vars.weight.strong,
});

export const aside = style({ color: color.ink3, fontSize: text.s, lineHeight: '20px' });

export const seconds = style({
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '15px',
  fontWeight: vars.weight.strong,
});
