import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

export const channels = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: space.x2 });
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '48px',
  minWidth: 0,
  padding: `4px 10px`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.brand },
    '&:active:not([data-disabled])': { background: color.surface3 },
    '&[data-checked]': { borderColor: color.brand, background: color.brandSoft, boxShadow: `0 0 0 1px ${color.brand}` },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
});
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontSize: text.m, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const note = style({ fontSize: text.xs, lineHeight: 1.45, color: color.ink2 });
