import { style, styleVariants } from '@vanilla-extract/css';
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

/** Where the pitch has too little width for eight ranks abreast it is stood on end, the home side at the top. */
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
export const stripes = styleVariants({ light: { fill: 'oklch(0.46 0.1 152)' }, dark: { fill: 'oklch(0.435 0.097 152)' } });
export const chalk = style({ fill: 'none', stroke: 'oklch(0.97 0.01 140 / 0.6)', strokeWidth: 2 });

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
  color: 'oklch(0.99 0.005 130)',
  selectors: {
    'a&:hover': { filter: 'brightness(1.12)' },
    'a&:active': { translate: '-50% -21px' },
    '&:focus-visible': { outlineColor: 'oklch(0.99 0.005 130)', outlineOffset: '0' },
  },
  ...upright({ left: 'calc(100% - var(--y))', top: 'var(--x)' }),
});
const shirtBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  border: '2px solid oklch(0.99 0.005 130)',
  borderRadius: vars.radius.round,
  fontFamily: font.number,
  fontSize: text.xl,
  fontWeight: weight.strong,
  lineHeight: 1,
});
const shirtOf = (team: string) => ({ background: stripeOf(team), color: inkOn(stripeOf(team)) });
export const shirt = styleVariants({ home: [shirtBase, shirtOf('var(--home)')], away: [shirtBase, shirtOf('var(--away)')] });
/** One who has gone off. */
export const gone = style({ borderStyle: 'dashed' });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  marginTop: '2px',
  padding: '0 3px',
  borderRadius: '3px',
  background: 'oklch(0.3 0.07 155 / 0.75)',
  fontSize: text.xs,
  lineHeight: '18px',
});
/** A long name gives way to the armband beside it. */
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
    background: 'oklch(0.99 0.005 130)',
    color: 'oklch(0.24 0.02 165)',
  },
]);
export const against = style({ color: 'oklch(0.5 0.2 25)' });
export const ballCount = style({
  position: 'absolute',
  left: '-5px',
  bottom: '-4px',
  minWidth: '12px',
  borderRadius: vars.radius.round,
  background: 'oklch(0.24 0.02 165)',
  color: 'oklch(0.99 0.005 130)',
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
    background: 'oklch(0.99 0.005 130)',
    color: 'oklch(0.5 0.2 25)',
    fontSize: '11px',
    lineHeight: '15px',
  },
]);
const ratingBase = style({
  padding: '0 4px',
  borderRadius: vars.radius.chip,
  color: 'oklch(0.99 0.005 130)',
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: '17px',
});
/** Colours of ratings, all dark enough for white figures. */
export const rating = styleVariants(
  {
    high: { background: 'oklch(0.47 0.12 155)' },
    good: { background: 'oklch(0.46 0.1 210)' },
    fair: { background: 'oklch(0.5 0.11 65)' },
    low: { background: 'oklch(0.52 0.19 25)' },
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
