import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;
const narrow = '(max-width: 1199px)';
/** Height of a `TalkHead` with its line: panels over the content leave it free, with its close button. */
const headHeight = '65px';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surface1,
    color: color.ink1,
  },
  variants: {
    columns: {
      one: { gridTemplateColumns: '72px minmax(0, 1fr)' },
      two: { gridTemplateColumns: '72px 316px minmax(0, 1fr)' },
      three: {
        gridTemplateColumns: '72px 316px minmax(0, 1fr) 296px',
        '@media': { [narrow]: { gridTemplateColumns: '72px 316px minmax(0, 1fr)' } },
      },
    },
  },
});
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x4} ${space.x2}`,
  background: color.frame,
  color: color.onFrame,
  overflowY: 'auto',
  scrollbarWidth: 'none',
});
export const places = style({ display: 'grid', gap: space.x1, width: '100%', padding: 0, listStyle: 'none' });
export const place = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: '8px 2px',
  borderRadius: vars.radius.card,
  color: color.onFrameMuted,
  fontSize: text.xs,
  lineHeight: '16px',
  textAlign: 'center',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.frameField, color: color.onFrame },
    '&:focus-visible': { outlineColor: color.onFrame },
    '&[aria-current="page"]': { background: color.frameRaised, color: color.onFrame, fontWeight: vars.weight.medium },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-8px',
      insetBlock: '14px',
      width: '3px',
      borderRadius: '0 3px 3px 0',
      background: color.onFrame,
    },
  },
});
export const count = style({ position: 'absolute', top: '2px', insetInlineEnd: '6px' });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderInlineEnd: `1px solid ${color.line}`,
});
export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, background: color.surface2 });
export const aside = style({
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderInlineStart: `1px solid ${color.line}`,
  background: color.surface1,
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetBlock: `${headHeight} 0`,
      insetInlineEnd: 0,
      zIndex: 2,
      width: '296px',
      boxShadow: vars.shadow.float,
    },
  },
});
