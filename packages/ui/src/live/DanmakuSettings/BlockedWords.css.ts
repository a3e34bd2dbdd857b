import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const blocked = style({ display: 'grid', gap: space.x2, padding: `${space.x3} ${space.x4}`, borderTop: `1px solid ${color.line}` });
export const blockedHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '28px',
  color: color.ink2,
  fontSize: text.s,
  selectors: { 'p&': { minHeight: 0, color: color.ink3, fontSize: text.xs } },
});
export const blockedCount = style({ color: color.ink1, fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: '15px' });
export const fileKeys = style({ display: 'inline-flex', position: 'relative', marginInlineEnd: '-12px' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
/** Patterns are set in the numeral face, to set them apart from plain words. */
export const pattern = style({
  fontFamily: vars.font.number,
  fontWeight: vars.weight.medium,
  fontSize: text.s,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const addKey = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '24px',
  padding: '0 8px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.chip,
  color: color.ink2,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: { '&:hover': { background: color.surface3, color: color.ink1 }, '&:active': { translate: '0 1px' } },
});
export const addForm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.x2, alignItems: 'start' });
