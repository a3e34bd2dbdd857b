import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, text } = vars;
const slanted = `skewX(${vars.skew})`;

const rowBase = style({
  height: '44px',
  borderBottom: `1px solid ${color.line}`,
  transition: `background-color ${vars.motion.panel}`,
  selectors: { '&:last-child': { borderBottomColor: 'transparent' }, '&:hover': { background: color.surface3 } },
});

// The tint stays behind the pointer's own: for four seconds the goal matters more.
const tint = `color-mix(in oklab, var(--mark) 14%, ${color.surface1})`;
export const row = styleVariants({
  still: [rowBase],
  scored: [
    rowBase,
    {
      background: tint,
      vars: { '--mark': markOf('var(--side)', 'day'), '--wipe': '50%' },
      selectors: { '&:hover': { background: tint }, [`${themes.night} &`]: { vars: { '--mark': markOf('var(--side)', 'night'), '--wipe': '34%' } } },
    },
  ],
});

const cellBase = style({ padding: 0, height: '44px' });
export const cell = styleVariants({ middle: [cellBase, { textAlign: 'center' }], start: [cellBase, { textAlign: 'left' }] });

export const number = style([cellBase, { textAlign: 'center', color: color.ink2, fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: '15px' }]);

export const league = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', paddingRight: '8px', color: color.ink2, fontSize: text.s });
export const leagueStripe = style({ display: 'inline-block', width: '5px', height: '14px', margin: '0 8px -2px 2px', borderRadius: '1px', transform: slanted });

export const state = style({ fontSize: '15px' });
export const soon = style({ color: color.ink3, fontSize: text.s, whiteSpace: 'nowrap' });
export const goalTag = style({ display: 'inline-block', maxWidth: '100%', padding: '0 7px', borderRadius: '2px', background: 'var(--mark)', color: inkOn('var(--mark)'), transform: slanted });
export const goalTagWords = style({ display: 'block', transform: 'skewX(12deg)', fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: text.s, lineHeight: '20px', whiteSpace: 'nowrap' });

// A wipe in the scoring side's colour runs from its cell to the score.
const wipe = (towards: string) => `linear-gradient(${towards}, transparent 20%, color-mix(in oklab, var(--mark) var(--wipe), transparent))`;
export const sideCell = styleVariants({
  still: [cellBase, { minWidth: 0 }],
  home: [cellBase, { background: wipe('90deg') }],
  away: [cellBase, { background: wipe('270deg') }],
});

const teamBase = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 });
export const team = styleVariants({ home: [teamBase, { flexDirection: 'row-reverse' }], away: [teamBase] });

const nameBase = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const teamName = styleVariants({
  open: [nameBase],
  won: [nameBase, { fontWeight: vars.weight.strong }],
  lost: [nameBase, { color: color.ink2 }],
});

export const cards = style({ display: 'inline-flex', gap: '3px', flex: 'none' });
export const rank = style({
  flex: 'none',
  color: color.ink3,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.medium,
  fontSize: text.xs,
  '@container': { '(max-width: 899px)': { display: 'none' } },
});

export const scoreLink = style({ display: 'inline-grid', placeItems: 'center', height: '36px', padding: '0 4px', borderRadius: vars.radius.chip, verticalAlign: 'middle', selectors: { '&:hover': { filter: 'brightness(1.12)' }, '&:active': { translate: '0 1px' }, [`${themes.night} &:hover`]: { filter: 'brightness(0.94)' } } });

const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.chip,
  color: color.ink3,
  cursor: 'pointer',
  verticalAlign: 'middle',
  transition: `color ${vars.motion.press}`,
  selectors: { '&:hover': { color: color.brand }, '&:active': { translate: '0 1px' }, '&[aria-pressed="true"]': { color: color.brand } },
});
export const starButton = control;
// An unpinned pin stays pale until the row is under the pointer or in use.
export const pinButton = style([control, { opacity: 0.55, selectors: { 'tr:hover &, tr:focus-within &, &[aria-pressed="true"]': { opacity: 1 } } }]);

export const liveLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 8px',
  borderRadius: vars.radius.chip,
  color: color.live,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.s,
  verticalAlign: 'middle',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.liveSoft },
    '&:active': { translate: '0 1px' },
    // Red does not read on every team's tint.
    [`${row.scored} &`]: { color: color.ink1 },
  },
});
