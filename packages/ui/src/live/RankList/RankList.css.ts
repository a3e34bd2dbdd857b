import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
export const waiting = style({ padding: space.x4 });
export const list = style({ flex: 1, padding: `${space.x1} 0` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px 32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '52px',
  padding: `${space.x1} ${space.x4} ${space.x1} ${space.x2}`,
  selectors: {
    '&[data-own="true"]': { background: color.brandSoft },
    '&[data-acts="true"]': { gridTemplateColumns: '28px 32px minmax(0, 1fr) auto minmax(96px, auto)', columnGap: space.x3 },
  },
});

export const place = style({ textAlign: 'center', color: color.ink3, font: `${weight.strong} 16px/1.45 ${font.number}` });
export const top = style([place, { color: color.brand, fontSize: '20px' }]);

export const who = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  lineHeight: '20px',
});
export const nameLink = style([name, { ':hover': { color: color.brand, textDecoration: 'underline' } }]);
export const badges = style({ display: 'flex', gap: space.x1, minWidth: 0, overflow: 'hidden' });

export const value = style({ display: 'grid', justifyItems: 'end', gap: '2px' });
export const count = style({ font: `${weight.strong} 16px/1.25 ${font.number}` });
const moved = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', fontSize: text.xs, fontFamily: font.number });
export const up = style([moved, { color: color.brand }]);
export const down = style([moved, { color: color.ink3 }]);

/** Sticky while the list is scrolled. */
export const ownRow = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  padding: `${space.x2} ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface2,
});
export const behind = style({ flexBasis: '100%', color: color.ink3, fontSize: text.xs });
