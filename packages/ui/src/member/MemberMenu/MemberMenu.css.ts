import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, text, motion } = vars;

export const menu = style({
  width: '208px',
  padding: '8px 8px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const heading = style({
  padding: '14px 12px 4px',
  fontSize: text.xs,
  fontWeight: vars.weight.normal,
  lineHeight: 1.45,
  color: color.ink3,
  selectors: { 'div:first-child > &': { paddingTop: '6px' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '34px',
  padding: '6px 12px',
  borderRadius: '6px',
  lineHeight: 1.45,
  color: color.ink2,
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.line },
    '&[aria-current]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const icon = style({ flex: 'none' });
export const hint = style({
  marginInlineStart: 'auto',
  flex: 'none',
  fontSize: text.xs,
  fontWeight: vars.weight.normal,
  color: color.ink3,
});
export const count = style({
  marginInlineStart: 'auto',
  flex: 'none',
  minWidth: '18px',
  padding: '0 5px',
  borderRadius: vars.radius.round,
  background: color.live,
  color: color.onLive,
  fontFamily: vars.font.number,
  fontSize: text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: '18px',
  textAlign: 'center',
});
