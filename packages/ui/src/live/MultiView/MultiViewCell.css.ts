import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { upright as uprightText } from '../../theme/recipes/slant.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

/** Turf by night under text on a picture. */
const plateGround = faded(paint.coal145, 0.86);
const narrow = '(max-width: 420px)';

export const cell = style({
  position: 'relative',
  containerType: 'inline-size',
  minWidth: 0,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: '6px',
  background: 'black',
  selectors: {
    // Over the picture, so that it is seen on a page of any colour.
    '&[data-heard]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${color.chalkCell}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '&:not([data-heard])': { cursor: 'pointer' },
  },
});
const cover = { position: 'absolute', inset: 0, overflow: 'hidden' } as const;
export const videoArea = style(cover);
globalStyle(`${videoArea} video`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
globalStyle(`${videoArea} > img`, { width: '100%' });
export const posterArea = style({ ...cover, display: 'grid', alignContent: 'center' });
export const danmakuArea = style({ ...cover, pointerEvents: 'none' });

/** Parts that fade when the viewer is idle, and return with the pointer or keyboard focus. */
const fades = { transition: `opacity ${vars.motion.panel}` } as const;
export const shade = style({
  ...fades,
  position: 'absolute',
  inset: 'auto 0 0',
  height: 'min(92px, 40%)',
  pointerEvents: 'none',
  backgroundImage: `linear-gradient(to top, ${faded(paint.coal10, 0.9)} 30%, transparent)`,
});

export const head = style({
  position: 'absolute',
  insetInline: space.x2,
  top: space.x2,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  pointerEvents: 'none',
});
globalStyle(`${head} > button, ${head} > span`, { pointerEvents: 'auto' });
export const plate = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: '2px',
  background: color.chalkCell,
  color: color.onChalkCell,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: 1,
  transform: `skewX(${vars.skew})`,
});
export const upright = uprightText;
export const score = style({ display: 'flex', minWidth: 0, fontSize: 0 });
export const spring = style({ flex: 1 });

const corner = { display: 'inline-flex', flex: 'none', alignItems: 'center', height: '28px', borderRadius: '6px' } as const;
export const heardMark = style({
  ...corner,
  gap: space.x2,
  padding: '0 10px',
  background: color.chalkCell,
  color: color.onChalkCell,
  fontSize: text.s,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { padding: '0 7px' } },
});
/** A small picture has room for the moving bars alone; a screen reader hears it from the group's name. */
export const heardWord = style({ '@container': { [narrow]: { display: 'none' } } });
export const listen = style({
  ...corner,
  justifyContent: 'center',
  width: '28px',
  background: plateGround,
  color: color.ink1,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: { '&:hover': { background: color.chalkCell, color: color.onChalkCell }, '&:active': { translate: '0 1px' } },
});

const swing = keyframes({ '0%, 100%': { scale: '1 0.4' }, '50%': { scale: '1 1' } });
export const bars = style({ display: 'inline-flex', alignItems: 'flex-end', gap: '2px', height: '12px' });
globalStyle(`${bars} > i`, {
  width: '3px',
  height: '100%',
  background: 'currentColor',
  transformOrigin: 'bottom',
  scale: '1 0.7',
  animation: `${swing} 900ms ease-in-out infinite`,
});
globalStyle(`${bars} > i:nth-child(2)`, { animationDelay: '-300ms', scale: '1 1' });
globalStyle(`${bars} > i:nth-child(3)`, { animationDelay: '-620ms' });
globalStyle(`${bars} > i:nth-child(4)`, { animationDelay: '-140ms', scale: '1 0.9' });

export const foot = style({
  position: 'absolute',
  insetInline: space.x2,
  bottom: '6px',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '30px',
  fontSize: text.xs,
});
export const tag = style({
  minWidth: 0,
  height: '22px',
  padding: '0 8px',
  overflow: 'hidden',
  borderRadius: '3px',
  background: plateGround,
  lineHeight: '22px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const heat = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '3px',
  color: color.ink2,
  '@container': { '(max-width: 560px)': { display: 'none' } },
});
export const quality = style({
  flex: 'none',
  height: '22px',
  padding: '0 8px',
  borderRadius: '3px',
  background: plateGround,
  lineHeight: '22px',
  '@container': { [narrow]: { display: 'none' } },
});
export const acts = style({ ...fades, display: 'flex', flex: 'none', borderRadius: '6px', background: plateGround });
export const enter = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '6px',
  color: color.ink1,
  selectors: { '&:hover': { background: color.surface3 } },
});
// With a hovering pointer, the actions on a picture appear with it; a press needs a movement, which brings them back.
const hovering = '(hover: hover)';
globalStyle(`${cell}:not(:hover):not(:focus-within) ${acts}`, { '@media': { [hovering]: { opacity: 0 } } });
globalStyle(`[data-still] ${cell}:not(:focus-within) ${acts}`, { '@media': { [hovering]: { opacity: 0 } } });

export const trouble = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  padding: `40px ${space.x3}`,
  background: faded(paint.coal13, 0.82),
  textAlign: 'center',
  '@container': { [narrow]: { gap: space.x1, fontSize: text.s } },
});
globalStyle(`${trouble} > p`, { color: color.ink2, fontSize: text.s, '@container': { [narrow]: { display: 'none' } } });
export const troubleActs = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.x2 });
