import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minHeight: '100vh',
  background: color.page,
  color: color.ink1,
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minHeight: '60px',
  padding: `0 ${space.x6}`,
  background: color.frame,
  color: color.onFrame,
});

export const where = style({ paddingInlineStart: space.x4, borderInlineStart: `1px solid ${color.frameLine}` });

export const stampText = style({
  padding: '1px 10px',
  border: '1px solid currentColor',
  fontSize: text.xs,
  fontWeight: weight.strong,
  lineHeight: 1.6,
  transform: `skewX(${vars.skew})`,
});

export const helpText = style({ marginInlineStart: 'auto', fontSize: text.s, color: color.onFrameMuted });

/** Striped like a barrier, so that it is not mistaken for a real payment. */
export const barrier = style({
  padding: `6px ${space.x6}`,
  textAlign: 'center',
  fontSize: text.s,
  color: color.onFrame,
  background: `repeating-linear-gradient(-60deg, ${color.frame} 0 22px, ${color.frameRaised} 22px 44px)`,
});

export const desk = style({ gridRow: 3, minWidth: 0 });
