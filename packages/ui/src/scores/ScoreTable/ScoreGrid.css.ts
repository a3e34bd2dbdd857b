import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { heights } from './lines.ts';
import { steps, type Step } from './columns.data.ts';

const { color, text } = vars;
const columns = createVar();
/** Ink of live text in rows tinted by a side's colour, on some of which the usual one would be too faint. */
export const liveOnTint = createVar();
const below = (step: Step) => `(max-width: ${steps[step] - 1}px)`;
const order = Object.keys(steps) as Step[];

/** The table adapts to its own width, not to the window's: it may be beside a sidebar. */
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
  vars: { [columns]: 'var(--columns-all)', [liveOnTint]: `color-mix(in oklab, ${color.live} 70%, ${color.ink1})` },
  '@container': Object.fromEntries(order.map((step) => [below(step), { vars: { [columns]: `var(--columns-${step})` } }])),
});

/** Cells that are hidden at each step of the table's width. */
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
export const headRow = style([tracks, { height: `${heights.head}px`, alignItems: 'stretch' }]);
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
/** Place of rows that are still to come. */
export const kept = style({ display: 'block' });

/** Rows are boxes of a known size: a change in one never moves another, and those out of view cost nothing. */
const rowBase = style([
  tracks,
  {
    contain: 'strict',
    borderBottom: `1px solid ${color.line}`,
    selectors: { 'tbody > &:last-child': { borderBottomColor: 'transparent' } },
  },
]);
// Each row is a layer of its own: a new figure repaints its row and not the whole table.
const placed = style({ position: 'absolute', left: 0, right: 0, willChange: 'transform' });
export const rows = styleVariants({
  football: [rowBase, { height: `${heights.football}px` }],
  basketball: [rowBase, { height: `${heights.basketball}px` }],
});
/**
 * In a long table only the rows in view are rendered, each at its place; in a short one all of them are,
 * and the browser skips those out of view.
 */
export const standing = styleVariants({ inView: [placed], all: { contentVisibility: 'auto', containIntrinsicSize: 'auto 100%' } });

export const cell = styleVariants({
  middle: { minWidth: 0, padding: 0, textAlign: 'center' },
  start: { minWidth: 0, padding: 0, textAlign: 'left' },
  end: { minWidth: 0, padding: 0, textAlign: 'right' },
});
// The focus ring of a cell and of its controls stays inside the row, which clips overflow. A cell is a box of its own as well:
// a new figure lays out its cell and not the row.
globalStyle(`${table} td`, {
  contain: 'strict',
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  scrollMarginTop: `calc(var(--score-table-top) + ${heights.head + heights.section + 12}px)`,
  scrollMarginBottom: '12px',
});
globalStyle(`${table} :is(td, th):focus-visible, ${table} :is(td, th) :focus-visible`, {
  outlineOffset: '-2px',
  borderRadius: vars.radius.chip,
});

// Sticks below the head of the table while rows of its section scroll beneath.
const sectionRowBase = style({
  display: 'block',
  position: 'sticky',
  top: `calc(var(--score-table-top) + ${heights.head}px)`,
  zIndex: 1,
  height: `${heights.section}px`,
});
export const sectionRow = styleVariants({
  group: [sectionRowBase, { background: color.surface1 }],
  league: [sectionRowBase, { background: color.surface2, borderBottom: `1px solid ${color.line}` }],
});
export const sectionCell = style({
  display: 'block !important',
  height: `${heights.section}px`,
  padding: 0,
  textAlign: 'left',
  fontWeight: vars.weight.normal,
});

/** A small chalk line with its corner arc, over the whole width of the table. */
export const section = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: `${heights.section}px`,
  padding: '8px 24px 0 12px',
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
    ':not(a, button) + &': { marginLeft: 'auto' },
    '&:hover': { color: color.brand, background: color.surface3 },
    '&:active': { translate: '0 1px' },
  },
});
/** A league's facts, in one line of its band. */
export const leagueLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: `${heights.section - 1}px`,
  padding: '0 12px',
  whiteSpace: 'nowrap',
});
export const leagueName = style([sectionName, { overflow: 'hidden', textOverflow: 'ellipsis' }]);
export const leagueFact = style({ flex: 'none', color: color.ink3, fontSize: text.s });
/** Number of matches in progress, after the live mark. */
export const inPlay = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.ink2,
  fontSize: text.s,
  '::before': { content: '', width: '7px', height: '7px', borderRadius: vars.radius.round, background: color.live },
});
export const under = style({ padding: '24px 0 32px' });
