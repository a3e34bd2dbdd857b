import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { heights } from './lines.ts';
import { steps, type Step } from './columns.data.ts';

const { color, text } = vars;
const columns = createVar();
const below = (step: Step) => `(max-width: ${steps[step] - 1}px)`;
const order = Object.keys(steps) as Step[];

/** The table answers to its own width, not to the window's: it may stand beside a sidebar. */
export const frame = style({
  containerType: 'inline-size',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  paddingBottom: '4px',
});

export const table = style({
  display: 'block',
  width: '100%',
  fontSize: text.m,
  vars: { [columns]: 'var(--columns-all)' },
  '@container': Object.fromEntries(order.map((step) => [below(step), { vars: { [columns]: `var(--columns-${step})` } }])),
});

/** What gives way at a step. */
export const drops = styleVariants(
  Object.fromEntries(order.map((step) => [step, { '@container': { [below(step)]: { display: 'none !important' } } }])) as Record<
    Step,
    object
  >,
);

const tracks = style({ display: 'grid', gridTemplateColumns: columns, alignItems: 'center' });

export const head = style({
  display: 'block',
  position: 'sticky',
  top: 'var(--score-table-top)',
  zIndex: vars.layer.sticky,
  background: color.surface1,
  boxShadow: `inset 0 -1px ${color.line}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
export const headRow = style([tracks, { height: '48px', alignItems: 'stretch' }]);
const headBase = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: 0,
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: vars.weight.normal,
  lineHeight: '17px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const headCell = styleVariants({
  middle: [headBase],
  start: [headBase, { textAlign: 'left' }],
  end: [headBase, { textAlign: 'right' }],
  /** Under the name of its group. */
  under: [headBase, { justifyContent: 'flex-end', paddingBottom: '5px' }],
});
export const headGroup = style({
  position: 'absolute',
  left: '50%',
  top: '6px',
  translate: '-50% 0',
  color: color.ink2,
  fontSize: text.s,
  fontWeight: vars.weight.medium,
  lineHeight: '18px',
});
export const apart = style({ boxShadow: `inset 1px 0 ${color.line}` });

export const body = style({ display: 'block', position: 'relative' });

/** Rows are boxes of a known size: what changes in one never moves another, and those out of sight cost nothing. */
const rowBase = style([
  tracks,
  {
    contain: 'strict',
    borderBottom: `1px solid ${color.line}`,
    selectors: { 'tbody > &:last-child': { borderBottomColor: 'transparent' } },
  },
]);
// Each row is a layer of its own: a new figure has its row drawn again and not the whole table.
const placed = style({ position: 'absolute', left: 0, right: 0, willChange: 'transform' });
export const rows = styleVariants({
  football: [rowBase, { height: `${heights.football}px` }],
  basketball: [rowBase, { height: `${heights.basketball}px` }],
});
/** In a long table only the rows in view stand, each at its place; in a short one all of them do, and the browser skips those out of sight. */
export const standing = styleVariants({ inView: [placed], all: { contentVisibility: 'auto', containIntrinsicSize: 'auto 100%' } });

export const cell = styleVariants({
  middle: { minWidth: 0, padding: 0, textAlign: 'center' },
  start: { minWidth: 0, padding: 0, textAlign: 'left' },
  end: { minWidth: 0, padding: 0, textAlign: 'right' },
});
// The ring of a cell, and of what it holds, stays inside the row, which cuts what leaves it.
// A cell is a box of its own as well: a new figure lays out its cell and not the row.
globalStyle(`${table} td`, {
  contain: 'strict',
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  scrollMarginTop: 'calc(var(--score-table-top) + 60px)',
  scrollMarginBottom: '12px',
});
globalStyle(`${table} :is(td, th):focus-visible, ${table} :is(td, th) :focus-visible`, {
  outlineOffset: '-2px',
  borderRadius: vars.radius.chip,
});

export const sectionRow = style({ display: 'block', height: `${heights.section}px` });
export const sectionCell = style({
  display: 'block !important',
  height: `${heights.section}px`,
  padding: '8px 0 0',
  textAlign: 'left',
  fontWeight: vars.weight.normal,
});

/** A small chalk line with its corner arc, over the whole width of the table. */
export const section = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '38px',
  padding: '0 24px 0 12px',
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    position: 'absolute',
    left: '12px',
    right: '24px',
    bottom: 0,
    height: '2px',
    background: `linear-gradient(90deg, ${color.chalkLine} 0 44px, ${color.line} 44px)`,
  },
  '::before': {
    content: '',
    position: 'absolute',
    right: '12px',
    bottom: 0,
    width: '12px',
    height: '12px',
    borderRight: `2px solid ${color.line}`,
    borderBottom: `2px solid ${color.line}`,
    borderBottomRightRadius: '12px',
  },
});
export const sectionName = style({ fontSize: '15px', fontWeight: vars.weight.strong });
export const sectionCount = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: text.m, color: color.ink3 });
export const sectionHint = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontSize: text.xs, color: color.ink3 });
export const sectionAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 8px',
  borderRadius: vars.radius.chip,
  color: color.ink3,
  fontSize: text.xs,
  cursor: 'pointer',
  selectors: {
    '&:first-of-type': { marginLeft: 'auto' },
    '&:hover': { color: color.brand, background: color.surface3 },
    '&:active': { translate: '0 1px' },
  },
});
export const under = style({ padding: '24px 0 32px' });
