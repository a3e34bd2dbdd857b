import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const bar = style({ display: 'flex', alignItems: 'center', gap: '2px', height: '44px', color: color.ink1, fontSize: text.s });
export const spring = style({ flex: 1 });

/** Hidden first when the picture is small; its key goes on working. */
export const optional = style({ display: 'contents', '@container': { '(max-width: 620px)': { display: 'none' } } });

export const volumeBox = style({ display: 'flex', alignItems: 'center' });
export const volumeSlider = style({ width: '76px', '@container': { '(max-width: 480px)': { display: 'none' } } });
export const volumeControl = style({
  display: 'flex',
  alignItems: 'center',
  height: '36px',
  padding: '0 8px 0 4px',
  cursor: 'pointer',
  touchAction: 'none',
});
export const volumeTrack = style({ position: 'relative', width: '100%', height: '4px', borderRadius: '2px', background: color.lineStrong });
export const volumeFill = style({ borderRadius: '2px', background: color.ink1 });
export const volumeThumb = style({
  width: '12px',
  height: '12px',
  background: color.ink1,
  selectors: { [`${volumeControl}:hover &`]: { scale: '1.15' } },
});

const mark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: '24px',
  marginInlineStart: space.x1,
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  background: color.surface3,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
});
export const liveMark = style([mark]);
const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  height: '100%',
  padding: '0 8px',
  fontWeight: vars.weight.strong,
  selectors: { '&::before': { content: '', width: '6px', height: '6px', borderRadius: '50%', background: 'currentColor' } },
});
export const liveWord = style([word, { background: color.live, color: color.onLive }]);
/** While the viewer looks back the mark is a button to the live edge. */
export const behindWord = style([word, { color: color.ink2 }]);
export const goLive = style([
  mark,
  {
    cursor: 'pointer',
    transition: `background-color ${vars.motion.press}`,
    selectors: { '&:hover': { background: color.live, color: color.onLive }, '&:active': { translate: '0 1px' } },
  },
]);
globalStyle(`${goLive}:hover ${behindWord}`, { color: 'inherit' });
/** As wide as its widest figure, so that the bar does not twitch. */
export const latency = style({
  minWidth: '74px',
  padding: '0 8px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': { '(max-width: 540px)': { display: 'none' } },
});

/** Time passed and whole length of a recording, in figures that do not dance. */
export const clockMark = style({ marginInlineStart: space.x1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const clockWhole = style({ color: color.ink2 });

export const textButton = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '5px',
  height: '28px',
  margin: `0 ${space.x1}`,
  padding: '0 10px',
  borderRadius: '6px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover, &[data-popup-open]': { background: color.surface3 }, '&:active': { translate: '0 1px' } },
});
