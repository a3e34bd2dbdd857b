import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  padding: `6px ${vars.space.x3}`,
});

export const rowIcon = style({ flex: 'none', color: vars.color.live });

export const rowText = style({ minWidth: 0, color: vars.color.ink2 });
