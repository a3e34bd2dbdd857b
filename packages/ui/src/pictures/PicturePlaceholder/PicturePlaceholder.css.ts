import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** Fills the place of the picture, whose size its parent keeps. */
export const field = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space.x1,
  width: '100%',
  height: '100%',
  minHeight: 0,
  padding: space.x1,
  overflow: 'hidden',
  color: color.ink2,
  background: color.surface3,
  fontSize: text.s,
  lineHeight: 1.45,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `color ${vars.motion.press}`,
  selectors: { '&:hover': { color: color.brand }, '&:focus-visible': { outlineOffset: '-3px' } },
});

/** Pictures that are too small for words. */
const small = '(max-width: 159px)';

/** Over the drawing that stands in its place, below what cards keep in their upper corners. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '34px',
  insetInlineEnd: '6px',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '2px 6px',
  borderRadius: vars.radius.chip,
  color: color.onFrame,
  background: color.scrim,
  fontSize: text.xs,
  lineHeight: 1.45,
  cursor: 'pointer',
  '@container': { [small]: { insetBlockStart: '4px', insetInlineEnd: '4px', padding: '3px' } },
});

export const cornerWords = style({ '@container': { [small]: { display: 'none' } } });
