import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const frame = style({ display: 'block', width: '100%', overflow: 'hidden', background: vars.color.surface3, containerType: 'inline-size' });

export const box = styleVariants({
  wide: [frame, { position: 'relative', aspectRatio: '16 / 9' }],
  round: [frame, { position: 'relative', aspectRatio: '16 / 9', borderRadius: '6px' }],
  fill: [frame, { position: 'absolute', inset: 0, height: '100%' }],
});

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
