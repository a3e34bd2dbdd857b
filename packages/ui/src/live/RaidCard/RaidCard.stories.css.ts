import { style } from '@vanilla-extract/css';

const place = { maxWidth: '100%', containerType: 'inline-size' } as const;

export const wide = style({ ...place, width: 760 });
export const corner = style({ ...place, width: 384 });
export const narrow = style({ ...place, width: 304 });
