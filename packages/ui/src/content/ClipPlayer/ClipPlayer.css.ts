import { style } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  overflow: 'hidden',
  maxWidth: '560px',
  maxHeight: '480px',
  aspectRatio: 'max(var(--ratio), 0.75)',
  borderRadius: vars.radius.card,
  background: paint.coal16,
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
