import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x2,
});
export const colon = style({ color: vars.color.ink3, fontFamily: vars.font.number, fontWeight: vars.weight.strong });
