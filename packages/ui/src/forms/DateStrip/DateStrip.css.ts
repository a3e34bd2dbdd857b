import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, font, weight, motion } = vars;

export const strip = recipe({
  base: { display: 'flex', minWidth: 0, maxWidth: '100%' },
  variants: {
    look: {
      bar: [surface, { width: '100%', overflow: 'hidden' }],
      compact: { alignItems: 'center', gap: '2px' },
    },
  },
});

/** Width of the fade over days that are cut off. */
const fade = '28px';

/** Days that find no room are reached by scrolling; the chosen one is brought into view. */
export const days = recipe({
  // Positioned, so that a day's own offset counts from here.
  base: {
    position: 'relative',
    display: 'flex',
    flex: 1,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  // A day that is cut by the edge fades into it.
  variants: {
    look: {
      bar: {},
      compact: {
        gap: '2px',
        padding: '3px',
        selectors: {
          '&[data-cut]': {
            paddingInline: fade,
            scrollPaddingInline: fade,
            maskImage: `linear-gradient(90deg, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
          },
        },
      },
    },
  },
});

export const day = recipe({
  base: {
    cursor: 'pointer',
    color: color.ink3,
    transition: `background-color ${motion.press}, color ${motion.press}`,
    selectors: {
      '&:hover': { background: color.surface3 },
      '&:active': { background: color.line },
      '&&[data-pressed]': { background: color.brand, color: color.onBrand },
      '&&[data-pressed]:hover': { background: color.brandHover },
    },
  },
  variants: {
    look: {
      bar: {
        flex: '1 0 112px',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'end',
        columnGap: space.x2,
        padding: '8px 12px',
        textAlign: 'start',
        selectors: {
          '& + &': { borderInlineStart: `1px solid ${color.line}` },
          '&:focus-visible': { outlineOffset: '-3px' },
          '&[data-pressed]:focus-visible': { outlineColor: color.onBrand },
        },
      },
      compact: {
        flex: '1 0 60px',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        minHeight: '44px',
        padding: '2px 4px',
        borderRadius: '6px',
        selectors: { '&:focus-visible': { outlineOffset: '1px' } },
      },
    },
  },
});

export const name = recipe({
  base: {
    fontSize: text.xs,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    selectors: { '[aria-current="date"]:not([data-pressed]) &': { color: color.brand, fontWeight: weight.strong } },
  },
  variants: { look: { bar: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: space.x2 }, compact: {} } },
});

export const count = style({ fontFamily: font.number, fontSize: text.s, fontWeight: weight.strong });

export const date = recipe({
  base: {
    fontFamily: font.number,
    fontWeight: weight.strong,
    color: color.ink1,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-pressed] &': { color: 'inherit' },
      '[data-when="past"]:not([data-pressed]) &, [data-free]:not([data-pressed]) &': { color: color.ink3 },
    },
  },
  variants: { look: { bar: { fontSize: text.xxl, lineHeight: '28px' }, compact: { fontSize: '15px', lineHeight: '18px' } } },
});

export const hours = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: '1px',
  height: '24px',
  minWidth: 0,
  overflow: 'hidden',
});

export const hour = style({
  flex: '0 1 4px',
  height: 'calc(var(--share) * 100%)',
  minHeight: '2px',
  borderRadius: '1px',
  background: color.lineStrong,
  opacity: 0.55,
  selectors: {
    '[data-pressed] &': { background: color.onBrand, opacity: 0.5 },
    '&[data-now]': { opacity: 1 },
    '[data-pressed] &[data-now]': { opacity: 1 },
  },
});

export const arrow = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    color: color.ink2,
    cursor: 'pointer',
    transition: `background-color ${motion.press}`,
    selectors: {
      '&:hover:not(:disabled)': { background: color.surface3, color: color.ink1 },
      '&:active:not(:disabled)': { background: color.line },
      '&:disabled': { color: color.lineStrong, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  variants: {
    look: {
      bar: {
        width: '36px',
        selectors: {
          '&:first-child': { borderInlineEnd: `1px solid ${color.line}` },
          '&:not(:first-child)': { borderInlineStart: `1px solid ${color.line}` },
        },
      },
      compact: { width: '28px', height: '44px', borderRadius: '6px' },
    },
  },
});

/** Room around the calendar that opens from the strip. */
export const single = style({ padding: space.x3 });
