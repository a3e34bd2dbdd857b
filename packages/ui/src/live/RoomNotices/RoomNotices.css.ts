import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;
const enter = keyframes({ from: { opacity: 0, translate: '0 6px' } });

export const list = style({ display: 'grid', gap: '8px' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: '4px 6px 4px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink2,
  fontSize: vars.text.s,
  animation: `${enter} ${vars.motion.panel} ${vars.motion.ease}`,
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  lineHeight: '20px',
  color: color.ink1,
});
export const glyph = style({ flex: 'none', color: color.ink3 });
