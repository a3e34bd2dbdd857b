import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const head = style({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x5} ${space.x5} ${space.x3}`,
  borderBottom: `1px solid ${color.line}`,
});
export const titleLine = style({ display: 'flex', alignItems: 'center', gap: space.x4, paddingRight: '40px' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const search = style({ flex: '1 1 180px', minWidth: 0, maxWidth: '260px', marginLeft: 'auto' });
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  height: '400px',
  overflowY: 'auto',
  padding: `0 ${space.x5} ${space.x4}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  paddingTop: space.x3,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, marginTop: space.x3 } },
});
export const letter = style({
  color: color.ink3,
  fontFamily: vars.font.number,
  fontSize: text.l,
  fontWeight: weight.strong,
  lineHeight: '32px',
});
export const items = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))', columnGap: space.x3 });
export const item = style({ display: 'flex', alignItems: 'center', minWidth: 0, minHeight: '32px' });
export const itemWords = style({ display: 'flex', alignItems: 'center', gap: '7px', minWidth: 0 });
export const itemName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '120px' });
export const itemCount = style({ color: color.ink3, fontFamily: vars.font.number, fontWeight: weight.medium });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x4} ${space.x5}`,
  borderTop: `1px solid ${color.line}`,
});
export const total = style({ flex: 1, minWidth: 0, color: color.ink2, fontSize: text.s, lineHeight: '20px' });
