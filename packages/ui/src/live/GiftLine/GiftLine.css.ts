import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '34px',
  padding: '2px 8px',
  borderRadius: '6px',
  background: vars.color.surface2,
  color: vars.color.ink2,
  fontSize: vars.text.s,
  lineHeight: '22px',
});
export const line = styleVariants({ own: [row, { background: vars.color.brandSoft }], other: [row] });
export const words = style({ display: 'flex', gap: '6px', minWidth: 0 });
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.color.ink1 });
export const press = style([
  name,
  {
    cursor: 'pointer',
    borderRadius: '3px',
    selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' }, '&:active': { color: vars.color.brandHover } },
  },
]);
export const what = style({ flex: 'none', maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const times = style({
  marginInlineStart: 'auto',
  color: vars.color.ink1,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontStyle: 'italic',
  fontSize: vars.text.xl,
  lineHeight: '26px',
});
