import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  containerType: 'size',
  fontFamily: vars.font.text,
});
export const layer = style({ position: 'absolute', inset: 0 });

/** The area that every screen shows: 4.5 % of the height from each edge. */
const safe = '4.5cqh';
export const column = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  maxWidth: `calc(100cqw - 2 * ${safe})`,
});
const start = { alignItems: 'flex-start', left: safe } as const;
const end = { alignItems: 'flex-end', right: safe } as const;
// The width is that of the content: an offset of half the frame would leave it half of that.
const middle = { alignItems: 'center', left: safe, right: safe } as const;
const centre = { top: '50%', translate: '0 -50%' } as const;
export const places = styleVariants({
  'top-left': { ...start, top: safe },
  top: { ...middle, top: safe },
  'top-right': { ...end, top: safe },
  left: { ...start, ...centre },
  center: { ...middle, ...centre },
  right: { ...end, ...centre },
  'bottom-left': { ...start, bottom: safe },
  bottom: { ...middle, bottom: safe },
  'bottom-right': { ...end, bottom: safe },
});
