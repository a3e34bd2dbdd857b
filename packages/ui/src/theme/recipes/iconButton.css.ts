import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme.css.ts';

const square = (side: string, radius: string) => ({ selectors: { '&&': { width: side, height: side, padding: 0, borderRadius: radius } } });

export const iconButton = recipe({
  base: {
    flex: 'none',
    selectors: { '&&[aria-pressed="true"]': { background: vars.color.brandSoft, color: vars.color.brand } },
  },
  variants: {
    size: { s: square('28px', '6px'), m: square('36px', vars.radius.card), l: square('44px', vars.radius.card) },
  },
});

export const glyph = style({ display: 'inline-flex', selectors: { '[aria-busy="true"] > &': { opacity: 0 } } });
