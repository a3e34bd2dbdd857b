import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const shift = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x2,
});
const box = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  height: '100%',
  padding: space.x3,
  borderRadius: vars.radius.card,
});
export const side = styleVariants(
  { from: { background: color.surface3 }, to: { background: color.frame, color: color.onFrame } },
  (look) => [box, look],
);
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  background: color.brand,
  color: color.onBrand,
});
export const name = style({ fontSize: text.s, lineHeight: 1.45 });
export const amount = style({
  fontFamily: vars.font.number,
  fontSize: text.xxl,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const note = style({ fontSize: text.xs, lineHeight: 1.45 });
