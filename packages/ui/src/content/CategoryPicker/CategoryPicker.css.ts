import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const heading = style({ fontSize: text.m, fontWeight: weight.strong, lineHeight: '20px' });
export const note = style({ color: color.ink3, fontSize: text.s, lineHeight: '18px' });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '40px',
  borderBottom: `1px solid ${color.line}`,
});
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '32px',
  padding: '0 10px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.ink1,
  font: `${weight.medium} ${text.m}/20px ${font.text}`,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.brand, color: color.brand },
    '&:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
    '&:disabled': { color: color.ink3, cursor: 'default' },
  },
});
export const count = style({ color: color.ink3, fontFamily: font.number, fontSize: text.s });
