import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });
/** The days of the week are hidden first when names, rooms and actions need the width. */
globalStyle(`${frame}[data-rooms] [data-column="days"]`, { '@container': { '(max-width: 959px)': { display: 'none' } } });
export const place = style({
  color: color.ink2,
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontStyle: 'italic',
  fontSize: '20px',
  lineHeight: '24px',
});
const moved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  fontFamily: font.number,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
export const up = style([moved, { color: color.brand }]);
export const down = style([moved, { color: color.ink3 }]);
export const same = style([moved, { color: color.ink3 }]);

export const who = style({ display: 'flex', alignItems: 'center', gap: space.x3, minWidth: 0, padding: `${space.x1} 0` });
export const words = style({ display: 'grid', gap: '2px', minWidth: '100px' });
export const name = style({ ...cut, fontWeight: weight.medium, lineHeight: '20px' });
export const nameLink = style([name, { ':hover': { color: color.brand, textDecoration: 'underline' } }]);
export const badges = style({ display: 'flex', gap: space.x1, minWidth: 0 });
export const showing = style({ display: 'grid', gap: '2px', minWidth: 0, maxWidth: '192px' });
/** Wide enough for two short names: without them a score says nothing. */
export const bug = style({ display: 'grid', justifyItems: 'start', minWidth: '160px' });
export const title = style({ ...cut, lineHeight: '20px' });
export const best = style({ display: 'grid', gap: '2px', minWidth: '160px', maxWidth: '480px' });
export const titleLink = style([title, { ':hover': { color: color.brand, textDecoration: 'underline' } }]);
export const state = style({ color: color.ink3, fontSize: text.xs, lineHeight: '16px' });
export const gap = style({ color: color.ink3 });

export const trail = style({ display: 'block', color: color.ink3, selectors: { '&[data-rises="true"]': { color: color.brand } } });
export const trailLine = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' });
export const trailEnd = style({ fill: 'currentColor' });

export const more = style({ display: 'flex', justifyContent: 'center', padding: space.x2, borderTop: `1px solid ${color.line}` });
/** Sticky while the page is scrolled. */
export const ownLine = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x4}`,
  minHeight: '56px',
  padding: `${space.x2} ${space.x4}`,
  background: color.brandSoft,
});
export const ownPlace = style({ fontSize: text.l });
export const ownMissing = style({ color: color.ink2, fontSize: text.s });
