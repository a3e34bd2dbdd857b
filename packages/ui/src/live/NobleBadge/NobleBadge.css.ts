import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

// The hairline keeps the ivory of the highest rank visible on white.
const base = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  background: 'var(--noble)',
  color: 'var(--noble-ink)',
  boxShadow: `inset 0 0 0 1px ${faded(paint.ink, 0.16)}`,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const tag = styleVariants({
  s: [base, { height: '16px', gap: '3px', padding: '0 5px 0 4px', borderRadius: '3px', fontSize: '11px' }],
  m: [base, { height: '20px', gap: '4px', padding: '0 6px 0 5px', borderRadius: vars.radius.chip, fontSize: vars.text.xs }],
  l: [base, { height: '28px', gap: '6px', padding: '0 10px 0 8px', borderRadius: '6px', fontSize: vars.text.m }],
});

export const plate = styleVariants({
  s: [base, { justifyContent: 'center', width: '16px', height: '16px', borderRadius: '3px' }],
  m: [base, { justifyContent: 'center', width: '28px', height: '28px', borderRadius: '6px' }],
  l: [base, { justifyContent: 'center', width: '56px', height: '56px', borderRadius: vars.radius.card }],
});

export const word = style({ fontWeight: vars.weight.medium, lineHeight: 1.45 });
