import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const logo = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '10px',
  borderRadius: vars.radius.chip,
  whiteSpace: 'nowrap',
});

export const mark = style({ flex: 'none', color: 'inherit' });

export const ball = style({ fill: vars.color.diamond });

export const name = style({
  font: `${vars.weight.strong} ${vars.text.xxl}/1 ${vars.font.number}`,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
});

export const localName = style({ font: `${vars.weight.strong} ${vars.text.xl}/1 ${vars.font.text}`, letterSpacing: '0.06em' });
