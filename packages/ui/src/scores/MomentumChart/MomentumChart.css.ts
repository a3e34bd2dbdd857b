import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const filled = (team: string) => ({ fill: markOf(team, 'day'), selectors: { [`${themes.night} &`]: { fill: markOf(team, 'night') } } });

const narrow = (rule: object) => ({ '@container': { '(max-width: 640px)': rule } });

export const frame = style({ containerType: 'inline-size' });
export const chart = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible', ...narrow({ marginBottom: '8px' }) });
export const bars = styleVariants({ home: filled('var(--home)'), away: filled('var(--away)') });
/** All but the strongest minutes are faded. */
export const back = style({ opacity: 0.62 });
export const ahead = style({ fill: color.surface2 });
export const axis = style({ stroke: color.lineStrong });
export const half = style({ stroke: color.lineStrong, strokeDasharray: '3 4' });
export const thread = style({ stroke: color.ink2, strokeDasharray: '2 3' });
/** Marks grow down towards the labels, which give way. */
const label = style({ fill: color.ink3, fontSize: text.s, textAnchor: 'middle', ...narrow({ transform: 'translateY(16px)' }) });
export const tick = style([label, { fontFamily: font.number, fontWeight: weight.strong, ...narrow({ fontSize: '25px' }) }]);
/** In narrow charts only every other label is shown. */
export const sparse = style(narrow({ display: 'none' }));
export const halfWord = style([label, { fontFamily: font.text, fontSize: text.xs, ...narrow({ fontSize: '24px' }) }]);
/** A mark keeps its size on the screen as the chart shrinks. */
export const flag = style({ transformBox: 'fill-box', transformOrigin: 'center', ...narrow({ transform: 'scale(1.3)' }) });
export const now = style([tick, { fill: color.live, ...narrow({ fontSize: '27px' }) }]);
export const tags = styleVariants({ home: filled('var(--home)'), away: filled('var(--away)') });
const tagWords = style({ fontFamily: font.number, fontSize: text.m, fontWeight: weight.strong, textAnchor: 'middle' });
const inked = (team: string) => ({
  fill: inkOn(markOf(team, 'day')),
  selectors: { [`${themes.night} &`]: { fill: inkOn(markOf(team, 'night')) } },
});
export const tagText = styleVariants({ home: [tagWords, inked('var(--home)')], away: [tagWords, inked('var(--away)')] });
const arrow = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** Substitutions on and off: the arrows differ by direction too. */
export const changes = styleVariants({ on: { ...arrow, stroke: color.success }, off: { ...arrow, stroke: color.live } });
export const sign = style({
  fill: color.ink2,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  textAnchor: 'middle',
});
export const cards = styleVariants({ yellow: { fill: color.cardYellow }, red: { fill: color.cardRed } });
export const legend = style({
  display: 'flex',
  gap: '14px',
  paddingBottom: '8px',
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
const stripe = (team: string) => ({
  '::before': { background: markOf(team, 'day') },
  selectors: { [`${themes.night} &::before`]: { background: markOf(team, 'night') } },
});
export const key = styleVariants({ home: [keyBase, stripe('var(--home)')], away: [keyBase, stripe('var(--away)')] });
