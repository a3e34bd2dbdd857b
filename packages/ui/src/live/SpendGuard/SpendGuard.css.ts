import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({ width: '360px', maxWidth: '100%', background: color.surface1 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  padding: `0 ${space.x4}`,
  fontSize: text.m,
  fontWeight: vars.weight.strong,
});
export const rows = style({ display: 'grid', padding: `0 ${space.x4} ${space.x3}` });
export const row = style({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${color.line}`,
});
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  alignItems: 'center',
  gap: space.x3,
  fontSize: text.s,
});
export const sumName = style({ color: color.ink2 });
