import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const accounts = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: space.x2 });
export const choices = style({ display: 'contents' });
const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '56px',
  minWidth: 0,
  padding: `6px ${space.x3}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  background: color.surface1,
});
export const account = style([
  box,
  {
    border: `1px solid ${color.lineStrong}`,
    selectors: {
      '&:hover': { borderColor: color.brand },
      '&[data-checked]': { borderColor: color.brand, background: color.brandSoft, boxShadow: `0 0 0 1px ${color.brand}` },
    },
  },
]);
export const bind = style([
  box,
  {
    justifyContent: 'center',
    border: `1px dashed ${color.lineStrong}`,
    color: color.ink2,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.brand, color: color.brand } },
  },
]);
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ lineHeight: 1.45, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: text.xs, lineHeight: 1.45, color: color.ink2 });
