import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${space.x4} ${space.x4} 0`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.ink1,
});

export const name = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** As high as six weeks. */
export const frame = style({ minHeight: '388px', marginTop: space.x1 });

export const failed = style([frame, { display: 'grid', placeItems: 'center' }]);

export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 4px' });

export const weekday = style({ height: '28px', fontSize: text.xs, fontWeight: weight.normal, color: color.ink3, textAlign: 'center' });

const cellBase = style({
  position: 'relative',
  height: '54px',
  padding: '4px 0',
  textAlign: 'center',
  verticalAlign: 'middle',
  color: color.ink2,
});

const end = radius.card;

export const cell = styleVariants({
  none: [cellBase],
  before: [cellBase, { color: color.ink3 }],
  missed: [cellBase, { color: color.ink3 }],
  ahead: [cellBase],
  today: [cellBase, { borderRadius: end, boxShadow: `inset 0 0 0 2px ${color.diamond}`, color: color.ink1 }],
  signed: [
    cellBase,
    {
      background: color.brandSoft,
      color: color.brand,
      borderRadius: end,
      selectors: {
        '&[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
        '&[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
        '&[data-today]': { boxShadow: `inset 0 0 0 2px ${color.brand}` },
      },
    },
  ],
});

export const number = style({
  display: 'block',
  font: `${weight.medium} 16px/22px ${font.number}`,
  selectors: { '[data-today] > &': { fontWeight: weight.strong } },
});

export const sign = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minHeight: '20px',
  overflow: 'hidden',
  fontSize: text.xs,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  padding: `${space.x2} 0 ${space.x3}`,
  fontSize: text.xs,
  lineHeight: '20px',
  color: color.ink3,
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const swatch = style({ width: '14px', height: '14px', borderRadius: '4px', background: color.brandSoft });

export const zone = style({});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginInline: `calc(-1 * ${space.x4})`,
  marginTop: 'auto',
  borderTop: `1px solid ${color.line}`,
});

export const figure = style({
  minWidth: 0,
  padding: `10px ${space.x4}`,
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
  font: `${weight.strong} 22px/30px ${font.number}`,
  color: color.ink1,
  whiteSpace: 'nowrap',
});
