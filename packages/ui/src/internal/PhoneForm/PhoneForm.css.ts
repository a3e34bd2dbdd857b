import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const form = style({
  position: 'relative',
  display: 'grid',
  gap: space.x3,
  margin: space.x4,
  padding: space.x5,
  background: color.surface1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const title = style({ margin: 0, fontSize: '20px', fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const line = style({ margin: '-8px 0 4px', color: color.ink2, lineHeight: 1.5 });
export const fields = style({ display: 'grid', gap: space.x3 });
export const country = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '28px',
  paddingInlineEnd: space.x2,
  marginInlineEnd: space.x1,
  borderInlineEnd: `1px solid ${color.line}`,
  fontFamily: vars.font.number,
  fontSize: text.l,
  selectors: { '&:focus-within': { color: color.brand } },
});
// The phone's own list of countries opens over the code that is shown.
export const choice = style({ position: 'absolute', inset: '-8px 0', width: '100%', opacity: 0, cursor: 'pointer', fontSize: text.l });
export const refusal = style({ minHeight: '20px', margin: 0, color: color.live, fontSize: text.s, lineHeight: 1.5 });
export const riddle = style({ display: 'grid', justifyItems: 'stretch' });
export const aside = style({ margin: 0, color: color.ink3, fontSize: text.s, lineHeight: 1.5, textAlign: 'center' });
globalStyle(`${aside} a`, { color: color.brand, fontWeight: vars.weight.medium });
