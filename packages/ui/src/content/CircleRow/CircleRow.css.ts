import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '52px',
  padding: `${space.x1} ${space.x3}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-current]': { background: color.surface3 } },
});
export const link = style({ display: 'flex', flex: 1, alignItems: 'center', gap: space.x3, minWidth: 0 });
export const plate = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  border: '2px solid var(--plate-line)',
  borderRadius: vars.radius.card,
  background: 'var(--plate) center / cover no-repeat',
  color: 'var(--plate-line)',
  fontSize: text.l,
  fontWeight: weight.strong,
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({
  ...cut,
  fontWeight: weight.medium,
  lineHeight: '22px',
  selectors: { [`${link}:hover &`]: { color: color.brand, textDecoration: 'underline' } },
});
export const note = style({ overflowWrap: 'anywhere', color: color.ink3, fontSize: text.s, lineHeight: '18px' });
