import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space } = vars;
/** Distance of the content of the nearest card from its edges, and from whatever reaches them. */
const edge = createVar();
const lead = createVar();
const above = createVar();
/** The corner inside of the hairline. */
const inner = `calc(${radius.card} - 1px)`;

const base = style({ minWidth: 0, scrollMarginTop: '76px' });
const plain = style({ borderRadius: radius.card });
const block = style({ selectors: { '[data-blocks] &': { vars: { [edge]: '0px' }, padding: 0, border: 0, borderRadius: 0 } } });

export const card = styleVariants({
  plain: [base, surface, block],
  inset: [base, plain, { background: color.surface3 }],
  outline: [base, plain, { border: `1px solid ${color.line}` }],
  turf: [base, plain, { background: color.frame, color: color.onFrame }],
  critical: [base, plain, { background: color.liveSoft, color: color.ink1, overflowWrap: 'anywhere' }],
});

export const padding = styleVariants({
  full: { vars: { [edge]: space.x4, [lead]: space.x3, [above]: space.x4 }, padding: space.x4 },
  titled: { vars: { [edge]: space.x4, [lead]: space.x3, [above]: space.x4 }, padding: `${space.x3} ${space.x4} ${space.x4}` },
  small: { vars: { [edge]: space.x3, [lead]: space.x3, [above]: space.x3 }, padding: space.x3 },
  none: { vars: { [edge]: '0px', [lead]: '0px', [above]: '0px' }, overflow: 'hidden' },
});

export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.x3 });

export const bleed = style({
  minWidth: 0,
  margin: `${lead} calc(-1 * ${edge}) 0`,
  selectors: { '&:last-child': { marginBottom: `calc(-1 * ${edge})` }, '&:first-child, [data-stacked] > &': { marginTop: 0 } },
});
// Full-bleed content has no sides or corners of its own; at the foot of its card it takes the card's.
globalStyle(`${bleed} > div, ${bleed} > section`, { width: '100%' });
globalStyle(`${bleed} > ${surface}`, { borderWidth: '1px 0', borderRadius: 0 });
// Of two that follow each other the second begins with a line.
globalStyle(`${bleed}:has(+ ${bleed}) > ${surface}`, { borderBottomWidth: 0 });
globalStyle(`${bleed}:last-child > ${surface}:last-child`, { borderBottomWidth: 0, borderRadius: `0 0 ${inner} ${inner}` });

export const head = style({
  margin: `calc(-1 * ${edge}) calc(-1 * ${edge}) ${space.x4}`,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: `${inner} ${inner} 0 0`,
  background: color.frame,
  color: color.onFrame,
  selectors: { '[data-stacked] > &': { marginBottom: 0 } },
});

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  margin: `${above} calc(-1 * ${edge}) calc(-1 * ${edge})`,
  padding: `${space.x3} ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${inner} ${inner}`,
  background: color.surface2,
  selectors: { '[data-stacked] > &': { marginTop: 0 } },
});

export const foot = styleVariants({ rests: [bar], stays: [bar, { position: 'sticky', bottom: 0, minHeight: '60px' }] });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInlineStart: 'auto' });
