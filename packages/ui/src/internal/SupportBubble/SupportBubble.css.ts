import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, layer, radius, space, text } = vars;

/**
 * The edge of the page's container, along which the bubble sticks to the window; it never covers the content after it, such as a footer.
 */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.x6,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'flex-end',
  paddingBottom: space.x4,
  pointerEvents: 'none',
});
export const place = style({ position: 'sticky', bottom: space.x6, pointerEvents: 'auto' });
export const bubble = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.round,
  background: color.brand,
  color: color.onBrand,
  boxShadow: vars.shadow.float,
});
export const ways = style({ display: 'grid', gap: space.x3, margin: `0 0 ${space.x4}`, minWidth: '220px' });
export const label = style({ color: color.ink3, fontSize: text.s });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
