import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, text, weight } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '12px 24px',
  fontSize: text.s,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: '8px', minHeight: '30px', fontWeight: weight.medium });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '16px auto minmax(0, 1fr)',
  gap: '8px',
  alignItems: 'start',
  padding: '6px 0',
  borderTop: `1px solid ${color.line}`,
  lineHeight: '20px',
});
const sign = style({ display: 'grid', placeItems: 'center', height: '20px' });
export const signs = styleVariants({
  injury: [sign, { color: color.live }],
  suspension: [sign, { color: color.warning }],
  doubt: [sign, { color: color.ink3 }],
});
export const name = style({ fontWeight: weight.medium });
export const reason = style({ color: color.ink3 });
export const none = style({ padding: '6px 0', borderTop: `1px solid ${color.line}`, color: color.ink3, lineHeight: '20px' });
