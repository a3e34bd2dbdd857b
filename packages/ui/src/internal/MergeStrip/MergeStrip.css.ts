import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

const narrow = '(max-width: 560px)';

/** Query container for the strip. */
export const frame = style({ containerType: 'inline-size' });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px minmax(0, 1fr)',
  minHeight: '72px',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.bug,
  color: color.onBug,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)' } },
});

const sideBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  position: 'relative',
  minWidth: 0,
  padding: `${space.x2} ${space.x6}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    width: '12px',
    background: 'var(--edge)',
    transform: `skewX(${vars.skew})`,
  },
  '@container': { [narrow]: { gap: space.x2, padding: `${space.x2} ${space.x4}` } },
});

export const side = styleVariants({
  into: [sideBase, { '::before': { insetInlineStart: '-2px' } }],
  from: [sideBase, { flexDirection: 'row-reverse', textAlign: 'end', '::before': { insetInlineEnd: '-2px' } }],
});

export const words = style({ minWidth: 0 });

export const name = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: text.xl,
  fontWeight: weight.strong,
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Two names that are to be merged differ in their last words.
  '@container': { [narrow]: { fontSize: text.m, lineHeight: '20px', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const note = style({
  display: 'block',
  overflow: 'hidden',
  color: color.onFrameMuted,
  fontSize: text.xs,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const middle = style({
  display: 'grid',
  placeItems: 'center',
  background: color.chalkCell,
  color: color.onChalkCell,
  transform: `skewX(${vars.skew})`,
});

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  fontWeight: weight.strong,
  transform: `skewX(calc(-1 * ${vars.skew}))`,
});

/** A word that a narrow strip leaves to its arrow. */
export const word = style({ '@container': { [narrow]: { fontSize: 0 } } });
