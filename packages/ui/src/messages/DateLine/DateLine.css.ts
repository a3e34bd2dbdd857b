import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

export const line = style({ display: 'flex', justifyContent: 'center', color: color.ink3, fontSize: text.xs, lineHeight: '20px' });
export const floating = style({
  display: 'inline-block',
  padding: '0 12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  background: color.surface1,
  color: color.ink2,
  fontSize: text.xs,
  lineHeight: '24px',
  boxShadow: vars.shadow.float,
  whiteSpace: 'nowrap',
});
export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: color.brand,
  fontSize: text.xs,
  lineHeight: '20px',
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, height: '1px', background: `color-mix(in oklab, ${color.brand} 35%, transparent)` },
  },
});
