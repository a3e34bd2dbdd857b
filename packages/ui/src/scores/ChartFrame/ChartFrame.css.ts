import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, chartOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const narrow = (rule: object) => ({ '@container': { '(max-width: 640px)': rule } });

export const frame = style({ display: 'grid', gap: '10px', minWidth: 0, margin: 0, containerType: 'inline-size' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  fontSize: text.s,
  lineHeight: '20px',
});
export const headEnd = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginInlineStart: 'auto' });
const keyBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.ink2,
  '::before': {
    content: '',
    flex: 'none',
    width: '5px',
    height: '14px',
    borderRadius: '1px',
    transform: `skewX(${vars.skew})`,
    forcedColorAdjust: 'none',
  },
});
const stripe = (team: string) => ({
  '::before': { background: chartOf(team, 'day') },
  selectors: { [`${themes.night} &::before`]: { background: chartOf(team, 'night') } },
});
export const key = styleVariants({ home: [keyBase, stripe('var(--home)')], away: [keyBase, stripe('var(--away)')] });
/** Reading of the chosen point; its line is reserved so that the chart does not move. */
export const reading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: '32px',
  padding: '4px 10px',
  borderRadius: vars.radius.chip,
  background: color.surface2,
  color: color.ink1,
  fontSize: text.s,
  lineHeight: '24px',
});
export const hint = style({ color: color.ink3 });
export const summary = style({ margin: 0, color: color.ink2, fontSize: text.s, lineHeight: '20px' });
export const scroller = style({ overflow: 'auto', maxHeight: '420px' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.s, lineHeight: '20px' });
export const headCell = style({
  position: 'sticky',
  top: 0,
  padding: '6px 8px',
  background: color.surface1,
  color: color.ink3,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: '6px 8px',
  borderTop: `1px solid ${color.line}`,
  color: color.ink1,
  fontWeight: weight.normal,
  textAlign: 'start',
});
export const figureCell = style([cell, { fontFamily: font.number, textAlign: 'end', whiteSpace: 'nowrap' }]);
export const figureHead = style([headCell, { textAlign: 'end' }]);

/** Charts keep their proportions; letters stay legible where there is little room. */
export const canvas = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
const rule = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const rules = styleVariants({
  axis: { ...rule, stroke: color.lineStrong },
  grid: { ...rule, stroke: color.line },
  dashed: { ...rule, stroke: color.lineStrong, strokeDasharray: '3 4' },
});
export const tick = style({
  fill: color.ink3,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  ...narrow({ fontSize: '22px' }),
});
const inTeam = (team: string, property: 'fill' | 'stroke' | 'color') => ({
  [property]: chartOf(team, 'day'),
  selectors: { [`${themes.night} &`]: { [property]: chartOf(team, 'night') } },
});
const line = style({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});
/** The away side's line is dashed where colours are forced. */
export const lines = styleVariants({
  home: [line, inTeam('var(--home)', 'stroke')],
  away: [line, inTeam('var(--away)', 'stroke'), { '@media': { '(forced-colors: active)': { strokeDasharray: '6 3' } } }],
});
export const areas = styleVariants({
  home: [{ opacity: 0.7 }, inTeam('var(--home)', 'fill')],
  away: [{ opacity: 0.7 }, inTeam('var(--away)', 'fill')],
});
const solid = style({ forcedColorAdjust: 'none' });
/** Shapes in a team's colour: filled, open, the area under a line, and the line. */
export const solids = styleVariants({ home: [solid, inTeam('var(--home)', 'fill')], away: [solid, inTeam('var(--away)', 'fill')] });
const open = style({
  fill: color.surface1,
  fillOpacity: 0.6,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});
export const opens = styleVariants({ home: [open, inTeam('var(--home)', 'stroke')], away: [open, inTeam('var(--away)', 'stroke')] });
const words = style({ fontFamily: font.number, fontSize: text.m, fontWeight: weight.strong, ...narrow({ fontSize: '24px' }) });
export const plain = style([words, { fill: color.ink1 }]);
const inked = (team: string) => ({
  fill: inkOn(chartOf(team, 'day')),
  selectors: { [`${themes.night} &`]: { fill: inkOn(chartOf(team, 'night')) } },
});
export const inks = styleVariants({ home: [words, inked('var(--home)')], away: [words, inked('var(--away)')] });

export const point = style({ cursor: 'pointer', outline: 'none' });
/** Ring of the chosen point, which has the focus. */
export const ring = style({
  fill: 'none',
  stroke: color.ink1,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
/** Room around a mark that answers to the pointer. */
export const reach = style({ fill: 'transparent' });
/** A mark keeps its size on the screen as the chart shrinks. */
export const scaled = style({ transformBox: 'fill-box', transformOrigin: 'center', ...narrow({ transform: 'scale(1.5)' }) });
