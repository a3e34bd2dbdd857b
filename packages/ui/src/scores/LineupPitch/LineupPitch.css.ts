import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  whiteSpace: 'nowrap',
  paddingBottom: '10px',
  fontSize: text.s,
  lineHeight: '20px',
});
export const headAway = style({ display: 'inline-flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' });
export const headHome = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const formation = style({ fontFamily: font.number, fontSize: text.l, fontWeight: weight.strong });
export const coach = style({ color: color.ink3 });

/** A pitch too narrow for eight lines of players side by side is turned upright, the home side at the top. */
const upright = (rule: object) => ({ '@container': { '(max-width: 640px)': rule } });

export const frame = style({ containerType: 'inline-size' });
/** The pitch keeps its proportion; players are real links over the drawing. */
export const pitch = style({
  position: 'relative',
  aspectRatio: '972 / 500',
  overflow: 'hidden',
  borderRadius: '6px',
  ...upright({ aspectRatio: '500 / 972' }),
});
export const grass = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  ...upright({
    inset: 'auto',
    left: '100%',
    top: 0,
    width: '194.4cqw',
    height: '100cqw',
    transformOrigin: '0 0',
    transform: 'rotate(90deg)',
  }),
});
/** Both greens stay dark enough for the names over them. */
export const stripes = styleVariants({ light: { fill: paint.pitchLight }, dark: { fill: paint.pitchDark } });
export const chalk = style({ fill: 'none', stroke: faded(paint.chalk, 0.6), strokeWidth: 2 });

export const player = style({
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  width: '84px',
  translate: '-50% -22px',
  borderRadius: vars.radius.chip,
  color: paint.paper,
  selectors: {
    'a&:hover': { filter: 'brightness(1.12)' },
    'a&:active': { translate: '-50% -21px' },
    '&:focus-visible': { outlineColor: paint.paper, outlineOffset: '0' },
  },
  ...upright({ left: 'calc(100% - var(--y))', top: 'var(--x)' }),
});
const shirtBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  border: `2px solid ${paint.paper}`,
  borderRadius: vars.radius.round,
  fontFamily: font.number,
  fontSize: text.xl,
  fontWeight: weight.strong,
  lineHeight: 1,
});
const shirtOf = (team: string) => ({ background: stripeOf(team), color: inkOn(stripeOf(team)) });
export const shirt = styleVariants({ home: [shirtBase, shirtOf('var(--home)')], away: [shirtBase, shirtOf('var(--away)')] });
/** A player who has gone off. */
export const gone = style({ borderStyle: 'dashed' });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  marginTop: '2px',
  padding: '0 3px',
  borderRadius: '3px',
  background: faded(paint.pitchShade, 0.75),
  fontSize: text.xs,
  lineHeight: '18px',
});
/** A long name is cut in favour of the armband beside it. */
export const nameWords = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** The captain's armband. */
export const captain = style({
  flex: 'none',
  marginLeft: '4px',
  padding: '0 4px',
  borderRadius: '2px',
  background: color.cardYellow,
  color: color.onCardYellow,
  fontFamily: font.number,
  fontWeight: weight.strong,
  lineHeight: '14px',
});

const mark = style({ position: 'absolute', display: 'grid', placeItems: 'center' });
export const ball = style([
  mark,
  {
    left: '-8px',
    top: '-6px',
    width: '18px',
    height: '18px',
    borderRadius: vars.radius.round,
    background: paint.paper,
    color: paint.inkPitch,
  },
]);
export const against = style({ color: paint.against });
export const ballCount = style({
  position: 'absolute',
  left: '-5px',
  bottom: '-4px',
  minWidth: '12px',
  borderRadius: vars.radius.round,
  background: paint.inkPitch,
  color: paint.paper,
  fontSize: '10px',
  lineHeight: '12px',
  textAlign: 'center',
});
export const cardSpot = style([mark, { left: '-10px', bottom: '-1px' }]);
export const offMark = style([
  mark,
  {
    // Clear of the number.
    left: '27px',
    bottom: '-3px',
    gap: '1px',
    gridAutoFlow: 'column',
    padding: '0 4px',
    borderRadius: vars.radius.round,
    background: paint.paper,
    color: paint.against,
    fontSize: '11px',
    lineHeight: '15px',
  },
]);
const ratingBase = style({
  padding: '0 4px',
  borderRadius: vars.radius.chip,
  color: paint.paper,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: '17px',
});
/** Colours of ratings, all dark enough for white figures. */
export const rating = styleVariants(
  {
    high: { background: paint.ratingHigh },
    good: { background: paint.ratingGood },
    fair: { background: paint.ratingFair },
    low: { background: paint.ratingLow },
  },
  (rule) => [ratingBase, rule],
);
export const ratingSpot = style([mark, { right: '-22px', top: '-8px' }]);

export const benches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 24px',
  paddingTop: '14px',
  fontSize: text.s,
});
export const benchTitle = style({ color: color.ink3, fontWeight: weight.medium, lineHeight: '24px' });
export const bench = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', columnGap: '12px' });
export const benchPlayer = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, lineHeight: '28px' });
export const benchNumber = style({
  flex: 'none',
  minWidth: '18px',
  color: color.ink3,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
  textAlign: 'right',
});
export const benchName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { 'a&:hover': { color: color.brand, textDecoration: 'underline' } },
});
export const onMark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: color.success,
  fontFamily: font.number,
  fontWeight: weight.strong,
});
