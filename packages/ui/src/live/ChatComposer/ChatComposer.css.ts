import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({
  display: 'grid',
  padding: `6px ${space.x3} ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface1,
});
export const plate = style({ paddingTop: space.x3 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: '2px', minHeight: '36px' });
/** At most two lines, as high as the tools. */
export const asked = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '5px',
  minWidth: 0,
  paddingInline: space.x1,
  color: color.ink2,
  fontSize: text.xs,
  lineHeight: '16px',
});
export const askedIcon = style({ flex: 'none', color: color.warning });
export const askedWords = style({ minWidth: 0, overflow: 'hidden', maxHeight: '32px' });
export const counter = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.ink3,
  fontFamily: vars.font.number,
  fontSize: text.xs,
});

/** Field and key in one box, as high as two lines. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(76px, auto)',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  transition: `border-color ${vars.motion.press}`,
  selectors: { '&:has(textarea:focus-visible)': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}` } },
});
export const field = style({
  display: 'block',
  width: '100%',
  height: '56px',
  padding: '6px 10px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.ink1,
  fontSize: text.m,
  lineHeight: '22px',
  resize: 'none',
  scrollbarWidth: 'thin',
  selectors: { '&::placeholder': { color: color.ink3 }, '&:read-only': { color: color.ink2 } },
});
export const send = style({ display: 'grid', alignItems: 'stretch', padding: '4px' });
export const refusal = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  paddingTop: '6px',
  color: color.live,
  fontSize: text.s,
  lineHeight: '20px',
});
