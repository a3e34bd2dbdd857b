import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  margin: 0,
  padding: 0,
  color: color.ink2,
  fontSize: text.m,
  lineHeight: '24px',
  listStyle: 'none',
});
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2, minWidth: 0, maxWidth: '100%' });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
export const link = style({ ...cut, color: color.ink2, ':hover': { color: color.brand, textDecoration: 'underline' } });
export const here = style({ ...cut, color: color.ink1, fontWeight: weight.medium });
export const arrow = style({ flex: 'none', color: color.ink3 });
