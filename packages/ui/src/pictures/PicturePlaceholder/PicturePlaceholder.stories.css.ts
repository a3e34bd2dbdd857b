import { style } from '@vanilla-extract/css';

/** Place of a picture, whose size its owner keeps. */
export const place = style({ width: '320px', aspectRatio: '16 / 9' });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '16px' });
