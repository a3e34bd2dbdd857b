import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

const list = style({ margin: 0, minWidth: 0 });
export const facts = styleVariants({
  lines: [list, { display: 'grid', gap: space.x2 }],
  figures: [list, { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }],
  row: [list, { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space.x2} ${space.x6}` }],
  sheet: [list, { display: 'grid', fontSize: text.s, lineHeight: 1.5 }],
  notes: [list, { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: `${space.x4} ${space.x6}` }],
});

const upright = style({ display: 'grid', minWidth: 0 });
export const fact = styleVariants({
  lines: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.x4 },
  figures: [
    upright,
    {
      alignContent: 'center',
      padding: `0 ${space.x4}`,
      borderInlineStart: `1px solid ${color.line}`,
      selectors: {
        '&:first-child': { borderInlineStart: 0 },
        ':not([data-center]) > &:first-child': { paddingInlineStart: 0 },
        ':not([data-center]) > &:last-child': { paddingInlineEnd: 0 },
        '[data-center] > &': { justifyItems: 'center', textAlign: 'center' },
      },
    },
  ],
  row: [upright],
  sheet: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 30%) minmax(0, 1fr)',
    gap: space.x3,
    padding: `${space.x2} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  },
  notes: [upright, { alignContent: 'start', gap: '2px' }],
});

const small = style({ fontSize: text.xs, lineHeight: '18px', color: color.ink3 });
export const label = styleVariants({
  lines: { color: color.ink2 },
  figures: [small],
  row: [small],
  sheet: { color: color.ink3 },
  notes: { fontWeight: weight.strong },
});

const number = style({ margin: 0, fontFamily: font.number, fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const value = styleVariants({
  lines: { margin: 0, minWidth: 0, fontWeight: weight.medium, textAlign: 'end', overflowWrap: 'anywhere' },
  figures: [number],
  row: [number],
  sheet: { margin: 0, minWidth: 0, color: color.ink1, overflowWrap: 'anywhere' },
  notes: { margin: 0, fontSize: text.s, lineHeight: '20px', color: color.ink2 },
});

/** Size of the figures; on the others it says nothing. */
export const size = styleVariants({
  s: { fontSize: text.l, lineHeight: '22px' },
  m: { fontSize: text.xl, lineHeight: '28px' },
  l: { fontSize: text.xxl, lineHeight: '32px' },
  xl: { fontSize: text.title, lineHeight: '36px' },
});
