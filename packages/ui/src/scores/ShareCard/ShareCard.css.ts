import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ display: 'grid', gap: '16px', justifyItems: 'center', paddingBottom: '20px' });
export const picture = style({
  width: '100%',
  maxWidth: '324px',
  height: 'auto',
  aspectRatio: '18 / 25',
  borderRadius: vars.radius.card,
  background: vars.color.frameRaised,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'center' });
