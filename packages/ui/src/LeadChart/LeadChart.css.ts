import { style, styleVariants } from '@vanilla-extract/css';
import { markOf } from '../pictures/teamColor.ts';
import { themes, vars } from '../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const team = (side: string, property: 'fill' | 'background') => ({ [property]: markOf(side, 'day'), selectors: { [`${themes.night} &`]: { [property]: markOf(side, 'night') } } });

export const frame = style({ display: 'grid', gap: '8px' });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', color: color.ink2, fontSize: text.s, lineHeight: '20px' });
const key = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
const swatch = (side: string) => style({ '::before': { content: '', width: '5px', height: '14px', borderRadius: '1px', transform: `skewX(${vars.skew})`, background: markOf(side, 'day') }, selectors: { [`${themes.night} &::before`]: { background: markOf(side, 'night') } } });
export const keys = styleVariants({ home: [key, swatch('var(--home)')], away: [key, swatch('var(--away)')] });
export const told = style({ color: color.ink3 });
export const chart = style({ width: '100%', height: 'auto', overflow: 'visible' });
export const grid = style({ stroke: color.line, strokeDasharray: '3 4' });
export const axis = style({ stroke: color.lineStrong });
export const curve = style({ fill: 'none', stroke: color.ink2, strokeWidth: 1.6, strokeLinejoin: 'round' });
export const areas = styleVariants({ home: [team('var(--home)', 'fill'), { opacity: 0.75 }], away: [team('var(--away)', 'fill'), { opacity: 0.75 }] });
export const end = style({ fill: color.live });
export const tick = style({ fill: color.ink3, fontFamily: font.number, fontSize: '13px', fontWeight: weight.strong, textAnchor: 'middle' });
