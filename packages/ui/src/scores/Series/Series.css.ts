import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const figure = { fontFamily: font.number, fontWeight: weight.strong } as const;
const marked = (team: string) => ({
  background: markOf(team, 'day'),
  color: inkOn(markOf(team, 'day')),
  selectors: { [`${themes.night} &`]: { background: markOf(team, 'night'), color: inkOn(markOf(team, 'night')) } },
});
const slanted = { transform: `skewX(${vars.skew})`, borderRadius: '2px' } as const;

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: '8px',
  width: '100%',
  padding: '10px 14px 11px',
  border: 0,
  borderTop: `1px solid ${color.line}`,
  background: 'none',
  color: color.ink1,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface2 },
    '&[aria-current="true"]': {
      background: `color-mix(in oklab, ${color.brandSoft} 60%, ${color.surface1})`,
      boxShadow: `inset 3px 0 0 ${color.brand}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
  },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '20px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '20px',
});
export const league = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const bestOf = style({
  ...figure,
  padding: '0 5px',
  borderRadius: '3px',
  background: color.surface3,
  color: color.ink2,
  fontSize: text.xs,
  lineHeight: '18px',
});
export const when = styleVariants({
  on: { ...figure, marginLeft: 'auto', color: color.live, fontSize: text.m, whiteSpace: 'nowrap' },
  off: { ...figure, marginLeft: 'auto', color: color.ink2, fontSize: text.m, whiteSpace: 'nowrap' },
});
export const team = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto 40px',
  alignItems: 'center',
  gap: '10px',
  minHeight: '28px',
});
export const name = styleVariants({
  open: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: weight.medium },
  lost: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.ink3 },
});
export const mapsLine = style({ display: 'flex', gap: '4px' });
const cellBase = style({
  ...figure,
  ...slanted,
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '18px',
  fontSize: text.s,
  lineHeight: '18px',
});
export const cell = styleVariants({
  home: [cellBase, marked('var(--home)')],
  away: [cellBase, marked('var(--away)')],
  lost: [cellBase, { background: color.surface3, color: color.ink3 }],
  on: [cellBase, { boxShadow: `inset 0 0 0 1px ${color.live}`, color: color.live }],
  open: [cellBase, { background: color.surface3 }],
});
/** Seven maps leave room for a name all the same. */
globalStyle(`${mapsLine}[data-maps="7"]`, { gap: '2px' });
globalStyle(`${mapsLine}[data-maps="7"] > span`, { width: '19px', fontSize: text.xs });
export const total = styleVariants({
  on: { ...figure, ...slanted, background: color.bug, color: color.onBug, fontSize: text.l, lineHeight: '26px', textAlign: 'center' },
  off: { ...figure, ...slanted, background: color.surface3, color: color.ink2, fontSize: text.l, lineHeight: '26px', textAlign: 'center' },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '20px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '20px',
});
export const rooms = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', marginLeft: 'auto', color: color.live });

/** Picks and bans, with the objectives of both sides between them. */
export const draft = style({ containerType: 'inline-size', display: 'grid', gap: '12px' });
export const draftSides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 150px minmax(0, 1fr)',
  gap: '16px',
  '@container': { '(max-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bans = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  marginBottom: '8px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '20px',
});
export const ban = style({
  padding: '0 6px',
  borderRadius: '3px',
  background: color.surface3,
  color: color.ink2,
  textDecoration: 'line-through',
  whiteSpace: 'nowrap',
});
export const picks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { '(max-width: 959px)': { gap: '4px' } },
});
export const pick = styleVariants({ home: 'var(--home)', away: 'var(--away)' }, (side) => ({
  display: 'grid',
  alignContent: 'space-between',
  minWidth: 0,
  padding: '6px 6px 4px',
  '@container': { '(max-width: 959px)': { paddingInline: '4px' } },
  borderRadius: '4px',
  borderBottom: `3px solid ${markOf(side, 'day')}`,
  background: color.surface2,
  fontSize: text.s,
  lineHeight: '19px',
  selectors: { '&:has(> :nth-child(2))': { minHeight: '76px' }, [`${themes.night} &`]: { borderBottomColor: markOf(side, 'night') } },
}));
export const place = style({ color: color.ink3, fontSize: text.xs });
export const heroName = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 959px)': { fontSize: text.xs } },
});
export const counts = style({ display: 'grid', alignContent: 'center', gap: '4px', margin: 0 });
export const countLine = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '10px',
  fontSize: text.xs,
  lineHeight: '22px',
});
export const countFigure = styleVariants({
  more: { ...figure, fontSize: text.l },
  less: { ...figure, fontSize: text.l, color: color.ink3 },
});
globalStyle(`${countLine} > :first-child`, { textAlign: 'right' });

/** The lead in gold. */
export const chartFrame = style({ containerType: 'inline-size' });
export const chart = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const gridLine = style({ stroke: color.line });
export const axisLine = style({ stroke: color.lineStrong });
export const tick = style({
  ...figure,
  fill: color.ink3,
  fontSize: text.s,
  '@container': { '(min-width: 760px)': { fontSize: '9.5px' }, '(max-width: 459px)': { fontSize: '17px' } },
});
export const dot = style({ fill: color.live, stroke: color.surface1, strokeWidth: 2 });
export const goldReading = style({ color: color.ink2 });
export const goldReadingAt = style({ ...figure, fontSize: text.m });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: '6px',
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
});
const keyBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  '::before': { content: '', width: '5px', height: '14px', borderRadius: '1px', transform: `skewX(${vars.skew})` },
});
const stripe = (side: string) => ({
  '::before': { background: markOf(side, 'day') },
  selectors: { [`${themes.night} &::before`]: { background: markOf(side, 'night') } },
});
export const key = styleVariants({ home: [keyBase, stripe('var(--home)')], away: [keyBase, stripe('var(--away)')] });
export const leadText = style({ marginLeft: 'auto' });
export const rounds = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });

/** Objectives taken, newest first. */
export const takings = style({ maxHeight: '346px', overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' });
export const taking = style({
  display: 'grid',
  gridTemplateColumns: '46px auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  minHeight: '40px',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  lineHeight: '20px',
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const takingAt = style({ ...figure, color: color.ink2, fontSize: text.m });
export const takingSide = styleVariants({
  home: [cellBase, marked('var(--home)'), { width: 'auto', minWidth: '44px', padding: '0 8px', height: '22px', lineHeight: '22px' }],
  away: [cellBase, marked('var(--away)'), { width: 'auto', minWidth: '44px', padding: '0 8px', height: '22px', lineHeight: '22px' }],
});

/** The players of both sides, place by place. */
export const players = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: text.m });
export const headCell = style({ height: '30px', color: color.ink3, fontSize: text.xs, fontWeight: weight.normal, textAlign: 'start' });
export const bodyCell = style({ height: '44px', borderTop: `1px solid ${color.line}`, lineHeight: '20px' });
export const playerName = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
});
export const playerHero = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
});
export const playerFigure = style({ ...figure, fontSize: text.l });

/** A team over a series. */
export const figureHead = style([headCell, { width: '112px', textAlign: 'end', whiteSpace: 'nowrap' }]);
export const figureCell = style([bodyCell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const rosterName = style([bodyCell, { paddingRight: '12px', fontWeight: weight.normal, textAlign: 'start' }]);
export const rosterTeam = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.ink1,
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: '20px',
});
export const rosterHeroes = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: '6px 0', listStyle: 'none' });
export const hero = style({ padding: '0 8px', borderRadius: '3px', background: color.surface3, fontSize: text.s, lineHeight: '22px' });

/** Both sides face to face: the home side begins at the left, the away side ends at the right. */
export const middleHead = style([headCell, { textAlign: 'center' }]);
export const middleCell = style([bodyCell, { textAlign: 'center' }]);
export const endHead = style([headCell, { textAlign: 'end' }]);
export const endCell = style([bodyCell, { textAlign: 'end' }]);
