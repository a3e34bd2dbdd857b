import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative' });

export const edge = style({ display: 'block', height: '1px', marginBottom: '-1px' });

/** The same height in every state, so that nothing jumps when the state changes. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: '56px',
  color: vars.color.ink3,
  fontSize: vars.text.s,
});

const spin = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({
  width: '16px',
  height: '16px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${spin} 700ms linear infinite`,
});
