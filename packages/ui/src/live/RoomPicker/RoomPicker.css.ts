import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

/** Height of a room's row, px. */
export const rowHeight = 68;

export const picker = style({ display: 'grid', gap: space.x2, minWidth: 0 });
/** Contains text for screen readers only, which would otherwise make the page as long as the whole list. */
export const list = style({ position: 'relative', overflow: 'hidden auto', selectors: { '&:focus-visible': { outlineOffset: '-2px' } } });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'center',
  height: `${rowHeight}px`,
});
globalStyle(`${row} + ${row}`, { borderTop: `1px solid ${color.line}` });
export const picture = style({ display: 'block', overflow: 'hidden', borderRadius: vars.radius.chip });
export const middle = style({ display: 'grid', gap: '4px', minWidth: 0 });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({ ...cut, fontWeight: weight.medium, lineHeight: '22px' });
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  height: '22px',
  color: color.ink3,
  fontSize: text.xs,
});
export const nickname = style({ ...cut, minWidth: '32px', lineHeight: '20px' });
export const heat = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: '3px', marginInlineStart: 'auto' });
export const there = style({ color: color.brand, fontSize: text.s, fontWeight: weight.medium, whiteSpace: 'nowrap' });
export const slots = style({ display: 'inline-flex', gap: '3px' });
export const slot = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.chip,
  background: color.surface3,
  color: color.ink1,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: { '&:hover': { background: color.brand, color: color.onBrand }, '&:active': { translate: '0 1px' } },
});
/** Names of teams are whole before the streamer's is. */
export const score = style({ display: 'flex', flex: '0 0 auto', maxWidth: 'calc(100% - 96px)', fontSize: 0 });
