import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const narrow = '(max-width: 700px)';

export const ticket = style({
  width: '100%',
  containerType: 'inline-size',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  overflow: 'hidden',
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(280px, 1fr)',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const order = style({ display: 'grid', alignContent: 'start', gap: space.x5, minWidth: 0, padding: space.x6 });
export const goods = style({ display: 'flex', alignItems: 'center', gap: space.x3 });
export const pile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.card,
  background: color.surface3,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  margin: 0,
  fontSize: text.l,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
});
export const faint = style({ margin: 0, fontSize: text.s, lineHeight: 1.45, color: color.ink3 });
export const price = style({ fontFamily: vars.font.number, fontSize: '56px', fontWeight: vars.weight.strong, lineHeight: 1.2 });
export const facts = style({ display: 'grid', margin: 0, borderTop: `1px solid ${color.line}` });
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: '48px',
  borderBottom: `1px solid ${color.line}`,
});
export const factName = style({ flex: 'none', color: color.ink2, lineHeight: 1.45 });
export const factValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  margin: 0,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x3,
  fontSize: text.s,
  lineHeight: 1.45,
  color: color.ink3,
});

export const desk = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.x4,
  padding: space.x6,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.surface2,
  '@container': { [narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` } },
});
export const scan = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
});
export const code = style({ position: 'relative' });
export const stamp = style({
  position: 'absolute',
  right: '-14px',
  bottom: '10px',
  padding: '2px 10px',
  border: `1px solid ${color.ink1}`,
  background: color.surface1,
  color: color.ink1,
  fontSize: text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  transform: `skewX(${vars.skew})`,
});
export const time = style({ display: 'grid', gap: space.x2, justifyItems: 'center', width: '100%', maxWidth: '280px' });
export const timeLine = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', width: '100%' });
export const track = style({
  width: '100%',
  height: '6px',
  borderRadius: vars.radius.round,
  background: color.surface3,
  overflow: 'hidden',
});
export const left = style({
  display: 'block',
  height: '100%',
  background: color.brand,
  transformOrigin: 'left',
  transition: 'transform 1s linear',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
