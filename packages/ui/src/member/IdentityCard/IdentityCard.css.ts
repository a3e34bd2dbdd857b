import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { space, text } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x5,
  minHeight: '164px',
  padding: `${space.x8} ${space.x5} ${space.x5}`,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: 'oklch(0.36 0.068 166)',
  color: 'oklch(0.97 0.01 140)',
  '::after': {
    content: '',
    position: 'absolute',
    right: '-60px',
    bottom: '-90px',
    width: '220px',
    height: '220px',
    border: '2px solid oklch(1 0 0 / 0.16)',
    borderRadius: vars.radius.round,
  },
});
export const mark = style({
  position: 'absolute',
  top: '12px',
  right: '12px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '2px 10px',
  borderRadius: vars.radius.chip,
  background: 'oklch(0.975 0.006 130)',
  color: 'oklch(0.36 0.068 166)',
  fontSize: text.s,
  fontWeight: vars.weight.strong,
  lineHeight: '22px',
});
export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '76px',
  height: '92px',
  overflow: 'hidden',
  border: '2px solid oklch(0.97 0.01 140)',
  borderRadius: vars.radius.card,
  background: 'oklch(0.8 0.07 200)',
});
export const facts = style({ display: 'grid', gap: '6px', minWidth: 0, margin: 0 });
export const name = style({ fontSize: text.xs, lineHeight: 1.45, color: 'oklch(0.86 0.03 150)' });
export const fact = style({
  margin: 0,
  fontFamily: vars.font.number,
  fontSize: text.l,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
