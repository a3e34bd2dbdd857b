import { style, styleVariants } from '@vanilla-extract/css';

export const picture = style({ position: 'relative', width: 960, maxWidth: '100%', overflow: 'hidden' });
export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 });
const zone = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  background: 'oklch(0.13 0.014 168)',
  color: 'white',
  fontSize: 13,
});
export const zones = styleVariants({
  score: [zone, { insetInline: 0, top: 0, height: 40 }],
  subtitles: [zone, { insetInline: 0, bottom: 0, height: 60 }],
});
