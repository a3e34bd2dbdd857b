import { globalStyle, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // In a column that is too low the picture gives way, and keeps its form between dark edges.
  flex: '0 1 auto',
  minHeight: 0,
  width: '100%',
  overflow: 'hidden',
  background: color.page,
  selectors: {
    // Over the header, under everything that floats: hints, menus, toasts and dialogs stay visible in fullscreen.
    '&[data-cover]': { position: 'fixed', inset: 0, zIndex: `calc(${vars.layer.header} + 1)` },
    '&[data-still]': { cursor: 'none' },
  },
});

export const stage = style({
  position: 'relative',
  containerType: 'inline-size',
  flex: '0 1 auto',
  width: '100%',
  minHeight: '160px',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: 'black',
  color: color.ink1,
  selectors: { '[data-cover] > &': { flex: 1, minHeight: 0, aspectRatio: 'auto' } },
});

const cover = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
/** In a window that is not 16:9 the picture is centred. */
export const videoArea = style([cover, { display: 'grid', alignContent: 'center' }]);
export const posterArea = style([cover, { display: 'grid', alignContent: 'center' }]);
globalStyle(`${videoArea} video`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
/** Comments answer to the pointer one by one; between them it belongs to the picture. */
export const danmakuArea = style([cover, { pointerEvents: 'none' }]);

export const panelArea = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  top: vars.space.x4,
  maxWidth: `calc(100% - 2 * ${vars.space.x4})`,
});
/** Over the placard of a picture that is away, too. */
export const headArea = style({ position: 'absolute', zIndex: 1, insetInline: vars.space.x4, top: vars.space.x3 });

/** Display only: presses go through to the picture. */
export const scoreArea = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  top: vars.space.x3,
  display: 'flex',
  maxWidth: `calc(100% - 2 * ${vars.space.x4})`,
  pointerEvents: 'none',
});

const fades = {
  transition: `opacity ${vars.motion.panel}`,
  selectors: { '[data-still] &': { opacity: 0, pointerEvents: 'none' } },
} as const;

export const shade = style([
  {
    position: 'absolute',
    inset: 'auto 0 0',
    height: 'min(112px, 40%)',
    pointerEvents: 'none',
    backgroundImage: `linear-gradient(to top, ${faded(paint.coal10, 0.92)} 24%, transparent)`,
  },
  fades,
]);
export const foot = style([{ position: 'absolute', inset: 'auto 8px 4px' }, fades]);
/** Over the buttons, which do not move when it appears. */
export const timelinePlace = style({ position: 'absolute', inset: 'auto 0 100%' });

export const composerArea = style({
  flex: 'none',
  selectors: {
    '&[data-floating]': {
      position: 'absolute',
      insetInlineStart: '50%',
      bottom: '60px',
      width: 'min(680px, 70%)',
      translate: '-50% 0',
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      transition: `opacity ${vars.motion.panel}`,
    },
    '[data-still] > &[data-floating]': { opacity: 0, pointerEvents: 'none' },
  },
});
