import { globalStyle, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;
const overPicture = { background: faded(paint.coal14, 0.84), color: color.onFrame } as const;

export const player = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
});

export const screen = style({
  position: 'relative',
  flex: 'none',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  containerType: 'inline-size',
  background: 'black',
});
const cover = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const videoArea = style([cover, {}]);
globalStyle(`${videoArea} > video`, { width: '100%', height: '100%', objectFit: 'cover' });
export const posterArea = style([
  cover,
  { pointerEvents: 'none', transition: `opacity ${vars.motion.panel}`, selectors: { '&[data-gone]': { opacity: 0 } } },
]);
/** The whole picture leads into the room, as the named link below it does. */
export const pictureLink = style([cover, {}]);

/** Hidden before the heat is. */
export const head = style({
  position: 'absolute',
  insetInline: space.x5,
  top: space.x5,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  pointerEvents: 'none',
  '@container': { '(max-width: 560px)': { insetInline: space.x3, top: space.x3 } },
});
export const strip = style({ display: 'flex', minWidth: 0, overflow: 'hidden', borderRadius: vars.radius.chip });
export const league = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: 0,
  padding: '0 12px',
  background: paint.turf700,
  color: color.onFrame,
  fontSize: text.s,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 560px)': { display: 'none' } },
});
export const score = style({ flex: '0 1 auto', minWidth: 0, display: 'flex' });
export const heat = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '5px',
  height: '28px',
  marginInlineStart: 'auto',
  padding: '0 10px',
  borderRadius: vars.radius.chip,
  font: `${weight.strong} 15px/1 ${font.number}`,
  ...overPicture,
});

export const controls = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: '48px',
  padding: `0 ${space.x2}`,
  fontSize: text.s,
  ...overPicture,
});
export const group = style({ display: 'flex', flex: 'none', gap: space.x2 });
export const soundHint = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.onFrameMuted,
});
export const waiting = style({ marginInlineStart: 'auto', paddingInlineEnd: space.x2, color: color.onFrameMuted, whiteSpace: 'nowrap' });

export const bigPlay = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  marginInlineStart: '-36px',
  marginBlockStart: '-36px',
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  ...overPicture,
  selectors: { '&:hover': { background: color.brand, color: color.onBrand }, '&:active': { translate: '0 1px' } },
});

export const about = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '72px',
  padding: `${space.x3} ${space.x4}`,
  minWidth: 0,
});
export const words = style({ flex: 1, display: 'grid', gap: '4px', minWidth: 0 });
export const title = style({ fontSize: text.xl, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: '20px',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: text.s,
  color: color.ink2,
});
export const nickname = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const hint = style({ overflow: 'hidden', textOverflow: 'ellipsis', color: color.ink3 });
