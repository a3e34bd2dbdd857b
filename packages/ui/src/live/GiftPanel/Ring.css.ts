import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '80px',
  height: '80px',
  justifySelf: 'center',
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
});
export const ring = style({ position: 'absolute', inset: 0, rotate: '-90deg' });
export const track = style({ fill: 'none', stroke: color.line, strokeWidth: 4 });
export const rest = style({ fill: 'none', stroke: color.brand, strokeWidth: 4 });
const disc = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: vars.radius.round,
  fontSize: vars.text.s,
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.motion.press}, scale ${vars.motion.press}`,
  selectors: { [`${button}:active &`]: { scale: '0.94' } },
});
/** Face of the ring: an action to continue, or one to take back. */
export const face = styleVariants({
  go: [disc, { background: color.brand, color: color.onBrand, selectors: { [`${button}:hover &`]: { background: color.brandHover } } }],
  back: [disc, { background: color.surface3, color: color.ink1, selectors: { [`${button}:hover &`]: { color: color.brand } } }],
});
export const figure = style({
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontStyle: 'italic',
  fontSize: '22px',
  lineHeight: '24px',
});
