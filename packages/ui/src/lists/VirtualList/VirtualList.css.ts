import { style } from '@vanilla-extract/css';

export const scroller = style({
  position: 'relative',
  height: 'var(--height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'strict',
});

export const track = style({ position: 'relative', width: '100%', height: 'var(--total)' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  transform: 'translateY(var(--start))',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
