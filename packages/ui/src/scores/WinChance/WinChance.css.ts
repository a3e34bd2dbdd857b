import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const body = style({ display: 'grid', gap: '10px', minWidth: 0 });
export const figure = style({ fontFamily: font.number, fontSize: text.m, fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const what = style({ color: color.ink2 });
export const dot = style({ fill: color.ink1 });
export const swing = style({ margin: 0, fontSize: text.m, lineHeight: '22px' });
export const runs = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, fontSize: text.s, lineHeight: '24px' });
export const run = style({
  display: 'inline-flex',
  gap: '8px',
  padding: '0 10px',
  borderRadius: vars.radius.chip,
  background: color.surface2,
});
