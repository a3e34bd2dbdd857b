import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const frame = style({ display: 'flex', alignItems: 'center', gap: space.x3, minHeight: '32px', minWidth: 0 });
export const glyph = style({ flex: 'none', color: color.ink3 });

const lamp = createVar();
/** Lamps with gaps between them. */
const gaps = `repeating-linear-gradient(90deg, #000 0 ${lamp}, transparent ${lamp} calc(${lamp} + 2px))`;
export const bar = style({
  forcedColorAdjust: 'none',
  vars: { [lamp]: '6px' },
  position: 'relative',
  flex: '1 1 200px',
  minWidth: '80px',
  maxWidth: '320px',
  height: '10px',
  background: color.surface3,
  maskImage: gaps,
});
const scale = `linear-gradient(90deg, ${color.success} 0 80%, ${color.warning} 80% 95%, ${color.live} 95%)`;
export const lit = style({
  position: 'absolute',
  inset: 0,
  background: scale,
  clipPath: 'inset(0 calc((1 - var(--level, 0)) * 100%) 0 0)',
});
export const peak = style({
  position: 'absolute',
  inset: 0,
  background: scale,
  clipPath: 'inset(0 calc((1 - var(--peak, 0)) * 100%) 0 calc(var(--peak, 0) * 100% - 6px))',
});
export const figure = style({
  flex: 'none',
  minWidth: '52px',
  color: color.ink2,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
const said = style({ minWidth: 0, fontSize: text.s, lineHeight: '20px' });
export const words = styleVariants({ good: [said], silent: [said, { color: color.warning }], loud: [said, { color: color.live }] });
