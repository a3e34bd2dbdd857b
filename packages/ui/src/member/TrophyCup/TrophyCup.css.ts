import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, weight } = vars;

export const frame = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.card,
  background: color.frame,
});
export const size = styleVariants({ s: { width: '36px' }, m: { width: '64px' }, l: { width: '132px' } });
/** Gold, silver and bronze, the same in both themes on the dark ground. */
export const metal = styleVariants({
  1: { color: color.diamond },
  2: { color: color.onFrameMuted },
  3: { color: `color-mix(in oklch, color-mix(in oklch, ${color.diamond} 55%, ${color.cardRed}) 72%, ${color.onDiamond})` },
});
export const drawing = style({ width: '78%', height: '78%' });
export const figure = style({
  fill: color.frame,
  fontFamily: font.number,
  fontSize: '34px',
  fontWeight: weight.strong,
  textAnchor: 'middle',
});
