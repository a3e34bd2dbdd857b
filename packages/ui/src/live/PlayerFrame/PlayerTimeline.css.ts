import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;
const tones = { live: color.live, recording: color.brand };

export const timelineBox = style({ padding: '0 8px' });
export const timelineControl = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '16px',
  cursor: 'pointer',
  touchAction: 'none',
});
export const timelineTrack = style({
  position: 'relative',
  width: '100%',
  height: '4px',
  borderRadius: '2px',
  background: faded(paint.white, 0.32),
  transition: `height ${vars.motion.press}`,
  selectors: { [`${timelineControl}:hover &`]: { height: '6px' } },
});
/** Loaded part of the recording, under the played part. */
export const timelineLoaded = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  borderRadius: '2px',
  background: faded(paint.white, 0.32),
});
export const timelineFill = styleVariants(tones, (tone) => ({ borderRadius: '2px', background: tone }));
export const timelineThumb = styleVariants(tones, (tone) => ({
  width: '12px',
  height: '12px',
  border: `3px solid ${color.ink1}`,
  background: tone,
}));
/** The time under the pointer. */
export const timelineValue = style({
  position: 'absolute',
  bottom: '18px',
  padding: '0 6px',
  borderRadius: vars.radius.chip,
  background: faded(paint.coal16, 0.82),
  color: color.ink1,
  fontFamily: vars.font.number,
  fontSize: text.s,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  translate: '-50% 0',
});

/** Amount of comments over time, above the line; the pointer goes through it. */
export const timelineHeat = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '10px',
  width: '100%',
  height: '20px',
  fill: faded(paint.white, 0.28),
  pointerEvents: 'none',
});
/** A point worth jumping to. */
export const timelineChapter = style({
  position: 'absolute',
  top: '-3px',
  bottom: '-3px',
  width: '3px',
  background: color.ink1,
  transform: 'skewX(-12deg)',
  pointerEvents: 'none',
});
/** The picture of the second under the pointer. */
export const timelinePeek = style({
  display: 'block',
  width: '160px',
  margin: '6px 0 2px',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  background: paint.coal10Flat,
});
globalStyle(`${timelinePeek} > video`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const timelineNamed = style({ marginInlineStart: '6px', fontFamily: vars.font.text });
