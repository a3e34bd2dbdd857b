import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const cornered = styleVariants({ other: { borderStartStartRadius: '3px' }, own: { borderStartEndRadius: '3px' } });
const framed = style({ border: `1px solid ${color.line}`, borderRadius: vars.radius.card, background: color.surface1, overflow: 'hidden' });

const picture = style([framed, { position: 'relative', display: 'block', maxWidth: '100%', background: color.surface3 }]);
export const image = styleVariants({
  other: [picture, cornered.other],
  own: [picture, cornered.own],
});
export const imageButton = style({
  cursor: 'zoom-in',
  selectors: { '&:hover': { filter: 'brightness(0.96)' }, '&:active': { filter: 'brightness(0.92)' } },
});
export const pixels = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const size = style({
  position: 'absolute',
  insetInlineEnd: space.x2,
  bottom: space.x2,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  height: '22px',
  padding: `0 ${space.x2}`,
  borderRadius: vars.radius.chip,
  background: color.bug,
  color: color.onBug,
  fontSize: text.xs,
});
export const broken = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space.x1,
  padding: space.x2,
  background: color.surface3,
  color: color.ink2,
  fontSize: text.xs,
  textAlign: 'center',
});
export const veil = style({ position: 'absolute', inset: 'auto 0 0', display: 'grid', padding: space.x2, background: color.scrim });

const fileBox = style([
  framed,
  {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.x2} ${space.x3}`,
    width: '340px',
    maxWidth: '100%',
    padding: '11px 12px',
  },
]);
export const file = styleVariants({ other: [fileBox, cornered.other], own: [fileBox, cornered.own] });
export const sheet = style({
  display: 'grid',
  placeItems: 'end center',
  width: '40px',
  height: '44px',
  paddingBottom: '5px',
  borderRadius: vars.radius.chip,
  background: 'var(--sheet)',
  color: 'white',
  font: `${vars.weight.strong} 12px/1 ${vars.font.number}`,
  letterSpacing: '0.02em',
  clipPath: 'polygon(0 0, 68% 0, 100% 28%, 100% 100%, 0 100%)',
});
export const fileName = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontWeight: vars.weight.medium,
  fontSize: text.m,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
export const fileNote = style({ color: color.ink3, fontSize: text.xs, lineHeight: '18px', overflowWrap: 'anywhere' });
export const bar = style({
  forcedColorAdjust: 'none',
  gridColumn: '1 / -1',
  height: '3px',
  borderRadius: '2px',
  background: color.surface3,
  overflow: 'hidden',
});
export const barDone = style({
  height: '100%',
  background: color.brand,
  transformOrigin: '0 0',
  transform: 'scaleX(var(--done))',
  transition: `transform ${vars.motion.panel}`,
});

const cardBox = style([framed, { width: '436px', maxWidth: '100%' }]);
export const card = styleVariants({ other: [cardBox, cornered.other], own: [cardBox, cornered.own] });
export const cardTop = style({ display: 'flex', flexWrap: 'wrap' });
export const cardPicture = style({
  position: 'relative',
  flex: '1 0 132px',
  minHeight: '88px',
  background: color.surface3,
  overflow: 'hidden',
});
export const cardPixels = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const cardGlyph = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 0 64px',
  minHeight: '72px',
  background: color.frame,
  color: color.onFrame,
});
export const cardTitle = style({
  flex: '999 1 150px',
  minWidth: 0,
  alignSelf: 'center',
  padding: '12px 14px',
  fontSize: '15px',
  fontWeight: vars.weight.strong,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  padding: '7px 8px 7px 14px',
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  fontSize: text.xs,
});
export const cardKind = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const price = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.diamondInk,
  font: `${vars.weight.strong} 16px/1.45 ${vars.font.number}`,
});
export const gem = style({ width: '9px', height: '9px', background: color.diamond, rotate: '45deg' });
