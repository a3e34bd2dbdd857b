import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const line = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2, padding: `${space.x3} 0` });
export const head = style({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr) auto', alignItems: 'center', gap: space.x2 });
export const name = style({ ...cut, fontWeight: weight.medium, ':hover': { color: color.brand } });
export const note = style({ color: color.ink3, fontSize: text.s });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: weight.strong,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  ':hover': { color: color.brand },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x1} ${space.x2}` });
export const end = style({ marginInlineStart: 'auto' });
