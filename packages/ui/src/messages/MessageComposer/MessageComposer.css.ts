import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({ position: 'relative', display: 'grid', borderTop: `1px solid ${color.line}`, background: color.surface1 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: '2px', padding: '6px 12px 0' });
export const more = style({ marginInlineStart: 'auto' });
export const field = style({
  display: 'block',
  width: '100%',
  height: '64px',
  minHeight: '64px',
  padding: '4px 20px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.ink1,
  fontSize: '15px',
  lineHeight: '24px',
  resize: 'none',
  selectors: { '&::placeholder': { color: color.ink3 }, '&:read-only': { color: color.ink2 } },
});
export const focused = style({ selectors: { '&:has(textarea:focus-visible)': { boxShadow: `inset 0 2px 0 ${color.brand}` } } });
export const preview = style({
  maxHeight: '76px',
  margin: '0 20px',
  padding: '2px 10px',
  overflowY: 'auto',
  borderInlineStart: `2px solid ${color.brand}`,
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  padding: '4px 16px 12px 20px',
  color: color.ink3,
  fontSize: text.xs,
});
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space.x3}`,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: space.x3, marginInlineStart: 'auto' });
export const counter = style({ fontFamily: vars.font.number });
export const over = style([counter, { color: color.live, fontWeight: vars.weight.strong }]);
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `6px 12px 6px 20px`,
  background: color.warningSoft,
  color: color.warning,
  fontSize: text.s,
  lineHeight: '20px',
});
export const noticeText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const plate = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '64px',
  padding: '12px 16px 12px 20px',
  color: color.ink2,
});
export const plateText = style({ flex: 1, minWidth: 0 });
export const icon = style({ flex: 'none' });
export const uploads = style({ display: 'grid', gap: space.x1, padding: '8px 12px 4px 20px', maxHeight: '132px', overflowY: 'auto' });
export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '2px 10px',
  fontSize: text.s,
});
export const uploadName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const uploadNote = style({ color: color.ink3, fontSize: text.xs });
export const uploadFailed = style({ color: color.live, fontSize: text.xs });
export const bar = style({ gridColumn: '1 / -1' });
export const drop = style({
  position: 'absolute',
  inset: '4px',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${color.brand}`,
  borderRadius: vars.radius.card,
  background: color.brandSoft,
  color: color.brand,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
