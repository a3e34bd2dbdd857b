import { globalStyle, style } from '@vanilla-extract/css';

/** A containing block for elements fixed to a corner. */
export const corner = style({ position: 'relative', height: 340, transform: 'translate(0)' });
export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(2, 432px)', gap: 16 });
globalStyle(`${wall} > *`, { position: 'relative', height: 316, transform: 'translate(0)' });
