import { style } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, font, weight } = vars;
const lean = `skewX(${vars.skew})`;
const upright = `skewX(calc(-1 * ${vars.skew}))`;

export const head = style({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const stripe = style({
  position: 'absolute',
  left: '-10px',
  top: 0,
  bottom: 0,
  width: '24px',
  background: 'var(--club)',
  transform: lean,
});
/** Its space is reserved while the picture loads. */
export const cover = style({ display: 'block', width: '100%', height: '200px', objectFit: 'cover', background: color.surface3 });
export const line = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '136px',
  '@container': { '(max-width: 1020px)': { flexDirection: 'column' } },
});
/** Keeps a minimum width for the name: the board wraps before it. */
export const who = style({
  flex: '1 0 360px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.x5,
  padding: `${space.x4} ${space.x6} ${space.x4} ${space.x12}`,
});
export const portrait = style({
  position: 'relative',
  flex: 'none',
  padding: '3px',
  border: `2px solid ${color.onFrame}`,
  borderRadius: vars.radius.round,
});
export const club = style({ position: 'absolute', right: '-5px', bottom: '-3px' });
export const words = style({ display: 'grid', gap: space.x2, minWidth: 0, flex: 1 });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const nickname = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xxl,
  lineHeight: 1.35,
});
export const faint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  fontSize: text.s,
  lineHeight: 1.5,
  color: color.onFrameMuted,
});
export const track = style({
  position: 'relative',
  width: 'min(236px, 100%)',
  height: '8px',
  background: color.frameField,
  transform: lean,
});
export const reached = style({
  position: 'absolute',
  inset: 0,
  background: paint.turf400,
  transformOrigin: 'left',
  transform: 'scaleX(var(--share))',
});
export const points = style({ fontFamily: font.number, fontSize: text.m, whiteSpace: 'nowrap' });

export const board = style({
  display: 'flex',
  flex: '0 1 auto',
  minWidth: 0,
  '@container': { '(max-width: 1020px)': { borderTop: `1px solid ${color.frameLine}` } },
});
const cellBase = style({
  minWidth: '208px',
  padding: `${space.x3} 34px`,
  transform: lean,
  borderInlineStart: `1px solid ${color.frameLine}`,
  selectors: { '&:last-child': { marginInlineEnd: '-20px', paddingInlineEnd: '48px' } },
  '@container': { '(max-width: 1300px)': { minWidth: 0, paddingInline: '24px' }, '(max-width: 1020px)': { flex: 1 } },
});
/** The chalk cell shows the diamonds, as the scorebug's shows the score. */
export const cell = {
  chalk: style([cellBase, { background: color.chalkCell, color: color.onChalkCell, borderInlineStart: 0 }]),
  plain: cellBase,
};
export const cellBody = style({ display: 'grid', alignContent: 'center', gap: '2px', height: '100%', transform: upright });
export const cellName = style({ fontSize: text.s, lineHeight: 1.45, opacity: 0.8 });
export const amount = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontFamily: font.number,
  fontSize: '34px',
  fontWeight: weight.strong,
  lineHeight: '40px',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 1300px)': { fontSize: text.title } },
});
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '232px',
  fontSize: text.l,
  fontWeight: weight.medium,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  marginTop: '6px',
  fontSize: text.s,
  lineHeight: 1.45,
});
