import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, motion } = vars;

export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  width: '32px',
  height: '18px',
  padding: '2px',
  borderRadius: vars.radius.round,
  background: color.lineStrong,
  cursor: 'pointer',
  verticalAlign: 'middle',
  transition: `background-color ${motion.press}`,
  selectors: { '&[data-checked]': { background: color.brand }, '&:hover': { filter: 'brightness(0.95)' }, '&:active': { filter: 'brightness(0.9)' } },
});

export const thumb = style({
  width: '14px',
  height: '14px',
  borderRadius: vars.radius.round,
  background: color.surface1,
  transition: `translate ${motion.press} ${motion.ease}`,
  selectors: { '&[data-checked]': { translate: '14px 0' } },
});
