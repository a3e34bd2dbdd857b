import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

export const frame = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  '@container': { '(max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 } },
});
export const event = style({ display: 'grid', minWidth: 0 });
export const name = style({ ...cut, fontSize: text.l, fontWeight: weight.strong, lineHeight: '24px' });
export const note = style({ color: color.ink3, fontSize: text.s, lineHeight: '20px' });
export const winners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const winner = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
export const words = style({ display: 'grid', minWidth: 0, lineHeight: '20px' });
export const who = style({ ...cut, fontWeight: weight.medium });
export const whoLink = style([who, { ':hover': { color: color.brand, textDecoration: 'underline' } }]);
export const value = style({ color: color.ink3, fontSize: text.s });
