import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const swatch = style({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  overflow: 'hidden',
});
export const paint = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  height: '80px',
  padding: vars.space.x3,
  fontSize: vars.text.xs,
});
export const ratio = style({ fontFamily: vars.font.number, fontSize: vars.text.xl, fontWeight: vars.weight.strong, lineHeight: 1 });
export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '40px',
  height: '22px',
  marginInlineEnd: vars.space.x2,
  borderRadius: vars.radius.chip,
  fontWeight: vars.weight.medium,
  fontSize: vars.text.xs,
});
