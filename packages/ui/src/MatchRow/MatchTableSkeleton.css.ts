import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });
const base = style({ display: 'inline-block', height: '12px', borderRadius: vars.radius.chip, background: vars.color.surface3, verticalAlign: 'middle', animation: `${pulse} 1.6s ease-in-out infinite` });

export const boneRow = style({ height: '44px', borderBottom: `1px solid ${vars.color.line}`, selectors: { '&:last-child': { borderBottomColor: 'transparent' } } });
export const boneCell = style({ padding: 0, height: '44px', textAlign: 'center' });

export const bone = styleVariants({
  dot: [base, { width: '16px', height: '16px' }],
  short: [base, { width: '32px' }],
  word: [base, { width: '64px' }],
  home: [base, { width: '45%', marginLeft: '55%' }],
  away: [base, { width: '45%', marginRight: '55%' }],
  score: [base, { width: '64px', height: '28px', transform: `skewX(${vars.skew})` }],
});
