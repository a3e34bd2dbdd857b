import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const trigger = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  paddingRight: '10px',
  borderRight: `1px solid ${color.lineStrong}`,
  cursor: 'pointer',
  color: color.ink1,
  selectors: { '&:hover': { color: color.brand }, '&:active': { color: color.brandHover } },
});

export const chevron = style({ transition: `rotate ${vars.motion.press}`, selectors: { '[data-popup-open] > &': { rotate: '180deg' } } });

export const code = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: vars.text.l });

export const layer = style({ zIndex: vars.layer.popover });

export const list = style({
  minWidth: '208px',
  maxHeight: 'min(320px, var(--available-height))',
  overflow: 'auto',
  padding: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `opacity ${vars.motion.press}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: '36px',
  padding: `0 ${space.x3}`,
  borderRadius: '6px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surface3 },
    '&[data-selected]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&[data-selected][data-highlighted]': { boxShadow: `inset 0 0 0 1px ${color.brand}` },
  },
});
