import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const group = style({ selectors: { '&&': { paddingInlineEnd: '4px', gap: '4px', cursor: 'text' } } });

export const wrap = style({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', padding: '4px 0' });

export const input = style({
  flex: '1 1 72px',
  minWidth: '48px',
  minHeight: '26px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.ink3, opacity: 1 }, '&:disabled': { cursor: 'not-allowed' } },
});

export const icon = style({ flex: 'none', display: 'inline-flex', color: color.ink3 });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  height: '26px',
  paddingInlineStart: space.x2,
  borderRadius: vars.radius.chip,
  background: color.brandSoft,
  color: color.brand,
  fontSize: text.s,
  cursor: 'default',
  outline: 'none',
  selectors: { '&:focus-within, &[data-highlighted]': { boxShadow: `inset 0 0 0 1px ${color.brand}` } },
});

export const chipWords = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' });

export const control = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: '6px',
  color: color.ink3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { translate: '0 1px' },
    '&[data-disabled]': { cursor: 'not-allowed', background: 'none' },
  },
});

export const chipRemove = style({ selectors: { '&&': { width: '24px', color: 'inherit' } } });

export const chevron = style({ transition: `rotate ${vars.motion.press}`, selectors: { '[data-popup-open] > &': { rotate: '180deg' } } });

/** The list scrolls inside its frame. */
export const listBox = style({ outline: 'none' });
