import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const plot = style({ display: 'block', width: '100%', height: '40px', overflow: 'visible' });
export const line = style({ fill: 'none', stroke: color.brand, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
export const fill = style({ fill: color.brandSoft, stroke: 'none' });
