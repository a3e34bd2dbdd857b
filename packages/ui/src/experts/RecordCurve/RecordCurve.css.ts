import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text } = vars;

export const figure = style({ display: 'grid', gap: '4px', margin: 0 });
export const place = style({ position: 'relative' });
export const dots = style({ position: 'absolute', inset: 0 });
const mark = style({ boxSizing: 'border-box', position: 'absolute', width: '6px', height: '6px', margin: '-3px', borderRadius: '50%' });
export const dot = styleVariants({
  won: [mark, { background: color.success }],
  lost: [mark, { border: `1.5px solid ${color.live}`, background: color.surface1 }],
});
export const chart = style({ display: 'block', width: '100%', height: '120px', overflow: 'visible' });
export const line = style({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
});
export const zero = style({ stroke: color.lineStrong, strokeDasharray: '3 3', vectorEffect: 'non-scaling-stroke' });
export const ends = style({ display: 'flex', justifyContent: 'space-between', color: color.ink3, font: `${text.xs}/18px ${font.number}` });
const end = style({ fontWeight: 600 });
export const sum = styleVariants({
  up: [end, { color: color.success }],
  down: [end, { color: color.live }],
  even: [end, { color: color.ink2 }],
});
