import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const anchor = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });

const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  translate: '50% -50%',
  pointerEvents: 'none',
});
/** On a circle the corner of the box is outside; the edge is 14 % further in. */
export const place = styleVariants({ square: [corner], circle: [corner, { insetBlockStart: '14%', insetInlineEnd: '14%' }] });

export const badge = recipe({
  base: {
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
    font: `${vars.weight.strong} ${vars.text.xs}/18px ${vars.font.number}`,
    whiteSpace: 'nowrap',
    selectors: { [`${anchor} &`]: { boxShadow: `0 0 0 2px ${color.surface1}` } },
  },
  variants: {
    tone: {
      live: { background: color.live, color: color.onLive },
      brand: { background: color.brand, color: color.onBrand },
      neutral: { background: color.line, color: color.ink1 },
    },
    dot: { true: { width: '8px', height: '8px' }, false: { minWidth: '18px', height: '18px', padding: '0 5px' } },
  },
});
