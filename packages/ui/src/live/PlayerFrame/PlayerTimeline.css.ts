import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const timelineBox = style({ padding: '0 8px' });
export const timelineControl = style({ display: 'flex', alignItems: 'center', height: '16px', cursor: 'pointer', touchAction: 'none' });
export const timelineTrack = style({
  position: 'relative',
  width: '100%',
  height: '4px',
  borderRadius: '2px',
  background: 'oklch(1 0 0 / 0.32)',
  transition: `height ${vars.motion.press}`,
  selectors: { [`${timelineControl}:hover &`]: { height: '6px' } },
});
export const timelineFill = style({ borderRadius: '2px', background: color.live });
export const timelineThumb = style({
  width: '12px',
  height: '12px',
  borderRadius: vars.radius.round,
  border: `3px solid ${color.ink1}`,
  background: color.live,
  selectors: { '&:focus-within': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' } },
});
