import { style } from '@vanilla-extract/css';

export const board = style({ position: 'relative', width: '240px', height: '120px' });
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  opacity: 0,
  transition: 'opacity 600ms',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
});
