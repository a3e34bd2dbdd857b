import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  width: '360px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  overflow: 'hidden',
});
export const line = style({
  display: 'flex',
  gap: vars.space.x3,
  padding: `10px ${vars.space.x4}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const name = style({ fontWeight: vars.weight.medium });
export const words = style({ color: vars.color.ink2, fontSize: vars.text.s });
