import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const peekLayer = style({ zIndex: vars.layer.popover });
export const peekPopup = style({
  width: '404px',
  maxWidth: 'var(--available-width)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  color: vars.color.ink1,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.s,
  transition: `opacity ${vars.motion.press}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
export const peekArrow = style({
  width: '10px',
  height: '10px',
  rotate: '45deg',
  background: vars.color.surface1,
  border: `1px solid ${vars.color.line}`,
  borderRight: 0,
  borderBottom: 0,
  selectors: { '&[data-side="bottom"]': { top: '-6px' }, '&[data-side="top"]': { bottom: '-6px', rotate: '225deg' } },
});
