import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  minWidth: 0,
  height: '100%',
  padding: space.x3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  transition: `border-color ${vars.motion.press}`,
  selectors: { 'a&:hover': { borderColor: color.brand }, 'a&:active': { background: color.surface2 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: '20px',
  minWidth: 0,
  fontSize: text.s,
  color: color.ink2,
  whiteSpace: 'nowrap',
});
export const mark = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', gap: '6px' });
export const league = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: color.ink3 });
export const status = style({ flex: 'none', marginInlineStart: 'auto', fontSize: text.l });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: '28px',
  minWidth: 0,
  fontSize: text.s,
  color: color.ink3,
  whiteSpace: 'nowrap',
});
export const note = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** Looks like the small button that the whole card is. */
export const go = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  height: '28px',
  marginInlineStart: 'auto',
  padding: `0 ${space.x3}`,
  borderRadius: '6px',
  background: color.brand,
  color: color.onBrand,
  fontWeight: vars.weight.medium,
  selectors: { [`${card}:hover &`]: { background: color.brandHover } },
});
