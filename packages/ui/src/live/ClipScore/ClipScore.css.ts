import { keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** Display only: presses go through to the picture. */
export const place = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  width: 'fit-content',
  maxWidth: '100%',
  pointerEvents: 'none',
});

const appear = keyframes({ from: { opacity: 0, translate: '-8px 0' } });
export const scorer = style({
  maxWidth: '100%',
  padding: `0 ${space.x3}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: '3px',
  background: faded(paint.coal16, 0.86),
  color: color.onFrame,
  fontSize: text.m,
  fontWeight: vars.weight.strong,
  lineHeight: '26px',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${appear} 240ms ease-out` } },
});
