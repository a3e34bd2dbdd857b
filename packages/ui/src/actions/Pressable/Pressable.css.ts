import { style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}, color ${motion.press}`,
});

export const pressable = styleVariants({
  words: [base, { borderRadius: radius.chip, selectors: { '&:hover': { color: color.brand } } }],
  row: [
    base,
    {
      selectors: {
        '&:hover': { background: color.surface3 },
        '&:focus-visible': { outlineOffset: '-2px' },
        '&[aria-current]': { background: color.brandSoft },
      },
    },
  ],
  card: [
    base,
    surface,
    {
      selectors: {
        '&:hover': { borderColor: color.brand },
        '&[aria-current]': { borderColor: color.brand, background: color.brand, color: color.onBrand },
      },
    },
  ],
  turf: [
    base,
    {
      background: color.frame,
      color: color.onFrame,
      selectors: {
        '&:hover': { background: color.frameRaised },
        '&:focus-visible': { outlineColor: color.onFrame, outlineOffset: '-4px' },
      },
    },
  ],
});
