import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const choice = style({
  display: 'inline-flex',
  gap: '2px',
  padding: '3px',
  borderRadius: vars.radius.card,
  background: color.surface3,
});
export const option = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '30px',
  borderRadius: '6px',
  color: color.ink2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '&:hover': { color: color.ink1 },
    '&:active': { translate: '0 1px' },
    '&[data-checked]': { background: color.ink1, color: color.surface1 },
    '&[data-disabled]': { color: color.lineStrong, cursor: 'not-allowed' },
  },
});
export const drawing = style({ width: '24px', height: '16px' });
