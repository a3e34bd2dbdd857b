import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

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

export const wide = style({ minWidth: '208px' });

export const row = style({ justifyContent: 'space-between' });
