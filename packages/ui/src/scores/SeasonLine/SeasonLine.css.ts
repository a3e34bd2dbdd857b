import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const scroller = style({ overflowX: 'auto' });
export const ground = style({ width: 'var(--width)', margin: '0 auto' });
export const chart = style({ display: 'block' });
export const line = style({ fill: 'none', stroke: color.ink1, strokeWidth: 2.5, strokeLinejoin: 'round' });
export const dot = style({ fill: color.surface1, stroke: color.ink1, strokeWidth: 2 });
export const place = style({ fill: color.ink1, fontFamily: font.number, fontSize: text.m, fontWeight: weight.strong });
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'var(--step)' });
export const column = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'center',
  padding: '6px 0 4px',
  borderRadius: vars.radius.chip,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
  textDecoration: 'none',
  ':hover': { background: color.surface3 },
  ':focus-visible': { outlineOffset: '-2px' },
});
const cell = style({
  minWidth: '42px',
  padding: '0 4px',
  borderRadius: '2px',
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.strong,
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transform: `skewX(${vars.skew})`,
});
export const score = styleVariants({
  W: [cell, { background: color.success, color: color.surface1 }],
  D: [cell, { background: color.ink3, color: color.surface1 }],
  L: [cell, { background: color.live, color: color.onLive }],
  live: [cell, { background: color.bug, color: color.onBug }],
  coming: [cell, { boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.ink2, fontSize: text.s }],
});
