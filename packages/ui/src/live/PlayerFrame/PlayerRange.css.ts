import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** So thin that a press means the very place under the pointer. */
const thin = { appearance: 'none', width: '1px', height: '100%', border: 0 } as const;

/** The browser's own slider: it takes pointer and keys over the line that is drawn, and is not seen itself. */
export const range = style({
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: '50%',
  width: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'none',
  translate: '0 -50%',
  selectors: { '&::-webkit-slider-thumb': thin, '&::-moz-range-thumb': thin },
});

/** Filled part of the line. */
export const fill = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0 });

/** The knob at its end. */
export const thumb = style({
  position: 'absolute',
  top: '50%',
  borderRadius: vars.radius.round,
  translate: '-50% -50%',
  pointerEvents: 'none',
  selectors: { [`${range}:focus-visible ~ &`]: { outline: `2px solid ${vars.color.brand}`, outlineOffset: '2px' } },
});
