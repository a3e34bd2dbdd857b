import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

/** Stays at the bottom whatever is above it. */
export const foot = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '48px',
  padding: `0 ${space.x6}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface2,
  color: color.ink2,
  fontSize: vars.text.s,
});

export const way = style({
  flex: 'none',
  minHeight: '32px',
  display: 'inline-flex',
  alignItems: 'center',
  color: color.brand,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:active': { color: color.brandHover } },
});
