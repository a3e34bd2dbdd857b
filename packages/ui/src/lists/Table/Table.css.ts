import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;
const rowHeight = createVar();
const ground = createVar();

export const frame = style([surface, { overflow: 'hidden', color: color.ink1 }]);

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'var(--max-height, none)',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const table = recipe({
  base: { width: '100%', borderCollapse: 'separate', textAlign: 'start' },
  variants: {
    density: { s: { vars: { [rowHeight]: '36px' }, fontSize: text.s }, m: { vars: { [rowHeight]: '48px' }, fontSize: text.m } },
    stickyFirst: { true: {}, false: {} },
    selecting: { true: {}, false: {} },
  },
});

export const captionText = style({ padding: `${space.x3} ${space.x4}`, textAlign: 'start', fontSize: text.l, fontWeight: weight.strong });

export const headCell = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: '36px',
  padding: `0 ${space.x3}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.surface2,
  color: color.ink2,
  fontSize: text.s,
  fontWeight: weight.normal,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const numericHead = style({ textAlign: 'end' });

export const headWords = style({ whiteSpace: 'nowrap' });

export const headButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  margin: '0 -6px',
  padding: '0 6px',
  borderRadius: '6px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { translate: '0 1px' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink1, fontWeight: weight.strong },
  },
});

export const sortSign = style({ color: color.ink3, selectors: { '&[data-sorted="true"]': { color: color.brand } } });

export const row = style({
  vars: { [ground]: color.surface1 },
  selectors: {
    '&:hover': { vars: { [ground]: color.surface2 } },
    '&[data-ticked], &[aria-current]': { vars: { [ground]: color.brandSoft } },
  },
});

export const cell = style({
  height: rowHeight,
  padding: `6px ${space.x3}`,
  borderBottom: `1px solid ${color.line}`,
  background: ground,
  textAlign: 'start',
  fontWeight: weight.normal,
  selectors: {
    'tr:last-child > &': { borderBottomColor: 'transparent' },
    'tr[aria-current] > &:first-child': { boxShadow: `inset 3px 0 0 ${color.brand}` },
  },
});

export const numericCell = style({
  textAlign: 'end',
  fontFamily: vars.font.number,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const tickCell = style({ width: '44px', minWidth: '44px', verticalAlign: 'middle' });

// The column that stays: the tick and the first column together where rows are ticked.
const first = table.classNames.variants.stickyFirst.true;
const selecting = table.classNames.variants.selecting;
const edge = { boxShadow: `1px 0 0 ${color.line}` };
globalStyle(`${first} tr > :first-child`, { position: 'sticky', insetInlineStart: 0, zIndex: 1 });
globalStyle(`${first}${selecting.true} tr > :nth-child(2)`, { position: 'sticky', insetInlineStart: '44px', zIndex: 1, ...edge });
globalStyle(`${first}${selecting.false} tr:not([aria-current]) > :first-child`, edge);
globalStyle(`${first} thead tr > :first-child, ${first}${selecting.true} thead tr > :nth-child(2)`, { zIndex: 2 });

export const message = style({ position: 'sticky', insetInlineStart: 0 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `10px ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  color: color.ink2,
});
