import { style, styleVariants } from '@vanilla-extract/css';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const team = (side: string, property: 'fill' | 'background') => ({
  [property]: markOf(side, 'day'),
  selectors: { [`${themes.night} &`]: { [property]: markOf(side, 'night') } },
});

export const frame = style({ display: 'grid', gap: '8px' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
});
const key = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
const swatch = (side: string) =>
  style({
    '::before': {
      content: '',
      width: '5px',
      height: '14px',
      borderRadius: '1px',
      transform: `skewX(${vars.skew})`,
      background: markOf(side, 'day'),
    },
    selectors: { [`${themes.night} &::before`]: { background: markOf(side, 'night') } },
  });
export const keys = styleVariants({ home: [key, swatch('var(--home)')], away: [key, swatch('var(--away)')] });
export const value = style({ color: color.ink3 });
/** As tall on a narrow card as on a wide one; strokes keep their width. */
export const chart = style({ display: 'block', width: '100%', height: '180px', overflow: 'visible' });
const stroke = { vectorEffect: 'non-scaling-stroke' } as const;
export const grid = style({ ...stroke, stroke: color.line, strokeDasharray: '3 4' });
export const axis = style({ ...stroke, stroke: color.lineStrong });
export const curve = style({ ...stroke, fill: 'none', stroke: color.ink2, strokeWidth: 1.6, strokeLinejoin: 'round' });
export const areas = styleVariants({
  home: [team('var(--home)', 'fill'), { opacity: 0.75 }],
  away: [team('var(--away)', 'fill'), { opacity: 0.75 }],
});
/** A dot: a stroke of no length. */
export const end = style({ ...stroke, stroke: color.live, strokeWidth: 8, strokeLinecap: 'round' });
export const ticks = style({
  position: 'relative',
  height: '20px',
  color: color.ink3,
  fontFamily: font.number,
  fontSize: '13px',
  fontWeight: weight.strong,
  lineHeight: '20px',
});
export const tick = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: { '&:first-child': { transform: 'none' }, '&:last-child': { transform: 'translateX(-100%)' } },
});
