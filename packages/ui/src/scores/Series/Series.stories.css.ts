import { style } from '@vanilla-extract/css';

/** Places of the stories: a list, a wide card. */
export const list = style({ width: '396px' });
export const wide = style({ display: 'grid', gap: '16px', width: '920px' });
