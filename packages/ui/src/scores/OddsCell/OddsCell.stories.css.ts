import { style } from '@vanilla-extract/css';

/** Cells as wide as the columns of a table give them. */
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(5, 96px)' });
