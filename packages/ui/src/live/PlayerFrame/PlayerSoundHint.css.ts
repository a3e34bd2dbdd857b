import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** Above the bar of controls and its timeline, and right of the gifts, so that it lies on none of them. */
export const soundHint = style({
  position: 'absolute',
  right: space.x3,
  bottom: '72px',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '36px',
  padding: `0 ${space.x4}`,
  background: faded(paint.coal15, 0.9),
  color: color.ink1,
  borderRadius: vars.radius.round,
  fontSize: text.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.brand, color: color.onBrand } },
});
