import { keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;
const red = paint.envelope;
const flapRed = paint.envelopeFlap;
const paper = paint.envelopePaper;
const enter = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const turn = keyframes({ '50%': { transform: 'scaleX(0.08)' }, '100%': { transform: 'scaleX(1)' } });

const card = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  maxWidth: '320px',
  minHeight: '388px',
  borderRadius: '10px',
  boxShadow: vars.shadow.float,
  animation: `${enter} ${vars.motion.panel} ${vars.motion.ease}`,
});

export const closed = style([
  card,
  { display: 'flex', flexDirection: 'column', background: red, color: color.onFrame, textAlign: 'center' },
]);
export const flap = style({
  position: 'absolute',
  insetInline: '-56px',
  top: '-150px',
  height: '390px',
  borderRadius: '0 0 50% 50%',
  background: flapRed,
  borderBottom: `2px solid ${paint.envelopeEdge}`,
});
export const front = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  minHeight: '196px',
  padding: '36px 24px 0',
});
export const wish = style({
  maxWidth: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '20px',
  lineHeight: 1.45,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const giver = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '22px',
  fontWeight: vars.weight.medium,
});

export const seal = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: '92px',
  height: '92px',
  border: `4px solid ${paint.envelopeSeal}`,
  borderRadius: vars.radius.round,
  background: color.diamond,
  color: color.onDiamond,
  fontSize: '32px',
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  transition: `scale ${vars.motion.press}, filter ${vars.motion.press}`,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover:not(:disabled)': { filter: 'brightness(1.05)', scale: '1.03' },
    'button&:active:not(:disabled)': { scale: '0.96' },
    'button&:focus-visible': { outline: `3px solid ${color.onFrame}`, outlineOffset: '2px' },
    '&[aria-busy="true"]': { cursor: 'progress', animation: `${turn} 700ms linear infinite` },
  },
});
export const sealWords = style({ maxWidth: '76px', fontSize: text.l, lineHeight: 1.3, textAlign: 'center', overflowWrap: 'anywhere' });
export const clock = style({ fontFamily: vars.font.number, fontSize: '24px' });
export const foot = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  justifyItems: 'center',
  marginTop: 'auto',
  padding: '16px 20px 20px',
  fontSize: text.xs,
  lineHeight: '20px',
  color: paper,
});
export const count = style({ fontSize: text.s, color: color.onFrame });
export const close = style({
  position: 'absolute',
  zIndex: 1,
  top: '8px',
  insetInlineEnd: '8px',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '6px',
  color: color.onFrame,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: faded(paint.white, 0.16) },
    '&:active': { background: faded(paint.white, 0.24) },
    '&:focus-visible': { outlineColor: color.onFrame, outlineOffset: '-2px' },
  },
});

export const result = style([
  card,
  { display: 'flex', flexDirection: 'column', maxHeight: '560px', background: color.surface1, border: `1px solid ${color.line}` },
]);
export const top = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 48px 14px 16px',
  background: red,
  color: color.onFrame,
  borderRadius: '0 0 50% 50% / 0 0 14px 14px',
  fontSize: text.s,
});
export const topWords = style({ display: 'grid', minWidth: 0, lineHeight: '20px' });
export const topNote = style({ fontSize: text.xs, color: paper });
export const got = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  padding: '18px 16px 14px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  borderBottom: `1px solid ${color.line}`,
});
export const shares = style({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '2px 16px 4px', scrollbarWidth: 'thin' });
export const share = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '40px',
  fontSize: text.s,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[data-own="true"]': { color: color.brand, fontWeight: vars.weight.medium },
  },
});
export const shareName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '22px',
});
export const gone = style([result, { minHeight: '200px' }]);
export const goneWords = style({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: '6px',
  padding: '24px 20px',
  textAlign: 'center',
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '20px',
});
export const goneTitle = style({ color: color.ink1, fontSize: text.m, fontWeight: vars.weight.medium });
export const nextClock = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: '15px', color: color.ink1 });
