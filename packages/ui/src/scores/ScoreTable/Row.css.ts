import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';
import { liveOnTint } from './ScoreGrid.css.ts';

const { color, font, text, weight } = vars;

const tint = `color-mix(in oklab, var(--mark) 14%, ${color.surface1})`;
const hatch = `repeating-linear-gradient(-45deg, ${color.surface3} 0 6px, transparent 6px 12px)`;

/** States of a row: still, just after a goal, or stale since the connection was lost. */
export const look = styleVariants({
  still: { transition: `background-color ${vars.motion.panel}`, ':hover': { background: color.surface3 } },
  scored: {
    background: tint,
    vars: { '--mark': markOf('var(--side)', 'day'), '--wipe': '50%', [color.live]: liveOnTint },
    selectors: { [`${themes.night} &`]: { vars: { '--mark': markOf('var(--side)', 'night'), '--wipe': '34%' } } },
  },
  stale: { background: hatch },
});

// A wipe in the scoring side's colour runs from its cell to the score.
const wipe = (towards: string) => `linear-gradient(${towards}, transparent 20%, color-mix(in oklab, var(--mark) var(--wipe), transparent))`;
export const sideCell = styleVariants({ still: {}, home: { background: wipe('90deg') }, away: { background: wipe('270deg') } });

export const figure = style({
  color: color.ink2,
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontSize: '15px',
  whiteSpace: 'nowrap',
});

export const league = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingRight: '8px',
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
});
export const leagueStripe = style({
  display: 'inline-block',
  width: '5px',
  height: '14px',
  margin: '0 7px -2px 2px',
  borderRadius: '1px',
  transform: `skewX(${vars.skew})`,
});

export const state = style({ fontSize: '15px', whiteSpace: 'nowrap', lineHeight: '20px' });
export const running = style({ color: color.live, fontFamily: font.number, fontWeight: weight.strong, fontSize: text.l });
export const soon = style({ color: color.ink3, fontSize: text.s, whiteSpace: 'nowrap' });
export const staleAt = style({
  display: 'block',
  color: color.ink3,
  fontFamily: font.number,
  fontSize: text.xs,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});
export const goalTag = style({
  justifySelf: 'center',
  maxWidth: '100%',
  padding: '0 7px',
  borderRadius: '2px',
  background: 'var(--mark)',
  color: inkOn('var(--mark)'),
  transform: `skewX(${vars.skew})`,
});
export const goalTagWords = style({
  display: 'block',
  transform: 'skewX(12deg)',
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontSize: text.s,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});

const teamBase = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 });
export const team = styleVariants({ home: [teamBase, { flexDirection: 'row-reverse' }], away: [teamBase] });
/** A name, and the mark of a women's or a young side behind it, which is never cut. */
export const named = style({ display: 'flex', alignItems: 'center', minWidth: 0, lineHeight: '22px', whiteSpace: 'nowrap' });
const markBase = style({ flex: 'none', marginLeft: '3px' });
export const sideMark = styleVariants({
  women: [
    markBase,
    {
      padding: '0 4px',
      borderRadius: '3px',
      background: `color-mix(in oklab, ${paint.ladiesGround} 16%, ${color.surface1})`,
      color: paint.ladies,
      fontSize: '11px',
      fontWeight: weight.medium,
      lineHeight: '15px',
      selectors: { [`${themes.night} &`]: { color: paint.ladiesNight } },
    },
  ],
  youth: [markBase],
});
const nameBase = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const teamName = styleVariants({
  open: [nameBase],
  won: [nameBase, { fontWeight: weight.strong }],
  lost: [nameBase, { color: color.ink2 }],
});
export const cards = style({ display: 'inline-flex', gap: '3px', flex: 'none' });
export const rank = style({
  flex: 'none',
  color: color.ink3,
  fontFamily: font.number,
  fontWeight: weight.medium,
  fontSize: text.xs,
  '@container': { '(max-width: 1199px)': { display: 'none' } },
});

export const scoreLink = style({
  display: 'inline-grid',
  justifySelf: 'center',
  placeItems: 'center',
  minHeight: '36px',
  padding: '0 4px',
  borderRadius: vars.radius.chip,
  selectors: {
    '&:hover': { filter: 'brightness(1.12)' },
    '&:active': { translate: '0 1px' },
    [`${themes.night} &:hover`]: { filter: 'brightness(0.94)' },
  },
});

const control = style({
  display: 'inline-grid',
  justifySelf: 'center',
  placeItems: 'center',
  width: '32px',
  height: '36px',
  borderRadius: vars.radius.chip,
  color: color.ink3,
  cursor: 'pointer',
  transition: `color ${vars.motion.press}`,
  selectors: { '&:hover': { color: color.brand }, '&:active': { translate: '0 1px' }, '&[aria-pressed="true"]': { color: color.brand } },
});
export const star = control;
// An unpinned pin stays pale until the row is under the pointer or in use.
export const pin = style([
  control,
  { opacity: 0.55, selectors: { 'tr:hover &, tr:focus-within &, &[aria-pressed="true"]': { opacity: 1 } } },
]);

export const liveLink = style({
  display: 'inline-flex',
  justifySelf: 'center',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 6px',
  borderRadius: vars.radius.chip,
  color: color.live,
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontSize: text.s,
  selectors: {
    '&:hover': { background: color.liveSoft },
    '&:active': { translate: '0 1px' },
    [`${look.scored} &, ${look.stale} &`]: { color: color.ink1 },
  },
});

/** Opens the menu of further pages on the match. */
export const analysis = style([control, { selectors: { '&&[data-popup-open]': { background: color.brand, color: color.onBrand } } }]);

/** A second line of a cell. */
export const pinnedLeague = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.ink3,
  fontFamily: font.text,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});
