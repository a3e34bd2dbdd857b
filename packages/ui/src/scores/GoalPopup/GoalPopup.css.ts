import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { liveOnDark } from '../../theme/recipes/live.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;
const slanted = `skewX(${vars.skew})`;

export const stack = style({
  position: 'fixed',
  // Distances as in `useClearCorner`.
  selectors: {
    '&[data-corner$="right"]': { right: '20px' },
    '&[data-corner$="left"]': { left: '20px' },
    '&[data-corner^="top"]': { top: '76px' },
    '&[data-corner^="bottom"]': { bottom: '20px' },
    // An element already in that corner, such as a small picture, sets its height here.
    '&[data-corner="bottom-right"]': { bottom: 'calc(20px + var(--popup-floor, 0px))' },
  },
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: '8px',
  width: 'min(344px, calc(100vw - 40px))',
  outlineOffset: '6px',
  borderRadius: vars.radius.card,
});

// The mark of an event: the side's colour for a goal, the card's for a card, plain turf for a goal taken back and for turns of the match.
const plain = style({ vars: { '--mark': paint.turf600Flat, '--mark-ink': color.onFrame } });

export const tone = styleVariants({
  goal: { vars: { '--mark': stripeOf('var(--side)'), '--mark-ink': inkOn(stripeOf('var(--side)')) } },
  'goal-cancelled': [plain],
  kickoff: [plain],
  halftime: [plain],
  fulltime: [plain],
  red: { vars: { '--mark': color.cardRed, '--mark-ink': color.onCardRed } },
  yellow: { vars: { '--mark': color.cardYellow, '--mark-ink': color.onCardYellow } },
});

const enter = keyframes({ from: { opacity: 0, translate: '24px 0' } });
const surface = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: paint.ink,
  color: color.onFrame,
  boxShadow: vars.shadow.float,
  animation: `${enter} ${vars.motion.popup} ${vars.motion.ease}`,
  selectors: {
    '[data-raised="true"] &': { background: paint.turf860, outline: `1px solid ${faded(paint.white, 0.14)}`, outlineOffset: '-1px' },
  },
});
export const card = styleVariants({
  full: [surface],
  strip: [
    surface,
    {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr) auto 36px',
      alignItems: 'center',
      gap: '6px',
      height: '46px',
      fontSize: text.s,
    },
  ],
});

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '34px',
  padding: '0 4px 0 14px',
  overflow: 'hidden',
  background: paint.turf760,
  fontSize: text.xs,
});
export const bannerWords = style({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  paddingRight: '22px',
  color: 'var(--mark-ink)',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '17px',
  lineHeight: '34px',
  letterSpacing: '0.06em',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    left: '-24px',
    right: '4px',
    top: 0,
    bottom: 0,
    background: 'var(--mark)',
    transform: slanted,
  },
});
export const league = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'right',
  color: color.onFrameMuted,
});

// The link covers the card; other controls lie above it.
const cover = {
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px', borderRadius: vars.radius.card } },
} as const;
export const matchLink = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px',
  padding: '10px 14px',
  ...cover,
});
export const stripLink = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, ...cover });

const clubBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '15px',
  lineHeight: '18px',
});
export const club = styleVariants({ home: [clubBase], away: [clubBase, { flexDirection: 'row-reverse', textAlign: 'right' }] });
/** A long name takes a second line; the digits beside it are as high. */
export const clubName = style({
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const score = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '36px',
  lineHeight: '36px',
});
const digitBase = style({ minWidth: '34px', textAlign: 'center' });
export const digit = styleVariants({
  still: [digitBase],
  scored: [digitBase, { padding: '0 4px', borderRadius: '2px', background: 'var(--mark)', color: 'var(--mark-ink)', transform: slanted }],
});
export const dash = style({ opacity: 0.4, fontSize: '0.6em' });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '0 12px 10px 14px',
  fontSize: text.s,
  color: color.onFrameMuted,
});
export const minute = style({
  flex: 'none',
  color: liveOnDark,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '15px',
});
export const people = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const press = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: '28px',
  height: '28px',
  padding: '0 6px',
  borderRadius: '6px',
  color: color.onFrame,
  fontSize: text.xs,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: faded(paint.white, 0.2) },
    '&:active': { translate: '0 1px' },
    [`${foot} > &`]: { padding: '0 10px', background: faded(paint.white, 0.12) },
    [`${foot} > &:hover`]: { background: faded(paint.white, 0.22) },
  },
});
export const watch = style([
  press,
  {
    color: color.onFrame,
    selectors: { [`${foot} > &`]: { background: paint.alarm }, [`${foot} > &:hover`]: { background: paint.alarmHover } },
  },
]);

export const stripMark = style({
  forcedColorAdjust: 'none',
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  background: 'var(--mark)',
  color: 'var(--mark-ink)',
  transform: `${slanted} translateX(-6px)`,
  selectors: { [`${tone.red} &, ${tone.yellow} &`]: { background: paint.turf760 } },
});
const stripName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Highlights the side of the event. */
export const stripNames = styleVariants({
  acting: [stripName, { fontWeight: vars.weight.strong }],
  other: [stripName, { color: color.onFrameMuted }],
});
export const stripScore = style({
  flex: 'none',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.l,
  whiteSpace: 'nowrap',
});
export const stripClose = style({ gridColumn: 4, justifySelf: 'center' });

export const closeAll = style({
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 10px',
  borderRadius: vars.radius.card,
  fontSize: text.xs,
  color: color.onFrame,
  background: paint.turf860,
  boxShadow: vars.shadow.float,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover': { background: paint.turf700Flat }, '&:active': { translate: '0 1px' } },
});
