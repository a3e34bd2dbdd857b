import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text } = vars;

export const plate = style({
  display: 'inline-grid',
  justifyItems: 'center',
  padding: `${space.x2} ${space.x5}`,
  borderRadius: radius.card,
  background: faded(paint.ink, 0.88),
  color: color.onFrame,
});
export const words = style({
  color: color.onFrameMuted,
  fontSize: text.s,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
