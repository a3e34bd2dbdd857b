import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface2,
});
export const head = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: `${space.x1} ${space.x2}`, minWidth: 0 });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.weight.medium });
export const about = style({ marginInlineStart: 'auto', color: color.ink3, fontSize: text.s });
export const rules = style({ color: color.ink2, fontSize: text.s, lineHeight: '20px' });
export const acts = style({ display: 'flex', justifyContent: 'flex-end', selectors: { '&:empty': { display: 'none' } } });
/** Condition for joining. */
export const rule = style({
  color: color.ink1,
  fontSize: text.s,
  lineHeight: '20px',
  fontWeight: vars.weight.medium,
  selectors: { '&:empty': { display: 'none' } },
});
