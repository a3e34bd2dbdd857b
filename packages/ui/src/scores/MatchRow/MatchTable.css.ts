import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { columns, type ColumnId } from './columns.ts';

const { color, text } = vars;

/** The table answers to its own width, not to the window's: it may stand beside a sidebar. */
export const frame = style({ containerType: 'inline-size', border: `1px solid ${color.line}`, borderRadius: vars.radius.card, background: color.surface1 });
export const table = style({ width: '100%', tableLayout: 'fixed', fontSize: text.m });

const drops = {
  medium: { '@container': { '(max-width: 899px)': { display: 'none' } } },
  narrow: { '@container': { '(max-width: 599px)': { display: 'none' } } },
} as const;

/** What a column and each of its cells share: whether it is there at all. */
export const column = styleVariants(
  Object.fromEntries(columns.map((one) => [one.id, 'drop' in one ? drops[one.drop] : {}])) as Record<ColumnId, object>,
);

const headCell = style({
  position: 'sticky',
  top: 'var(--match-table-top)',
  zIndex: vars.layer.sticky,
  height: '48px',
  padding: 0,
  background: color.surface1,
  boxShadow: `inset 0 -1px ${color.line}`,
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: vars.weight.normal,
  lineHeight: '16px',
  textAlign: 'center',
  selectors: { '&:first-child': { borderTopLeftRadius: vars.radius.card }, '&:last-child': { borderTopRightRadius: vars.radius.card } },
});

export const head = styleVariants({
  middle: [headCell],
  start: [headCell, { textAlign: 'left' }],
  end: [headCell, { textAlign: 'right' }],
});
export const zone = style({ display: 'block', whiteSpace: 'nowrap' });

export const sectionRow = style({ position: 'relative' });
export const sectionCell = style({ height: '46px', padding: '0 0 0 12px', textAlign: 'left', verticalAlign: 'bottom', fontWeight: vars.weight.normal });

/** A small chalk line with its corner arc, over the whole width of the table. */
export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '38px',
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', left: '12px', right: '24px', bottom: 0, height: '2px', background: `linear-gradient(90deg, ${color.chalkLine} 0 44px, ${color.line} 44px)` },
  '::before': { content: '', position: 'absolute', right: '12px', bottom: 0, width: '12px', height: '12px', borderRight: `2px solid ${color.line}`, borderBottom: `2px solid ${color.line}`, borderBottomRightRadius: '12px' },
});
export const sectionName = style({ fontSize: '15px', fontWeight: vars.weight.strong });
export const sectionCount = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: text.m, color: color.ink3 });
export const sectionHint = style({ fontSize: text.xs, color: color.ink3 });
export const sectionAction = style({ position: 'absolute', right: '32px', bottom: '5px' });
