import { style, styleVariants } from '@vanilla-extract/css';

export const windows = styleVariants({ whole: { width: 440, height: 560 }, small: { width: 330, height: 250 } });
export const wall = style({ display: 'flex', gap: 16, alignItems: 'start' });
