import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: space.x3,
  alignItems: 'start',
  padding: `${space.x3} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const who = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const note = style({ color: color.ink3, fontSize: text.s, lineHeight: '20px' });
export const words = style({
  marginTop: space.x1,
  padding: `${space.x2} ${space.x3}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
  fontSize: text.s,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const acts = style({ display: 'flex', gap: space.x2, alignItems: 'center', minHeight: '44px' });
export const state = style({ color: color.ink3, fontSize: text.s, whiteSpace: 'nowrap' });
export const done = style([state, { color: color.success }]);
