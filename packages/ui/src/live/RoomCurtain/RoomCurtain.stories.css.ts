import { globalStyle, style } from '@vanilla-extract/css';

export const stage = style({ position: 'relative', width: 960, maxWidth: '100%', overflow: 'hidden', containerType: 'inline-size' });
globalStyle(`${stage} > :last-child > *`, { position: 'absolute', inset: 0 });
export const narrow = style({ width: 440 });
