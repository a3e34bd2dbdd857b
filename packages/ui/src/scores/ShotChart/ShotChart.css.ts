import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const ground = style({ fill: color.surface2 });
export const chalk = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
export const figure = style({ fontFamily: font.number, fontSize: text.m, fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const player = style({ fontWeight: weight.medium });
export const what = style({ color: color.ink2 });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const sign = style({ flex: 'none', width: '14px', height: '14px', overflow: 'visible' });
export const signMade = style({ fill: color.ink2 });
export const signMissed = style({ fill: 'none', stroke: color.ink2, strokeWidth: 2 });
export const body = style({ display: 'grid', gap: '16px', minWidth: 0 });
