import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const panel = style({
  width: '316px',
  height: '820px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const low = style({ height: '390px' });
export const slim = style({ width: '230px', height: '390px' });
