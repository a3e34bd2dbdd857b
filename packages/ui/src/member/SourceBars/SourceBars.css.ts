import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, font, weight } = vars;

export const list = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, 34%) minmax(0, 1fr) 84px',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '28px',
  fontSize: text.s,
  lineHeight: 1.5,
});
export const times = style({ marginInlineStart: '6px', fontSize: text.xs, color: color.ink3 });
export const track = style({ forcedColorAdjust: 'none', height: '10px', background: color.surface3, transform: `skewX(${vars.skew})` });
export const bar = style({ height: '100%', width: 'max(3px, calc(var(--share) * 100%))', background: color.brand });
export const value = style({ textAlign: 'end', fontFamily: font.number, fontSize: text.l, lineHeight: '20px', fontWeight: weight.strong });
