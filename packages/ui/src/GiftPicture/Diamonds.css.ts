import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const diamonds = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  color: vars.color.diamondInk,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: 'var(--diamonds-size)',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '::before': { content: '', flex: 'none', width: '0.56em', height: '0.56em', margin: '0 0.06em', borderRadius: '0.1em', background: vars.color.diamond, rotate: '45deg' },
});
