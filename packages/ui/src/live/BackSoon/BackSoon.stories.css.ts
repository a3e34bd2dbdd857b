import { style } from '@vanilla-extract/css';

export const stage = style({ position: 'relative', width: 960, maxWidth: '100%', aspectRatio: '16 / 9', containerType: 'inline-size' });
export const narrow = style({ width: 320 });
export const corner = style({ width: 400 });
