import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: '16px',
  padding: '0 5px',
  borderRadius: '3px',
  font: `${vars.weight.strong} 11px/1 ${vars.font.number}`,
  color: 'white',
  background: 'var(--tier)',
  transform: 'skewX(-8deg)',
  whiteSpace: 'nowrap',
});
