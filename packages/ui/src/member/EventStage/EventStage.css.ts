import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, skew, space, text, weight } = vars;
/** Below this width the cup is hidden. */
const narrow = '(max-width: 559px)';

export const frame = style({ containerType: 'inline-size' });
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x6,
  minHeight: '216px',
  padding: `${space.x6} ${space.x8}`,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.x4 } },
});
export const pitch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const line = style({ fill: 'none', stroke: color.frameField, strokeWidth: 3 });
export const words = style({ position: 'relative', display: 'grid', justifyItems: 'start', gap: space.x2, minWidth: 0 });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  color: color.onFrameMuted,
  fontSize: text.m,
});
export const state = style({
  padding: `2px ${space.x3}`,
  background: color.brand,
  color: color.onBrand,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: '20px',
  transform: `skewX(${skew})`,
});
export const name = style({
  margin: 0,
  maxWidth: '100%',
  fontSize: text.stage,
  fontWeight: weight.strong,
  lineHeight: '48px',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { fontSize: text.title, lineHeight: '36px' } },
});
export const timer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.x3}`, minHeight: '48px' });
export const timerLabel = style({ color: color.onFrameMuted, fontSize: text.m });
export const counting = style({ fontFamily: font.number, fontSize: text.xxl, fontWeight: weight.strong, lineHeight: '48px' });
export const cup = style({ position: 'relative', '@container': { [narrow]: { display: 'none' } } });
export const act = style({ marginTop: space.x2, display: 'flex', flexWrap: 'wrap', gap: space.x2 });
