import { keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const stage = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  contain: 'strict',
  fontFamily: vars.font.text,
});

/** Everything is below the score, which nothing may cover. */
export const field = style({ position: 'absolute', inset: 'var(--safe-top) 0 0 0', overflow: 'hidden' });
export const full = style({ position: 'absolute', inset: 0 });

export const combos = style({
  position: 'absolute',
  insetInlineStart: '16px',
  bottom: 'var(--safe-bottom)',
  display: 'grid',
  gap: '10px',
  gridAutoRows: '44px',
  maxWidth: 'calc(100% - 32px)',
});
/** Above the place of three banners, so that it never meets one. */
export const entry = style({
  position: 'absolute',
  insetInlineStart: '20px',
  bottom: 'calc(var(--safe-bottom) + 166px)',
  maxWidth: 'min(calc(100% - 40px), 520px)',
});

const enter = keyframes({ from: { opacity: 0, scale: '0.94' } });
export const card = style({
  position: 'absolute',
  insetInline: 0,
  top: '8px',
  marginInline: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 48px)',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '6px 24px 6px 14px',
  borderRadius: vars.radius.card,
  borderLeft: `6px solid var(--noble, ${paint.plainNoble})`,
  background: faded(paint.ink, 0.94),
  color: vars.color.onFrame,
  animation: `${enter} ${vars.motion.panel} ${vars.motion.ease}`,
});
export const cardWords = style({ display: 'grid', minWidth: 0, fontSize: vars.text.l, lineHeight: '24px', color: vars.color.onFrameMuted });
export const cardName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.onFrame,
  fontWeight: vars.weight.strong,
});
export const cardTimes = style({
  marginInlineStart: '8px',
  color: vars.color.onFrame,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontStyle: 'italic',
  fontSize: '32px',
  lineHeight: '40px',
});
