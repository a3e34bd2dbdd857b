import { style } from '@vanilla-extract/css';

/** Sets figures upright again inside a slanted cell. */
export const upright = style({ display: 'inline-block', transform: 'skewX(12deg)' });
