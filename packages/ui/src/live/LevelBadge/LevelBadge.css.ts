import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  color: 'white',
  background: 'var(--tier)',
  transform: 'skewX(-8deg)',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const badge = styleVariants({
  s: [base, { height: '16px', padding: '0 5px', borderRadius: '3px', fontSize: '11px' }],
  m: [base, { height: '20px', padding: '0 6px', borderRadius: '3px', fontSize: '13px' }],
  l: [base, { height: '28px', padding: '0 9px', borderRadius: vars.radius.chip, fontSize: '18px' }],
});

export const letters = styleVariants({ s: {}, m: {}, l: { marginInlineEnd: '3px', fontSize: '13px' } });
