import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const canvas = style({ width: '168px', height: '104px', maxWidth: '100%', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const line = style({ stroke: color.ink3, strokeWidth: 2 });
export const lineFaint = style({ stroke: color.lineStrong, strokeWidth: 2, opacity: 0.7 });
export const lineHair = style({ stroke: color.lineStrong, strokeWidth: 1.2, opacity: 0.5 });
export const lineBrand = style({ stroke: color.brand, strokeWidth: 3 });
export const solidInk = style({ fill: color.ink3 });
export const solidLive = style({ fill: color.live, stroke: color.live, strokeWidth: 2 });
