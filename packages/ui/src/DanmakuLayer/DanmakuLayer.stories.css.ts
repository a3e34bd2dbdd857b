import { style } from '@vanilla-extract/css';

export const picture = style({ position: 'relative', width: 960, maxWidth: '100%', overflow: 'hidden' });
