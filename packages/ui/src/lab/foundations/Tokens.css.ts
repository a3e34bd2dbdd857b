import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(auto-fit, minmax(320px, 1fr))',
  alignItems: 'center',
  gap: space.x3,
  paddingBlock: space.x1,
  fontSize: text.s,
});
export const swatch = style({ width: '20px', height: '20px', borderRadius: vars.radius.chip, background: 'var(--swatch, transparent)' });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  color: color.ink2,
  overflowWrap: 'anywhere',
});
