import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { font, text, weight } = vars;
const figure = { fontFamily: font.number, fontWeight: weight.strong } as const;

/** The stage: both names and maps won on turf, the maps below. */
export const stage = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: paint.stageEsports,
  color: paint.chalk,
});
/** Everything before the place of the game. */
export const stageHead = style({ position: 'relative', isolation: 'isolate', minHeight: '196px' });
/** The place of the game: dark in the middle, behind the score, and along the top, behind text. */
export const stageArt = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  maskImage:
    'linear-gradient(to right, #000, oklch(0 0 0 / 0.75) 22%, oklch(0 0 0 / 0.3) 40%, oklch(0 0 0 / 0.3) 60%, oklch(0 0 0 / 0.75) 78%, #000), linear-gradient(to bottom, oklch(0 0 0 / 0.35), #000 46%)',
  maskComposite: 'intersect',
});
export const stageTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 18px 0',
  fontSize: text.s,
  lineHeight: '20px',
  textShadow: `0 1px 3px ${paint.coal15Deep}`,
});
export const stageAct = style({ display: 'flex', gap: '8px', marginLeft: 'auto', textShadow: 'none' });
const stageNowBase = style({
  ...figure,
  position: 'relative',
  padding: '8px 0',
  fontSize: text.l,
  lineHeight: '24px',
  textAlign: 'center',
  textShadow: `0 1px 3px ${paint.coal15Deep}`,
});
export const stageNow = styleVariants({
  on: [stageNowBase, { color: paint.liveOnDark }],
  off: [stageNowBase, { color: paint.mutedOnDark90 }],
});
export const stageBug = style({ position: 'relative', maxWidth: '640px', margin: '0 auto', padding: '0 18px 20px' });
export const mapTabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${faded(paint.white, 0.12)}`,
});
export const mapTab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  padding: '9px 14px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: text.s,
  lineHeight: '20px',
  textAlign: 'start',
  selectors: {
    '& ~ &': { borderLeft: `1px solid ${faded(paint.white, 0.12)}` },
    '&:enabled': { cursor: 'pointer' },
    '&:enabled:hover': { background: faded(paint.white, 0.06) },
    '&[data-checked]': { background: faded(paint.white, 0.12), boxShadow: `inset 0 -2px 0 ${paint.chalk}` },
    '&:disabled': { color: paint.mutedOnDark80 },
    '&:focus-visible': { outline: `2px solid ${paint.chalk}`, outlineOffset: '-2px' },
  },
});
/** Many maps, or a narrow place: name, result, score and time are stacked. */
const stacked = { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', alignContent: 'start', padding: '9px 10px' } as const;
globalStyle(`${mapTabs}[data-maps="7"] ${mapTab}`, stacked);
globalStyle(`${mapTabs}[data-maps="5"] ${mapTab}`, { '@container': { '(max-width: 1000px)': stacked } });
globalStyle(`${mapTabs}[data-maps="3"] ${mapTab}`, { '@container': { '(max-width: 560px)': stacked } });
export const mapName = style({ fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const mapFigure = style({ ...figure, fontSize: text.m, whiteSpace: 'nowrap' });
export const mapWon = styleVariants({ home: 'var(--home)', away: 'var(--away)' }, (side) => ({
  padding: '0 6px',
  borderRadius: '2px',
  background: stripeOf(side),
  color: inkOn(stripeOf(side)),
  fontSize: text.xs,
  lineHeight: '20px',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
export const mapOn = style({ color: paint.liveOnDark, fontSize: text.xs, lineHeight: '20px' });
