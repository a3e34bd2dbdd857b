import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { paint } from '../../theme/paint.css.ts';
import { liveOnDark } from '../../theme/recipes/live.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, skew, space, text, weight } = vars;

const enter = keyframes({ from: { clipPath: 'inset(0 100% 0 0)', translate: '-24px 0' }, to: { clipPath: 'inset(0 0 0 0)' } });
const flash = keyframes({ '0%': { opacity: 1 }, '50%': { opacity: 0.35 }, '100%': { opacity: 1 } });

export const banner = style({
  display: 'grid',
  width: 'max-content',
  minWidth: '420px',
  maxWidth: '640px',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: paint.ink,
  color: color.onFrame,
  animation: `${enter} 480ms ${vars.motion.ease}`,
});
/** Ground of the word: the side's colour for a goal, the card's for a card, turf for the rest. */
export const tones = styleVariants({
  goal: { vars: { '--mark': stripeOf('var(--side)'), '--mark-ink': inkOn(stripeOf('var(--side)')) } },
  red: { vars: { '--mark': color.cardRed, '--mark-ink': color.onCardRed } },
  yellow: { vars: { '--mark': color.cardYellow, '--mark-ink': color.onCardYellow } },
  plain: { vars: { '--mark': paint.turf600Flat, '--mark-ink': color.onFrame } },
});
export const event = style({
  padding: `0 ${space.x6}`,
  background: 'var(--mark)',
  color: 'var(--mark-ink)',
  font: `${weight.strong} 34px/52px ${font.number}`,
  letterSpacing: '0.08em',
  textAlign: 'center',
});
/** The word leans as the stripe of a scorebug does, and flashes twice. */
export const upright = style({ display: 'inline-block', transform: `skewX(${skew})`, animation: `${flash} 600ms 480ms 2` });
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x3} ${space.x5}`,
});
export const club = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  font: `${weight.strong} 22px/28px ${font.number}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { justifyContent: 'flex-end', textAlign: 'end' } },
});
export const score = style({ font: `${weight.strong} 44px/48px ${font.number}`, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const words = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: space.x2,
  padding: `0 ${space.x5} ${space.x3}`,
  color: color.onFrameMuted,
  fontSize: text.l,
  lineHeight: 1.45,
});
export const minute = style({ flex: 'none', color: liveOnDark, fontFamily: font.number, fontWeight: weight.strong });
export const people = style({ minWidth: 0, overflowWrap: 'anywhere' });
