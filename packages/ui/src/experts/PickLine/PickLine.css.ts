import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '44px',
  padding: `${space.x2} ${space.x4}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface2,
});
export const play = style({ color: color.ink2, fontSize: text.s });
export const words = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const bar = style({ width: '60%', height: '12px', borderRadius: radius.chip, background: color.surface3 });
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.ink2,
  fontSize: text.s,
  whiteSpace: 'nowrap',
});
export const odds = style({ color: color.ink1, font: `${weight.strong} ${text.l}/20px ${font.number}` });
