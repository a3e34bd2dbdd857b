import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  flex: 'none',
  minHeight: '64px',
  padding: `0 ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface1,
});
export const who = style({ flex: 1, minWidth: 0, textAlign: 'start' });
export const note = style({
  overflow: 'hidden',
  minHeight: '18px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tools = style({ display: 'flex', flex: 'none', gap: space.x1 });
