import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Over a moving picture the theme does not reach: chalk words on a dark plate, by day and by night. */
const plate = vars.color.bug;
const chalk = vars.color.onBug;

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const stage = style({ position: 'absolute', inset: 0, fontFamily: vars.font.text });

export const lifted = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  height: '36px',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: '6px',
  border: `2px solid ${chalk}`,
  background: plate,
  color: chalk,
  fontSize: vars.text.s,
  pointerEvents: 'auto',
});

export const words = style({ padding: `0 ${vars.space.x3}`, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: vars.text.l, fontWeight: vars.weight.strong });

export const act = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x1,
  height: '100%',
  padding: '0 10px',
  borderInlineStart: `1px solid ${vars.color.frameLine}`,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover': { background: vars.color.frameRaised }, '&:active': { background: vars.color.frame } },
});

export const quietList = style({ position: 'absolute', insetInlineStart: vars.space.x4, top: vars.space.x4, display: 'grid', justifyItems: 'start', gap: vars.space.x1, maxWidth: 'min(44%, 420px)' });

const quiet = style({ maxWidth: '100%', padding: '3px 10px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', borderRadius: vars.radius.chip, background: plate, color: chalk, fontSize: vars.text.m });
export const quietItem = styleVariants({ own: [quiet, { outline: `2px solid ${chalk}`, outlineOffset: '-2px' }], other: [quiet] });
