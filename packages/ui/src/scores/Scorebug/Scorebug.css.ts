import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { recipe } from '@vanilla-extract/recipes';
import { inkOn, stripeOf } from '../../pictures/teamColor.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;
const slanted = `skewX(${vars.skew})`;

export const bug = recipe({
  base: {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, auto) auto minmax(0, auto) auto',
    gridTemplateRows: 'minmax(0, 1fr)',
    alignItems: 'stretch',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.chip,
    background: color.bug,
    color: color.onBug,
    fontFamily: vars.font.number,
    fontWeight: vars.weight.strong,
    letterSpacing: '0.01em',
    verticalAlign: 'middle',
  },
  variants: {
    size: {
      mini: { height: '22px', fontSize: '13px', borderRadius: '3px' },
      dense: { height: '30px', fontSize: '15px' },
      row: { height: '36px', fontSize: '17px' },
      card: { height: '48px', fontSize: '19px' },
      stage: { height: '64px', fontSize: '26px' },
    },
    stretch: { true: { display: 'grid', width: '100%', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto' }, false: {} },
    status: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { stretch: true, status: false }, style: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } }],
});

const stripe = { content: '', position: 'absolute', top: 0, bottom: 0, transform: slanted } as const;

/**
 * When both do not fit, the name takes the side's whole first line; the crest wraps below the strip's edge, out of sight,
 * so that no name is cut for a crest.
 */
export const side = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    justifyContent: 'flex-end',
    minWidth: 0,
    '::before': stripe,
  },
  variants: {
    at: {
      home: { flexDirection: 'row-reverse', '::before': { left: '-1px', background: stripeOf('var(--home)') } },
      away: { '::before': { right: '-1px', background: stripeOf('var(--away)') } },
    },
    size: {
      mini: { lineHeight: '22px', '::before': { width: '5px' } },
      dense: { columnGap: '5px', lineHeight: '30px', '::before': { width: '5px' } },
      row: { columnGap: '8px', lineHeight: '36px', '::before': { width: '6px' } },
      card: { columnGap: '9px', lineHeight: '48px', '::before': { width: '8px' } },
      stage: { columnGap: '14px', lineHeight: '64px', '::before': { width: '12px' } },
    },
    stretch: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { at: 'home', size: 'mini' }, style: { padding: '0 4px 0 8px' } },
    { variants: { at: 'away', size: 'mini' }, style: { padding: '0 8px 0 4px' } },
    { variants: { at: 'home', size: 'dense' }, style: { padding: '0 5px 0 11px' } },
    { variants: { at: 'away', size: 'dense' }, style: { padding: '0 11px 0 5px' } },
    { variants: { at: 'home', size: 'row' }, style: { padding: '0 12px 0 15px' } },
    { variants: { at: 'away', size: 'row' }, style: { padding: '0 15px 0 12px' } },
    // Extra width goes to the names.
    { variants: { at: 'home', size: 'row', stretch: true }, style: { columnGap: '6px', padding: '0 6px 0 13px' } },
    { variants: { at: 'away', size: 'row', stretch: true }, style: { columnGap: '6px', padding: '0 13px 0 6px' } },
    { variants: { at: 'home', size: 'card' }, style: { padding: '0 14px 0 19px' } },
    { variants: { at: 'away', size: 'card' }, style: { padding: '0 19px 0 14px' } },
    { variants: { at: 'home', size: 'stage' }, style: { padding: '0 24px 0 28px' } },
    { variants: { at: 'away', size: 'stage' }, style: { padding: '0 28px 0 24px' } },
  ],
});

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    // A long name is cut beside its crest; where a side is too narrow for four letters beside it, the crest yields.
    '&[data-stage]': { maxWidth: 'max(calc(100% - 58px), 4em)' },
    '&[data-long]': { fontSize: '20px' },
  },
});

export const cell = recipe({
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', transform: slanted },
  variants: {
    size: {
      mini: { fontSize: '15px', padding: '0 2px', vars: { '--digit': '0.7em' } },
      dense: { fontSize: '19px', minWidth: '50px', padding: '0 3px' },
      row: { fontSize: '24px', minWidth: '72px', padding: '0 6px' },
      card: { fontSize: '32px', minWidth: '96px', padding: '0 8px' },
      stage: { fontSize: '44px', minWidth: '136px', padding: '0 12px' },
    },
    look: {
      live: { background: color.chalkCell, color: color.onChalkCell },
      finished: { background: paint.chalkSpent, color: color.onChalkCell },
      before: { color: color.onFrameMuted, fontSize: '0.9em' },
    },
  },
  compoundVariants: [
    { variants: { size: 'mini', look: 'live' }, style: { background: 'none', color: 'inherit' } },
    { variants: { size: 'mini', look: 'finished' }, style: { background: 'none', color: 'inherit' } },
  ],
});

const flash = keyframes({
  '0%, 66%': { background: stripeOf('var(--side)'), color: inkOn(stripeOf('var(--side)')) },
  '33%': { background: 'transparent', color: 'inherit' },
});
const base = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'var(--digit, 1.15em)',
  padding: '0 0.1em',
  lineHeight: 1,
});

export const digit = styleVariants({
  still: [base],
  scored: [base, { background: stripeOf('var(--side)'), color: inkOn(stripeOf('var(--side)')), animation: `${flash} 900ms steps(1) 1` }],
});

export const dash = style([upright, { opacity: 0.4, fontSize: '0.7em' }]);

const end = style({ display: 'grid', alignItems: 'center' });

/** The status at the end of the strip, wide enough for 90+11'. */
export const state = styleVariants({
  mini: [end, { padding: '0 7px 0 4px' }],
  dense: [end, { padding: '0 10px 0 6px', minWidth: '56px', fontSize: '14px' }],
  row: [end, { padding: '0 12px 0 8px', minWidth: '66px', fontSize: '15px' }],
  card: [end, { padding: '0 14px 0 10px', minWidth: '76px', fontSize: '17px' }],
  stage: [end, { padding: '0 20px', minWidth: '112px', justifyContent: 'center', fontSize: '24px' }],
});
