import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, layer, radius, space, text } = vars;

export const place = style({ position: 'fixed', insetInlineStart: space.x6, bottom: space.x6, zIndex: layer.sticky });
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
