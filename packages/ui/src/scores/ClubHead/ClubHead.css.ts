import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { stripeOf } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const small = '(max-width: 819px)';

const ground = style({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: vars.radius.card,
  color: color.onFrame,
});
/** Turf and floorboards, as dark as each other. */
export const stages = styleVariants({
  football: [ground, { background: color.frameRaised }],
  basketball: [ground, { background: paint.groundBasketball }],
  esports: [ground, { background: paint.groundEsports }],
});
export const inside = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr) auto',
  minHeight: '176px',
  '@container': { [small]: { gridTemplateColumns: '132px minmax(0, 1fr)' } },
});
export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  paddingRight: '42px',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 40px 0 -60px',
    background: stripeOf('var(--home)'),
    transform: `skewX(${vars.skew})`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 26px 0 auto',
    width: '8px',
    background: stripeOf('var(--trim)'),
    transform: `skewX(${vars.skew})`,
  },
  '@container': { [small]: { paddingRight: '28px' } },
});
const pictureBase = style({ position: 'relative', zIndex: 1, display: 'grid' });
export const picture = styleVariants({
  crest: [pictureBase, { '@container': { [small]: { transform: 'scale(0.68)' } } }],
  player: [pictureBase, { alignSelf: 'end', '@container': { [small]: { transform: 'scale(0.68)', transformOrigin: 'bottom' } } }],
});
export const number = style({
  position: 'absolute',
  right: '12px',
  bottom: '12px',
  zIndex: 1,
  minWidth: '52px',
  padding: '0 8px',
  background: color.chalkCell,
  color: color.onChalkCell,
  fontFamily: font.number,
  fontSize: text.title,
  fontWeight: weight.strong,
  lineHeight: '40px',
  textAlign: 'center',
  transform: `skewX(${vars.skew})`,
});
export const middle = style({ display: 'grid', alignContent: 'center', gap: '12px', minWidth: 0, padding: '20px 16px' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: text.title,
  fontWeight: weight.strong,
  lineHeight: '36px',
  overflowWrap: 'anywhere',
});
export const mark = style({
  padding: '0 7px',
  border: `1px dashed ${color.onFrameMuted}`,
  borderRadius: vars.radius.chip,
  color: color.onFrameMuted,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '20px',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  color: color.onFrameMuted,
  fontSize: text.m,
  lineHeight: '24px',
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const end = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  gap: '16px',
  padding: '20px 24px',
  '@container': { [small]: { gridColumn: '1 / -1', justifyItems: 'start', padding: '0 16px 16px' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0 });
export const figure = style({
  display: 'grid',
  fontFamily: font.number,
  fontSize: text.xxl,
  fontWeight: weight.strong,
  lineHeight: '28px',
});
export const figureLabel = style({
  gridRow: 2,
  color: color.onFrameMuted,
  fontFamily: font.text,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '18px',
});
