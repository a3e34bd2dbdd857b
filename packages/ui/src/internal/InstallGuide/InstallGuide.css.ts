import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const guide = style({ display: 'grid', gap: space.x3, padding: `18px ${space.x4} ${space.x4}` });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '36px',
});
export const title = style({ margin: 0, fontSize: text.l, fontWeight: vars.weight.strong, lineHeight: 1.45 });
const card = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: color.surface1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const steps = style([card]);
export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const number = style({
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  background: color.brandSoft,
  color: color.brand,
  fontFamily: vars.font.number,
  fontSize: '15px',
  fontWeight: vars.weight.strong,
  lineHeight: '28px',
  textAlign: 'center',
});
export const stepTitle = style({ margin: 0, fontWeight: vars.weight.medium, lineHeight: 1.5 });
export const stepHint = style({ margin: 0, color: color.ink3, fontSize: text.s, lineHeight: 1.45 });
export const questions = style([card]);
export const question = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const asked = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: '48px',
  padding: `6px ${space.x4}`,
  lineHeight: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  flex: 'none',
  color: color.ink3,
  transition: `rotate ${vars.motion.press}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const answer = style({ margin: 0, padding: `0 ${space.x4} ${space.x3}`, color: color.ink2, fontSize: text.s, lineHeight: 1.6 });
