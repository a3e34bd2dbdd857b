import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { toastTimes } from './toasts.ts';

const { color, space } = vars;
const toneColor = createVar();

export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  top: '72px',
  left: '50%',
  translate: '-50% 0',
  display: 'grid',
  gap: space.x2,
  width: 'max-content',
  minWidth: 'min(340px, calc(100vw - 32px))',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  outline: 'none',
});

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  translate: '0 var(--toast-swipe-movement-y)',
  transition: `opacity ${vars.motion.panel}, translate ${vars.motion.panel} ${vars.motion.ease}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -12px' },
    '&[data-swiping]': { transition: 'none' },
    '&[data-limited]': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const toast = styleVariants({ error: color.live, success: color.success, info: color.info, warning: color.warning }, (tone) => [
  frame,
  { vars: { [toneColor]: tone } },
]);

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: `6px ${space.x2} 6px 14px`,
});

export const toneIcon = style({ flex: 'none', display: 'inline-flex', color: toneColor });

export const title = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const act = style({ flex: 'none' });

const draining = keyframes({ from: { scale: '1 1' }, to: { scale: '0 1' } });

/** Line that shows the time left of a toast; it pauses together with the toast. */
export const drain = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: toneColor,
  transformOrigin: 'left',
  animation: `${draining} ${toastTimes.stands}ms linear forwards`,
  selectors: { '[data-expanded] > &': { animationPlayState: 'paused' } },
});
