import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

export const group = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    look: { plain: { columnGap: space.x5, rowGap: space.x2 }, cards: { gap: space.x3 } },
    direction: { column: { flexDirection: 'column' }, row: { flexWrap: 'wrap' } },
  },
  compoundVariants: [
    {
      variants: { look: 'cards', direction: 'row' },
      style: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' },
    },
  ],
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.x2,
    minWidth: 0,
    cursor: 'pointer',
    selectors: { '&:has([data-disabled])': { cursor: 'not-allowed', color: color.ink3 } },
  },
  variants: {
    look: {
      plain: { minHeight: '28px', padding: '4px 0' },
      cards: {
        padding: `${space.x3} 14px`,
        border: `1px solid ${color.lineStrong}`,
        borderRadius: vars.radius.card,
        background: color.surface1,
        transition: `border-color ${motion.press}, background-color ${motion.press}`,
        selectors: {
          '&:hover:not(:has([data-disabled]))': { borderColor: color.ink3, background: color.surface2 },
          '&:active:not(:has([data-disabled]))': { background: color.surface3 },
          '&&:has([data-checked])': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}`, background: color.surface1 },
          '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '3px' },
          '&:has([data-disabled])': { background: color.surface3, borderColor: color.line },
        },
      },
    },
  },
});

export const circle = style({
  flex: 'none',
  order: -1,
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  marginTop: '1px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: color.surface1,
  transition: `border-color ${motion.press}, border-width ${motion.press}`,
  selectors: {
    'label:hover > &:not([data-disabled])': { borderColor: color.brand },
    'label:active > &:not([data-disabled])': { background: color.brandSoft },
    '&[data-checked]': { border: `5.5px solid ${color.brand}` },
    '&[data-disabled]': { background: color.surface3, opacity: 0.6 },
    '[aria-invalid="true"] &': { borderColor: color.live },
  },
});

/** A card shows the focus around itself, so its circle does not. */
export const inCard = style({ order: 1, selectors: { '&:focus-visible': { outline: 'none' } } });

export const icon = style({ flex: 'none', display: 'inline-flex', alignSelf: 'center' });

export const words = style({ flex: 1, display: 'grid', minWidth: 0, fontSize: text.m, lineHeight: '20px', overflowWrap: 'anywhere' });

export const note = style({ fontSize: text.xs, lineHeight: '18px', color: color.ink3 });

export const end = style({ flex: 'none', fontSize: text.s, lineHeight: '20px', color: color.ink3 });
