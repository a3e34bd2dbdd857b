import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const panel = style({
  width: '700px',
  maxWidth: '100%',
  height: '760px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const small = style({ width: '360px', height: '340px' });
