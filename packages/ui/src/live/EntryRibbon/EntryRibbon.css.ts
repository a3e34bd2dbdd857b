import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: '48px 0' } });

const ribbon = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: '28px',
  padding: '0 14px 0 10px',
  borderRadius: '3px',
  borderLeft: `4px solid var(--noble, ${paint.plainNoble})`,
  fontSize: vars.text.s,
  lineHeight: '20px',
  transform: `skewX(${vars.skew})`,
});
export const ground = styleVariants({
  picture: [
    ribbon,
    {
      background: `color-mix(in oklab, var(--noble, ${paint.plainNoble}) 26%, ${paint.ink})`,
      color: vars.color.onFrame,
      animation: `${enter} ${vars.motion.popup} ${vars.motion.ease}`,
    },
  ],
  chat: [
    ribbon,
    {
      height: '24px',
      fontSize: vars.text.xs,
      background: `color-mix(in oklab, var(--noble, ${paint.plainNoble}) 18%, ${vars.color.surface3})`,
      color: vars.color.ink1,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
  ],
});
export const upright = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  transform: `skewX(calc(-1 * ${vars.skew}))`,
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
