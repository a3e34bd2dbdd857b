import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const drawing = style({ display: 'block', flex: 'none', objectFit: 'contain' });
export const field = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '148px',
  background: `linear-gradient(160deg, ${vars.color.brandSoft}, ${vars.color.surface3})`,
});
