import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const column = style({
  display: 'grid',
  gap: '10px',
  width: 'min(700px, 100%)',
  padding: '16px 20px',
  background: vars.color.surface2,
});
export const half = style({ width: '560px', alignSelf: 'flex-start' });
export const slim = style({ width: '300px', padding: '12px' });
