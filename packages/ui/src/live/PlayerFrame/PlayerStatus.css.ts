import { keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const statusArea = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: `${space.x2} ${space.x6} 52px`,
  pointerEvents: 'none',
});

/** Covers the whole picture, above the bar of controls. */
export const curtainArea = style({ position: 'absolute', inset: 0, overflow: 'hidden auto' });

const plate = {
  background: faded(paint.coal15, 0.9),
  color: color.ink1,
  borderRadius: vars.radius.card,
  pointerEvents: 'auto',
} as const;

export const notice = style({
  ...plate,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  maxWidth: '420px',
  padding: `${space.x4} ${space.x6}`,
  textAlign: 'center',
  '@container': { '(max-width: 360px)': { gap: space.x1, padding: `${space.x2} ${space.x4}` } },
});
/** A picture so small that it has room for a word or two. */
const small = '(max-width: 360px)';
export const noticeTitle = style({
  fontSize: text.l,
  fontWeight: vars.weight.medium,
  '@container': { [small]: { fontSize: text.s } },
});
export const noticeHint = style({ color: color.ink2, fontSize: text.s, '@container': { [small]: { display: 'none' } } });

const turn = keyframes({ to: { rotate: '360deg' } });
export const spinning = style({ animation: `${turn} 900ms linear infinite` });

export const bigPlay = style({
  ...plate,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '64px',
  padding: `0 ${space.x6}`,
  borderRadius: vars.radius.round,
  fontSize: text.l,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover': { background: color.brand, color: color.onBrand }, '&:active': { translate: '0 1px' } },
});
